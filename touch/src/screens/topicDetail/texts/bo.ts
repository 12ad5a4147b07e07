import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'དྲི་བའི་གླེང་སྟེགས',
  ask: 'དྲི་བ་འདྲི་བ',
  closed: 'གླེང་གཞི་འདིར་དྲི་བ་འདྲི་མཚམས་བཞག་ཟིན།',
  newest: 'གསར་ཤོས',
  hottest: 'ཚ་ཤོས',
  questions: (n) => `དྲི་བ་${n}`,
  host: 'གཙོ་སྐྱོང་བ',
  none: 'ད་དུང་དྲི་བ་མི་འདུག',
  sorted: 'གོ་རིམ',
};
