import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '在线学习', text: '这里将是在线学习：按章节学习，记住学到哪里。' },
  en: {
    title: 'Online study',
    text: 'This will be online study: course parts, and a note of how far you have got.',
  },
  de: {
    title: 'Online lernen',
    text: 'Hier lernen Sie künftig online, Teil für Teil; der Stand wird gemerkt.',
  },
  fr: {
    title: 'Formation en ligne',
    text: 'Ici, vous suivrez des cours par étapes, et retrouverez où vous en étiez.',
  },
  bo: { title: 'དྲ་ཐོག་སློབ་སྦྱོང', text: 'འདི་ནས་ལེའུ་རིམ་བཞིན་སློབ་སྦྱོང་བྱེད་ཆོག་རྒྱུ་རེད། གང་དུ་སླེབས་པ་ཟིན་ཐོ་འགོད་ངེས།' },
};
