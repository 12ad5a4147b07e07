import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གནས་ཚུལ་སྙན་ཞུ་ཞིབ་ཕྲ',
  formTitle: 'གནས་ཚུལ་སྙན་ཞུ',
  ownTitle: 'ངའི་གནས་ཚུལ་སྙན་ཞུ',
};
