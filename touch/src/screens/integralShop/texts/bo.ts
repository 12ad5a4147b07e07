import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'སྐར་གྲངས་ཞིབ་ཕྲ',
  what: 'ཐོ་འཇུག་བྱས་རྗེས་སྐར་གྲངས་ལ་ལྟ་ཆོག ཀློག་པ་དང་དཔྱད་གཏམ་སྤེལ་ན་སྐར་གྲངས་ཐོབ། སྐར་གྲངས་ཀྱིས་འོག་གི་ཐོན་རྫས་བརྗེ་ཆོག',
  login: 'ཐོ་འཇུག',
  sum: 'ངའི་སྐར་གྲངས',
  today: (score) => `དེ་རིང་ ${score}`,
  parts: 'སྐར་གྲངས',
  days: 'ཞིབ་ཕྲ',
  rules: 'སྒྲིག་ལམ',
  act: 'བྱ་སྤྱོད',
  each: 'ཐེངས་རེར',
  countedToday: 'དེ་རིང་ཐེངས',
  noRules: 'སྐར་གྲངས་ཀྱི་སྒྲིག་ལམ་མི་འདུག',
  products: 'ཐོན་རྫས',
  mine: 'ངའི་བརྗེ་ཐོ',
  noDays: 'ཉིན་སུམ་ཅུའི་ནང་སྐར་གྲངས་ལ་འགྱུར་བ་མེད།',
  noProducts: 'ད་དུང་བརྗེ་ཆོག་པའི་ཐོན་རྫས་མེད།',
  noRedemptions: 'ད་དུང་ཐོན་རྫས་བརྗེས་མེད།',
  score: (n) => `སྐར་གྲངས་${n}`,
  left: (n) => `${n}ལྷག་ཡོད`,
  soldOut: 'བརྗེས་ཚར་བ',
  waiting: 'ལེན་རྒྱུ། ཨང་འདི་བསྟན་ནས་ལེན་རོགས།',
  handedOut: 'བླངས་ཟིན།',
  cancelled: 'མེད་པར་བཟོས་ཟིན། སྐར་གྲངས་ཕྱིར་སྤྲད་ཟིན།',
};
