import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  optional: 'རང་མོས',
  missing: (label) => `${label} འབྲི་རོགས།`,
  missingChoice: (label) => `${label} འདེམས་རོགས།`,
  missingPicture: (label) => `${label} ཡར་སྐུར་རོགས།`,
  tooLong: 'ནང་དོན་རིང་དྲགས་འདུག',
  phone: 'ཁ་པར་ཨང་གྲངས་གནས་11འབྲི་རོགས།',
  number: 'གྲངས་ཀ་འབྲི་རོགས།',
  date: 'ཚེས་གྲངས་འདེམས་རོགས།',
  option: 'བཀོད་པའི་ཁྲོད་ནས་འདེམས་རོགས།',
  pictureGoing: 'པར་རིས་སྐུར་བཞིན་ཡོད། ཏོག་ཙམ་སྒུག་རོགས།',
  pictureFailed: 'པར་རིས་སྐུར་མ་ཐུབ། ཡང་བསྐྱར་ཚོད་ལྟའམ་སུབ་རོགས།',
  region: 'མཐའ་མའི་རིམ་པའི་བར་འདེམས་རོགས།',
  province: 'ཞིང་ཆེན',
  city: 'གྲོང་ཁྱེར',
  county: 'རྫོང',
  choose: 'འདེམས་པ',
};
