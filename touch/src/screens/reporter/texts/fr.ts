import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Journaliste',
  contents: 'Articles et carnet',
  articles: 'Articles',
  dynamics: 'Carnet',
  articleCount: (n, text) => `${text} ${n < 2 ? 'article' : 'articles'}`,
};
