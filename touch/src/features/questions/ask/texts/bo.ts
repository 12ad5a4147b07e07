import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'དྲི་བ་འདྲི་བ',
  title: 'དྲི་བ',
  content: 'ཁ་སྣོན། (འདོད་མོས)',
  send: 'གཏོང་བ',
  sending: 'གཏོང་བཞིན་པ…',
  needsTitle: 'དྲི་བ་འབྲི་རོགས།',
  titleTooLong: (n) => `དྲི་བར་ཡིག་རྟགས་${n}ལས་མང་མི་ཆོག`,
  contentTooLong: (n) => `ཁ་སྣོན་ལ་ཡིག་རྟགས་${n}ལས་མང་མི་ཆོག`,
  refusedWords: 'མི་འཚམ་པའི་ཚིག་འདུག བཟོ་བཅོས་བྱེད་རོགས།',
  sent: 'བཏང་ཟིན། ཞིབ་བཤེར་རྗེས་སྤེལ་ངེས།',
};
