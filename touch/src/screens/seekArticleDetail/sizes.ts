/** CSS `sizes` of the call's picture. */
export const SEEK_SIZES = '(min-width: 960px) 660px, 100vw';
