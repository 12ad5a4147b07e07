import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  copy: 'Copier le code',
  copied: 'Code copié',
  copyFailed: 'Copie impossible. Appuyez longuement sur le code pour le copier.',
};
