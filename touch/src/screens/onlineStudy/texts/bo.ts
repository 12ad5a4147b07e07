import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'དྲ་ཐོག་སློབ་སྦྱོང',
  done: (n, all) => `སློབ་ཚན་${all}ལས་${n}སྦྱངས་ཟིན`,
  thisDevice: 'ཐོ་འཇུག་བྱས་ན་སྒྲིག་ཆས་གཞན་ནས་མུ་མཐུད་སྦྱོང་ཐུབ།',
  progress: 'སྦྱོང་རིམ',
  partDone: 'སྦྱངས་ཟིན',
  partShare: (percent) => `${percent}%སྦྱངས་ཟིན`,
  text: 'ཡིག་ཆ',
  failed: 'གཏོང་མ་ཐུབ། རྗེས་སུ་བསྐྱར་དུ་ཚོད་ལྟ་བྱེད་རོགས།',
};
