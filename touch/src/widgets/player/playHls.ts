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
