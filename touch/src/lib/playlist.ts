const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Whether a video needs hls.js: a playlist, no player of the browser's own for it, and a browser that hls.js can feed (F6). */
export const needsHls = (video: HTMLVideoElement, url: string): boolean =>
  url.includes('.m3u8') &&
  !video.canPlayType(HLS_TYPE) &&
  ('MediaSource' in window || 'ManagedMediaSource' in window);
