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
};
