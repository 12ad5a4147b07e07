const HLS_TYPE = 'application/vnd.apple.mpegurl';

const isPlaylist = (url: string): boolean => /\.m3u8(?:[?#]|$)/i.test(url);

/** Whether a video needs hls.js: a playlist, no player of the browser's own for it, and a browser that hls.js can feed (F6). */
export const needsHls = (video: HTMLVideoElement, url: string): boolean =>
  isPlaylist(url) &&
  video.canPlayType(HLS_TYPE) === '' &&
  ('MediaSource' in window || 'ManagedMediaSource' in window);

/**
 * Plays a playlist; hls.js comes with the first one that is played.
 * @returns what ends it, also while it is still on its way.
 */
export function playHls(video: HTMLVideoElement, url: string, failed: () => void): () => void {
  let left = false;
  let detach = () => {};
  import('./hls').then(
    ({ attachHls }) => {
      if (!left) detach = attachHls(video, url, failed);
    },
    () => left || failed(),
  );
  return () => {
    left = true;
    detach();
  };
}
