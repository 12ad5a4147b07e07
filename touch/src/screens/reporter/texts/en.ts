import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Reporter',
  contents: 'Articles and updates',
  articles: 'Articles',
  dynamics: 'Updates',
  articleCount: (n, text) => `${text} ${n === 1 ? 'article' : 'articles'}`,
};
