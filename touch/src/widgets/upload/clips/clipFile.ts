/** File names of videos and recordings that the platform stores; some phones hand a file over by its type alone. */
const names = /\.(mp4|m4v|mov|webm|mp3|m4a|ogg|oga|wav)$/i;

export const isVideo = ({ name, type }: File): boolean =>
  type === '' ? /\.(mp4|m4v|mov|webm)$/i.test(name) : type.startsWith('video/');
export const isClip = (file: File): boolean => /^(audio|video)\//.test(file.type) || names.test(file.name);

/** Length in seconds as this browser reads it; 0 where it cannot. */
export function readDuration(file: File): Promise<number> {
  const url = URL.createObjectURL(file);
  const element = document.createElement(isVideo(file) ? 'video' : 'audio');
  element.preload = 'metadata';
  return new Promise<number>((done) => {
    element.onloadedmetadata = () => done(Number.isFinite(element.duration) ? element.duration : 0);
    element.onerror = () => done(0);
    element.src = url;
  }).finally(() => {
    element.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
