import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཆེད་དོན',
  intro: 'སྔོན་གླེང',
  parts: 'ཆེད་དོན་གྱི་དཀར་ཆག',
  morePart: (part) => `དེ་བས་མང་། ${part}`,
};
