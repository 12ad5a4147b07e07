import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '圈子', text: '这里将是圈子：看公告和帖子，也可以发帖。' },
  en: { title: 'Circle', text: 'This will be a circle: read its notices and posts, and add your own.' },
  de: { title: 'Kreis', text: 'Hier entsteht ein Kreis: Hinweise und Beiträge lesen und selbst schreiben.' },
  fr: { title: 'Cercle', text: 'Ici, vous lirez les annonces et messages d’un cercle, et pourrez y écrire.' },
  bo: { title: 'གྲོགས་ཚོགས', text: 'འདི་ནས་གྲོགས་ཚོགས་ཀྱི་བརྡ་ཐོ་དང་འགྲེམས་ཡིག་ལ་ལྟ་བ་དང་འགྲེམས་ཡིག་འབྲི་ཆོག་རྒྱུ་རེད།' },
};
