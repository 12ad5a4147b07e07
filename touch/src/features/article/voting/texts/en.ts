import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  give: 'Vote',
  going: 'Sending…',
  again: 'Vote again',
  results: 'See the results',
  resultsTitle: 'Results',
  votes: (n) => `Votes: ${n}`,
  total: (n) => `Ballots: ${n}`,
  mine: 'Your choice',
  choose: (question: string) => `Please answer first: ${question}`,
};
