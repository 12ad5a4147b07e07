import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གྲགས་ཆེན་ཞིབ་ཕྲ',
  hot: 'གྲགས་ཆེན',
  hours: (n) => `ཆུ་ཚོད་${n}`,
};
