import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '打榜规则', text: '这里将说明打榜规则：怎样计票，每天几票。' },
  en: {
    title: 'How the ranking works',
    text: 'This will explain the ranking: how votes are counted and how many you have a day.',
  },
  de: {
    title: 'Regeln der Rangliste',
    text: 'Hier steht künftig, wie die Rangliste zählt und wie viele Stimmen Sie am Tag haben.',
  },
  fr: {
    title: 'Règles du classement',
    text: 'Ici, nous expliquerons comment les voix comptent et combien vous en avez par jour.',
  },
  bo: { title: 'ཨང་རིམ་གྱི་སྒྲིག་སྲོལ', text: 'འདིར་གོ་རིམ་རྩི་སྟངས་དང་ཉིན་རེའི་འདེམས་ཤོག་གྲངས་གསལ་བཤད་བྱེད་རྒྱུ་རེད།' },
};
