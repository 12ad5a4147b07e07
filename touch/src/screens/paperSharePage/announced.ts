import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '数字报', text: '这里将是数字报：按日期和版面读报，点击版面看稿件。' },
  en: {
    title: 'Digital newspaper',
    text: 'This will be the digital newspaper: choose a date and page, and tap the page to read an article.',
  },
  de: {
    title: 'Digitale Zeitung',
    text: 'Hier entsteht die digitale Zeitung: Datum und Seite wählen und auf der Seite einen Artikel antippen.',
  },
  fr: {
    title: 'Journal numérique',
    text: 'Ici, vous lirez le journal par date et par page, en touchant un article sur la page.',
  },
  bo: { title: 'ཚགས་པར', text: 'འདི་ནས་ཚེས་གྲངས་དང་པར་ངོས་ལྟར་ཚགས་པར་ཀློག་པ་དང་པར་ངོས་མནན་ནས་རྩོམ་ཡིག་ལ་ལྟ་ཆོག་རྒྱུ་རེད།' },
};
