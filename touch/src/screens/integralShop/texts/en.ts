import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Points',
  what: 'Log in to see your points: reading and comments earn them, and the products below cost them.',
  login: 'Log in',
  sum: 'Your points',
  today: (score) => `Today ${score}`,
  parts: 'Points',
  days: 'By day',
  rules: 'Rules',
  act: 'Act',
  each: 'Each',
  countedToday: 'Today',
  noRules: 'This paper gives no points',
  products: 'Products',
  mine: 'Redeemed',
  noDays: 'No points in the last thirty days',
  noProducts: 'No products yet',
  noRedemptions: 'You have not redeemed anything yet',
  score: (n) => `${n} points`,
  left: (n) => `${n} left`,
  soldOut: 'Sold out',
  waiting: 'Ready, fetch it with this code',
  handedOut: 'Handed out',
  cancelled: 'Cancelled, points returned',
  notForMinors: 'The shop is closed in minors’ mode',
};
