import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  addClip: 'བརྙན་ཟློས་སམ་སྒྲ་ཕབ་སྣོན་པ',
  clipGoing: 'ཡར་སྐྱེལ་བཞིན་པ',
  clipArrived: 'ཡར་སྐྱེལ་ཟིན',
  removeClip: 'སུབ་པ',
  clipFailed: 'ཡར་སྐྱེལ་བར་ཆད་བྱུང་། སྐྱེལ་ཟིན་པ་ད་དུང་ཡོད།',
  clipAgain: 'མུ་མཐུད་སྐྱེལ་བ',
  clipRefused: 'ཡིག་ཆ་འདི་དང་ལེན་བྱས་མེད། གཞན་ཞིག་འདེམས་རོགས།',
  clipFormat: 'བརྙན་ཟློས་དང་སྒྲ་ཕབ་ཁོ་ན་སྣོན་ཆོག',
  clipTooLarge: (n) => `ཡིག་ཆ་རེ་རེར་མང་མཐར་${n}MBལས་བརྒལ་མི་ཆོག`,
  mostClips: (n) => `བརྙན་ཟློས་སམ་སྒྲ་ཕབ་མང་མཐར་${n}ལས་བརྒལ་མི་ཆོག`,
  addVideo: 'བརྙན་ཟློས་སྣོན་པ',
  videoFormat: 'བརྙན་ཟློས་ཁོ་ན་སྣོན་ཆོག',
  mostVideos: (n) => `བརྙན་ཟློས་མང་མཐར་${n}ལས་བརྒལ་མི་ཆོག`,
  mediaGoing: 'ཡིག་ཆ་སྐྱེལ་བཞིན་པ། ཅུང་ཙམ་སྒུག་རོགས།',
  mediaFailed: 'ཡིག་ཆ་ཞིག་སྐྱེལ་མ་ཐུབ། བསྐྱར་དུ་སྐྱེལ་བའམ་སུབ་རོགས།',
};
