/** CSS `sizes` of the activity's picture. */
export const ACTIVITY_SIZES = '(min-width: 960px) 660px, 100vw';
