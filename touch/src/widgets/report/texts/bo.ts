import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཐེར་འདོན',
  what: 'ཐེར་འདོན་བྱ་ཡུལ།',
  nickname: 'མིང་།',
  portrait: 'པར།',
  why: 'ཐེར་འདོན་གྱི་རྒྱུ་མཚན་འདེམས་རོགས།',
  advert: 'བརྡ་ཁྱབ་སྙིགས་རོ',
  abuse: 'དམའ་འབེབས་དང་རྒོལ་བ',
  indecent: 'འཚམས་མིན་གྱི་ནང་དོན',
  unlawful: 'ཁྲིམས་འགལ་ལམ་གནོད་ཅན',
  untrue: 'གནས་ཚུལ་རྫུན་མ',
  other: 'གཞན་དག',
  send: 'གོང་འབུལ',
  reported: 'ཐེར་འདོན་འབྱོར་ཟིན། ང་ཚོས་ཞིབ་བཤེར་བྱེད་ངེས།',
};
