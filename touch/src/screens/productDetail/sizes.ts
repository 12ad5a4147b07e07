/** A product's picture spans a phone, and half of a wide page. */
export const PRODUCT_SIZES = '(min-width: 720px) 720px, 100vw';
