import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  copyFailed: 'Kopieren nicht möglich. Halten Sie den Code gedrückt, um ihn zu kopieren.',
};
