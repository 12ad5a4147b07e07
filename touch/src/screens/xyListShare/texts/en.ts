import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Influence ranking',
  periods: 'Period',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  what: 'You can vote for each channel once a day.',
  rules: 'How the ranking works',
  influence: (n) => `Influence ${n}`,
  vote: 'Vote',
  voted: 'Voted',
  counted: 'Your vote counts',
  categories: 'Categories',
  recommended: 'Recommended',
};
