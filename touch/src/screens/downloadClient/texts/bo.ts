import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'APPཕབ་ལེན',
  heading: (name) => `APP། ${name}`,
  why: 'གསར་འགྱུར་གལ་ཆེན་དང་དྲ་རྒྱ་མེད་པར་ཀློག་པ། མིང་འགོད། འདེམས་ཤོག་བཅས་APPནང་སྟབས་བདེ་ཡིན།',
};
