import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  wrongFormat: 'jpg jpeg png gif bmp བཅས་ཀྱི་པར་རིས་ཁོ་ན་སྐྱེལ་ཆོག',
  going: 'སྐྱེལ་བཞིན་པ།',
  cancel: 'སྐྱེལ་བ་མཚམས་འཇོག',
  failed: 'སྐྱེལ་མ་ཐུབ། ཡང་བསྐྱར་ཚོད་ལྟ་བྱེད་རོགས།',
  again: 'ཡང་བསྐྱར་ཚོད་ལྟ།',
  unreadable: 'པར་འདི་ཀློག་མི་ཐུབ། གཞན་ཞིག་འདེམས་རོགས།',
  portrait: 'མགོ་པར་བརྗེ་བ།',
  add: 'པར་རིས་ཁ་སྣོན།',
  remove: 'པར་རིས་སུབ་པ།',
  pictures: 'པར་རིས',
  most: (most) => `པར་རིས་མང་མཐར་${most}ལས་བརྒལ་མི་ཆོག`,
};
