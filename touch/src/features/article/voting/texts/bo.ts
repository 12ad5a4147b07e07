import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  give: 'འདེམས་ཤོག་འཕེན་པ།',
  going: 'སྤྲོད་བཞིན་པ།',
  again: 'མུ་མཐུད་འདེམས་ཤོག་འཕེན་པ།',
  results: 'འབྲས་བུར་ལྟ་བ།',
  resultsTitle: 'འདེམས་ཤོག་གི་འབྲས་བུ།',
  votes: (n) => `འདེམས་ཤོག་${n}`,
  total: (n) => `ཁྱོན་འཕངས་གྲངས་${n}`,
  mine: 'ངས་བདམས་པ།',
  choose: (question: string) => `སྔོན་ལ་དྲི་བ་འདིར་འདེམས་རོགས། ${question}`,
};
