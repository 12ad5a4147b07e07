import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  moment: 'Moment',
  pictures: 'Pictures',
  pinned: 'Pinned',
  underReview: 'Under review',
  refused: 'Not accepted',
  ownWaiting: 'Under review. Until then only you can see it.',
  ownRefused: 'This was not accepted. Only you can see it.',
  inCircle: 'Posted in',
  titleOf: (name) => `Post by ${name}`,
  video: (n) => `Video ${n}`,
};
