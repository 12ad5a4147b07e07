/** The package brings types for its whole build only; the light one has the same class without captions, DRM and alternative audio. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
