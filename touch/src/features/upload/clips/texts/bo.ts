import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  add: 'བརྙན་ཟློས་སམ་སྒྲ་ཕབ་སྣོན་པ',
  going: 'ཡར་སྐྱེལ་བཞིན་པ',
  arrived: 'ཡར་སྐྱེལ་ཟིན',
  remove: 'སུབ་པ',
  failed: 'ཡར་སྐྱེལ་བར་ཆད་བྱུང་། སྐྱེལ་ཟིན་པ་ད་དུང་ཡོད།',
  again: 'མུ་མཐུད་སྐྱེལ་བ',
  refused: 'ཡིག་ཆ་འདི་དང་ལེན་བྱས་མེད། གཞན་ཞིག་འདེམས་རོགས།',
  wrongFormat: 'བརྙན་ཟློས་དང་སྒྲ་ཕབ་ཁོ་ན་སྣོན་ཆོག',
  tooLarge: (n) => `ཡིག་ཆ་རེ་རེར་མང་མཐར་${n}MBལས་བརྒལ་མི་ཆོག`,
  most: (n) => `བརྙན་ཟློས་སམ་སྒྲ་ཕབ་མང་མཐར་${n}ལས་བརྒལ་མི་ཆོག`,
};
