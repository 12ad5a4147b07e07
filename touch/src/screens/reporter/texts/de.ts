import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Reporterseite',
  contents: 'Artikel und Notizen',
  articles: 'Artikel',
  dynamics: 'Notizen',
  articleCount: (_n, text) => `${text} Artikel`,
};
