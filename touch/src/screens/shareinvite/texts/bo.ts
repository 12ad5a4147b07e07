import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'ཁྱེད་རང་གི་གདན་ཞུའི་ཨང་རྟགས',
  signedOut: 'ཐོ་འཇུག་བྱས་རྗེས་ཁྱེད་ཀྱི་གདན་ཞུའི་ཨང་རྟགས་ལ་ལྟ་ཆོག',
  none: 'ཁྱེད་ཀྱི་གདན་ཞུའི་ཨང་རྟགས་མ་རྙེད།',
  code: 'ཁྱེད་ཀྱི་གདན་ཞུའི་ཨང་རྟགས',
  hint: 'གྲོགས་པོར་བསྐུར་ནས་“གདན་ཞུའི་ཨང་རྟགས”ཤོག་ངོས་སུ་འབྲི་བར་རེ་བ་ཞུ།',
  invite: 'གྲོགས་པོ་གདན་ཞུ',
  rules: 'གདན་ཞུའི་སྒྲིག་སྲོལ',
  enter: 'མི་གཞན་གྱི་གདན་ཞུའི་ཨང་རྟགས་འབྲི་བ',
  cardTitle: (name) => `ཀློག་པར་གདན་ཞུ། ${name}`,
  cardText: (code) => `ངའི་གདན་ཞུའི་ཨང་རྟགས། ${code}`,
};
