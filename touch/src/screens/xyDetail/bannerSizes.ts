/** CSS `sizes` of an account's banner. */
export const BANNER_SIZES = '(min-width: 960px) 300px, 100vw';
