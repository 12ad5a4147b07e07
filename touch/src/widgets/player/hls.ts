import Hls from 'hls.js/light';

/**
 * Plays a playlist in a video element through Media Source Extensions.
 * @param failed told once, when nothing further comes.
 * @returns what ends it: no request goes on afterwards.
 */
export function attachHls(video: HTMLVideoElement, url: string, failed: () => void): () => void {
  // no worker: the page's policy allows none made of text
  const hls = new Hls({ enableWorker: false });
  let recovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    hls.destroy();
    failed();
  });
  hls.once(Hls.Events.MANIFEST_PARSED, () => {
    hls.attachMedia(video);
    // a browser that waits for another tap shows its own controls
    video.play().catch(() => undefined);
  });
  hls.loadSource(url);
  return () => hls.destroy();
}
