import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཤུགས་རྐྱེན་ཨང་རིམ',
  periods: 'དུས་ཡུན',
  thisWeek: 'བདུན་འདི',
  lastWeek: 'བདུན་སྔོན་མ',
  thisMonth: 'ཟླ་འདི',
  lastMonth: 'ཟླ་སྔོན་མ',
  what: 'མི་རེས་ཉིན་རེར་རྒྱུན་མངགས་ཨང་རེར་འདེམས་ཤོག་ཐེངས་གཅིག་འཕེན་ཆོག',
  rules: 'ཨང་རིམ་གྱི་སྒྲིག་སྲོལ',
  influence: (n) => `ཤུགས་རྐྱེན་${n}`,
  vote: 'འདེམས་པ',
  voted: 'འདེམས་ཟིན',
  counted: 'འདེམས་ཤོག་འཕངས་ཟིན།',
  categories: 'རྒྱུན་མངགས་ཨང་གི་དབྱེ་བ',
  recommended: 'འོས་སྦྱོར',
};
