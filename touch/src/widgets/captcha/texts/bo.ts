import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'པར་ནང་གི་ཡི་གེ',
  pictureShown: 'ར་སྤྲོད་ཨང་གི་པར།',
  answer: 'ལན།',
  other: 'གཞན་ཞིག་བརྗེ་བ།',
  questionInstead: 'པར་མི་གསལ་ན་དྲི་བ་ཞིག་ལ་ལན་འདེབས།',
  pictureInstead: 'པར་སྤྱོད་པ།',
  failed: 'ར་སྤྲོད་ཨང་འཇུག་མ་ཐུབ།',
  codeMissing: 'ར་སྤྲོད་ཨང་འབྲི་རོགས།',
  codeExpired: 'ར་སྤྲོད་ཨང་གི་དུས་ཚོད་ཡོལ་སོང་། གསར་པ་ཞིག་བརྗེས་ཡོད།',
  working: 'ཅུང་ཙམ་སྒུག་རོགས། ར་སྤྲོད་བྱེད་བཞིན་པ།',
  workFailed: 'བཤར་ཆས་འདིས་ར་སྤྲོད་བྱེད་མ་ཐུབ། པར་རིས་སམ་བཤར་ཆས་གཞན་ཞིག་སྤྱོད་རོགས།',
};
