import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Blockchain-Zertifikat',
  article: 'Artikel',
  toArticle: 'Zum Artikel',
  time: 'Beglaubigt am',
  hash: 'Beglaubigter Hash',
  open: 'Zertifikat ansehen',
  download: 'Zertifikat laden',
  document: 'Zertifikat',
  broken: 'Das Zertifikat ist nicht lesbar',
  brokenDetail: 'Die Datei ist vielleicht beschädigt. Laden Sie sie herunter oder fragen Sie die Redaktion.',
  none: 'Dieser Artikel hat kein Blockchain-Zertifikat',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  pages: (n) => (n === 1 ? '1 Seite' : `${n} Seiten`),
  page: (n) => `Seite ${n}`,
  pageFailed: (n) => `Seite ${n} kann nicht gezeigt werden`,
};
