import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  copy: 'Copy the code',
  copied: 'Code copied',
  copyFailed: 'Could not copy. Press and hold the code to copy it.',
};
