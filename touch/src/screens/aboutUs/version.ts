/** The product's build version (A13). */
export const VERSION = 'v6.2.6';
