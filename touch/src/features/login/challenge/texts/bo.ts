import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'པར་རིས་ར་སྤྲོད་ཨང་གྲངས',
  pictureShown: 'ར་སྤྲོད་ཨང་གྲངས་ཀྱི་པར་རིས',
  otherPicture: 'པར་རིས་གཞན',
  questionInstead: 'མི་གསལ་ན་དྲི་བར་ལན་འདེབས',
  pictureInstead: 'པར་རིས་ལ་ཕྱིར་ལོག',
  answer: 'ཁྱེད་ཀྱི་ལན',
  challengeFailed: 'པར་རིས་ར་སྤྲོད་ཨང་གྲངས་སྣོན་འཇུག་མ་ཐུབ།',
  codeExpired: 'ར་སྤྲོད་ཨང་གི་དུས་ཚོད་ཡོལ་སོང་། གསར་པ་ཞིག་བརྗེས་ཡོད།',
  working: 'ཅུང་ཙམ་སྒུག་རོགས། ར་སྤྲོད་བྱེད་བཞིན་པ།',
  workFailed: 'བཤར་ཆས་འདིས་ར་སྤྲོད་བྱེད་མ་ཐུབ། པར་རིས་སམ་བཤར་ཆས་གཞན་ཞིག་སྤྱོད་རོགས།',
};
