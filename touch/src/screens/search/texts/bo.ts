import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'འཚོལ་བཤེར',
  placeholder: 'གསར་འགྱུར། བརྙན་ཟློས། ཆེད་དོན། རྒྱུན་མངགས་ཨང་འཚོལ་བཤེར',
  submit: 'འཚོལ་བཤེར',
  clear: 'གཙང་སེལ',
  hot: 'འཚོལ་མཁན་མང་བ',
  history: 'འཚོལ་བཤེར་ཟིན་ཐོ',
  clearHistory: 'ཟིན་ཐོ་གཙང་སེལ',
  removeWord: (word) => `ཟིན་ཐོ་ནས་“${word}”སུབ་པ`,
  suggestions: 'འོས་སྦྱོར',
  news: 'གསར་འགྱུར',
  video: 'བརྙན་ཟློས',
  topic: 'ཆེད་དོན',
  account: 'རྒྱུན་མངགས་ཨང',
  in: 'འཚོལ་བཤེར་ཁྱབ་ཁོངས',
  inTitle: 'འགོ་བརྗོད',
  inContent: 'ནང་དོན',
  inAuthor: 'རྩོམ་པ་པོ',
  nothing: (word) => `“${word}”དང་འབྲེལ་བའི་ནང་དོན་མ་རྙེད།`,
  tryOther: 'ཚིག་གཞན་ནམ་རིགས་གཞན་ཞིག་འཚོལ་རོགས།',
  results: (figure) => `འཚོལ་འབྲས་${figure}`,
};
