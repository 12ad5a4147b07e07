import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'དུམ་བུའི་སྦྲེལ་ཐག་དཔང་རྟགས།',
  article: 'རྩོམ་ཡིག',
  toArticle: 'རྩོམ་ཡིག་ལ་ལྟ།',
  time: 'དཔང་འཇོག་དུས་ཚོད།',
  hash: 'དཔང་འཇོག་ཧ་ཞི།',
  open: 'དཔང་རྟགས་ལ་ལྟ།',
  download: 'དཔང་རྟགས་ཕབ་ལེན།',
  document: 'དཔང་རྟགས།',
  broken: 'དཔང་རྟགས་ཀློག་མི་ཐུབ།',
  brokenDetail: 'ཡིག་ཆ་སྐྱོན་ཤོར་བ་ཡིན་སྲིད། ཕབ་ལེན་བྱས་རྗེས་ལྟོས།',
  none: 'རྩོམ་ཡིག་འདིར་དཔང་རྟགས་མེད།',
  zoomIn: 'ཆེ་རུ་གཏོང་།',
  zoomOut: 'ཆུང་དུ་གཏོང་།',
  pages: (n) => `ཤོག་ངོས་${n}`,
  page: (n) => `ཤོག་ངོས་${n}པ།`,
  pageFailed: (n) => `ཤོག་ངོས་${n}པ་མངོན་མི་ཐུབ།`,
};
