import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཐད་གཏོང་དེ་བས་མང',
  coming: 'ཐད་གཏོང་སྔོན་བརྡ',
  starts: (when) => `${when} མགོ་འཛུགས`,
};
