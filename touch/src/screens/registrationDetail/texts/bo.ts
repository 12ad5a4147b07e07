import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'མིང་འགོད་ཞིབ་ཕྲ',
  signedOut: 'ཐོ་འཇུག་བྱས་རྗེས་ཁྱེད་ཀྱི་མིང་འགོད་ལ་ལྟ་ཆོག',
  none: 'ཁྱེད་ཀྱི་མིང་འགོད་མ་རྙེད།',
  noneWhy: 'མིང་མ་བཀོད་པའམ་ཐོ་ཁོངས་གཞན་གྱིས་བཀོད་པ་ཡིན་སྲིད།',
  status: 'ཞིབ་བཤེར་གནས་བབ',
  toAudit: 'ཞིབ་བཤེར་སྒུག་བཞིན་ཡོད།',
  passed: 'ཞིབ་བཤེར་བརྒལ་ཟིན།',
  notPassed: 'ཞིབ་བཤེར་མ་བརྒལ།',
  waiting: 'སྒུག་ཐོའི་ནང་ཡོད།',
  time: 'བྱེད་སྒོའི་དུས་ཚོད',
  place: 'བྱེད་སྒོའི་ས་གནས',
  created: 'མིང་འགོད་དུས་ཚོད',
  code: 'མིང་འགོད་ཨང་གྲངས',
  codeHint: 'སླེབས་སྐབས་ཨང་གྲངས་འདི་བཤད་རོགས།',
  voucher: 'རྟགས་རིས་ཡོད་པའི་དཔང་རྟགས་སྟོན་པ',
  answers: 'ཁྱེད་ཀྱིས་བྲིས་པའི་ནང་དོན',
  noAnswer: 'བྲིས་མེད།',
  openApp: 'APPཁ་ཕྱེ་བ',
  getApp: 'མཁོ་སྤྱོད་ཆས་ཕབ་ལེན',
};
