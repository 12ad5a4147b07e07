/** CSS `sizes` of the topic's picture. */
export const TOPIC_SIZES = '(min-width: 960px) 660px, 100vw';
