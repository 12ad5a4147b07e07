import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Channels',
  categories: 'Categories',
  below: 'Categories below',
  recommended: 'Recommended',
  rank: 'Influence ranking',
  none: 'No channels in this category yet',
  sharedBy: (paper) => `Shared by ${paper}`,
};
