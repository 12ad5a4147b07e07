import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  about: 'ཐད་གཏོང་གི་ངོ་སྤྲོད',
  parts: 'ཐད་གཏོང་གི་ནང་དོན',
  reports: 'གསར་འགོད',
  talk: 'ཁ་བརྡ',
  order: 'གསར་འགོད་ཀྱི་གོ་རིམ',
  newest: 'གསར་ཤོས་སྔོན་ལ',
  oldest: 'སྔ་ཤོས་སྔོན་ལ',
  newReports: (n) => `གསར་འགོད་གསར་པ་ ${n}`,
  pinned: 'རྩེར་བཞག',
  none: 'ད་དུང་གསར་འགོད་མེད',
  noneYet: 'ཐད་གཏོང་འགོ་ཚུགས་རྗེས་གསར་འགོད་འདིར་མངོན',
  starts: (when) => `${when} མགོ་འཛུགས`,
  startsSoon: 'མི་འགྱངས་པར་འགོ་འཛུགས',
  countdown: (days, clock) => (days > 0 ? `ད་དུང་ཉིན་ ${days} ${clock}` : `ད་དུང་ ${clock}`),
  remind: 'ང་ལ་དྲན་སྐུལ་བྱེད',
  noPlayback: 'ཐད་གཏོང་མཇུག་རྫོགས་ཟིན། བསྐྱར་གཏོང་མེད',
  lines: 'བརྒྱུད་ལམ',
  line: (n) => `བརྒྱུད་ལམ་ ${n}`,
  picture: (n) => `པར་རིས་ ${n} པ་ཁ་འབྱེད`,
  audio: 'སྒྲ',
  giftsInApp: 'APPནང་ལག་རྟགས་སྐྱེལ',
};
