const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** True if a video needs hls.js: a playlist that the browser cannot play itself but hls.js can (F6). */
export const needsHls = (video: Pick<HTMLVideoElement, 'canPlayType'>, url: string): boolean =>
  url.includes('.m3u8') &&
  !video.canPlayType(HLS_TYPE) &&
  ('MediaSource' in window || 'ManagedMediaSource' in window);
