import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Certificat blockchain',
  article: 'Article',
  toArticle: 'Lire l’article',
  time: 'Certifié le',
  hash: 'Empreinte certifiée',
  open: 'Voir le certificat',
  download: 'Télécharger le certificat',
  document: 'Certificat',
  broken: 'Le certificat est illisible',
  brokenDetail: 'Le fichier est peut-être endommagé. Téléchargez-le ou écrivez à la rédaction.',
  none: 'Cet article n’a pas de certificat blockchain',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  pages: (n) => (n === 1 ? '1 page' : `${n} pages`),
  page: (n) => `Page ${n}`,
  pageFailed: (n) => `La page ${n} ne peut pas être affichée`,
};
