import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'གྲོགས་ཚོགས',
  all: 'གྲོགས་ཚོགས་ཚང་མ',
  noCircles: 'ད་དུང་གྲོགས་ཚོགས་མི་འདུག',
  join: 'ཞུགས་པ',
  joined: 'ཞུགས་ཟིན',
  post: 'འགྲེམས་ཡིག་འབྲི་བ',
  newest: 'གསར་ཤོས',
  hottest: 'ཚ་ཤོས',
  sorted: 'གོ་རིམ',
  none: 'ད་དུང་འགྲེམས་ཡིག་མི་འདུག',
  notices: 'བརྡ་ཐོ',
  members: (n) => `ཚོགས་མི་${n}`,
  posts: (n) => `འགྲེམས་ཡིག་${n}`,
};
