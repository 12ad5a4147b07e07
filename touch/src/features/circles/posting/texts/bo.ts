import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'འགྲེམས་ཡིག་འབྲི་བ',
  momentHeading: 'གནས་ཚུལ་འགྲེམས་པ',
  title: 'འགོ་བརྗོད། (འདོད་མོས)',
  content: 'ནང་དོན',
  send: 'གཏོང་བ',
  sending: 'གཏོང་བཞིན་པ…',
  needsContent: 'ནང་དོན་འབྲི་བའམ་པར་རིས་དང་བརྙན་ཟློས་སྣོན་རོགས།',
  titleTooLong: (n) => `འགོ་བརྗོད་ལ་ཡིག་རྟགས་${n}ལས་མང་མི་ཆོག`,
  contentTooLong: (n) => `ནང་དོན་ལ་ཡིག་རྟགས་${n}ལས་མང་མི་ཆོག`,
  refusedWords: 'མི་འཚམ་པའི་ཚིག་འདུག བཟོ་བཅོས་བྱེད་རོགས།',
  sent: 'བཏང་ཟིན། ཞིབ་བཤེར་རྗེས་སྤེལ་ངེས།',
};
