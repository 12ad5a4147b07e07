import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Product',
  score: (n) => `${n} points`,
  left: (n) => `${n} left`,
  soldOut: 'Sold out',
  redeem: 'Redeem',
  loginFirst: 'Log in to redeem',
  missing: (n) => `${n} points missing`,
  balance: (n) => `Your points: ${n}`,
  toMine: 'Redeemed',
  ready: 'Redeemed, fetch it with this code',
  about: 'About this product',
  gone: 'This product does not exist or is no longer offered',
  toShop: 'See other products',
  sure: 'Redeem this product?',
  costs: (n) => `This takes ${n} points`,
  confirm: 'Redeem',
  sending: 'Redeeming …',
  done: 'Redeemed',
  howToFetch: 'Show this code when you fetch it. You always find it under “Redeemed”.',
  overLimit: 'You have redeemed as many as each member may',
  notEnough: 'Not enough points',
  notForMinors: 'The shop is closed in minors’ mode',
};
