import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  moment: 'གནས་ཚུལ',
  pictures: 'པར་རིས',
  pinned: 'རྩེ་མོར་བཞག་པ',
  underReview: 'ཞིབ་བཤེར་བྱེད་བཞིན་པ',
  refused: 'ཞིབ་བཤེར་ཐོན་མེད',
  ownWaiting: 'ཞིབ་བཤེར་བྱེད་བཞིན་ཡོད། ད་ལྟ་ཁྱེད་རང་གཅིག་པུས་མཐོང་ཐུབ།',
  ownRefused: 'ཞིབ་བཤེར་ཐོན་མ་སོང་། ཁྱེད་རང་གཅིག་པུས་མཐོང་ཐུབ།',
  inCircle: 'གྲོགས་ཚོགས',
  titleOf: (name) => `${name} ཡི་འགྲེམས་ཡིག`,
  video: (n) => `བརྙན་ཟློས་${n}`,
};
