/** How wide a body picture stands on the page, for `sizes`. */
export const BODY_SIZES = '(min-width: 720px) 720px, 100vw';
