import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'རྒྱུན་མངགས་རེའུ་མིག',
  categories: 'རྒྱུན་མངགས་ཨང་གི་དབྱེ་བ',
  below: 'འོག་རིམ་གྱི་དབྱེ་བ',
  recommended: 'འོས་སྦྱོར',
  rank: 'ཤུགས་རྐྱེན་ཨང་རིམ',
  none: 'དབྱེ་བ་འདིར་ད་དུང་རྒྱུན་མངགས་ཨང་མེད།',
  sharedBy: (paper) => `${paper}ནས་སྤེལ་བ`,
};
