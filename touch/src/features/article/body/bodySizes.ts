/** Width of a body picture on the page, for `sizes`. */
export const BODY_SIZES = '(min-width: 720px) 720px, 100vw';
