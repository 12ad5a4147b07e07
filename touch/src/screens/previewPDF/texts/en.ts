import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Blockchain certificate',
  article: 'Article',
  toArticle: 'Read the article',
  time: 'Notarised at',
  hash: 'Notarised hash',
  open: 'View certificate',
  download: 'Download certificate',
  document: 'Certificate',
  broken: 'The certificate cannot be read',
  brokenDetail: 'The file may be damaged. Download it, or contact the newsroom.',
  none: 'This article has no blockchain certificate',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pages: (n) => (n === 1 ? '1 page' : `${n} pages`),
  page: (n) => `Page ${n}`,
  pageFailed: (n) => `Page ${n} cannot be shown`,
};
