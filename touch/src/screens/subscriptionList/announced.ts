import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '订阅列表', text: '这里将按分类列出订阅号，并可订阅。' },
  en: { title: 'Channels', text: 'This will list the channels by category and let you subscribe.' },
  de: { title: 'Kanäle', text: 'Hier stehen künftig die Kanäle nach Rubriken, zum Abonnieren.' },
  fr: { title: 'Chaînes', text: 'Ici, vous trouverez les chaînes par catégorie et pourrez vous abonner.' },
  bo: { title: 'རྒྱུན་མངགས་རེའུ་མིག', text: 'འདི་ནས་རྒྱུན་མངགས་ཨང་རིགས་དབྱེ་བཞིན་ལྟ་བ་དང་རྒྱུན་མངགས་ཆོག་རྒྱུ་རེད།' },
};
