import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'བརྙན་ཟློས་ཐུང་ངུ',
  titleOf: (name) => `${name} ཡི་བརྙན་ཟློས་ཐུང་ངུ`,
  soundOn: 'སྒྲ་ཕྱེ།',
  soundOff: 'སྒྲ་རྒྱོབ།',
  soundKey: 'མཐེབ་གནོན་Mཡིས་སྒྲ་འབྱེད་རྒྱག་བྱེད།',
  captions: 'ཡིག་བྱང',
  related: 'འབྲེལ་ཡོད་བརྙན་ཟློས',
  noRelated: 'འབྲེལ་ཡོད་བརྙན་ཟློས་མེད།',
  next: 'རྗེས་མ',
  previous: 'སྔོན་མ',
  end: 'ཚང་མ་བལྟས་ཚར་སོང་།',
  fromStart: 'མགོ་ནས་ཡང་བསྐྱར་བལྟ།',
  place: (index, title) => `ཨང་${index} ${title}`,
  notAtNight: 'ལོ་མ་ལོན་པའི་རྣམ་པའི་སྐབས་ཆུ་ཚོད་22ནས་ཕྱི་ཉིན་ཆུ་ཚོད་6བར་བརྙན་ཐུང་བལྟ་མི་ཆོག',
};
