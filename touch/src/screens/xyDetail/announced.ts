import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '订阅号', text: '这里将是订阅号主页：看它的稿件、视频、问答和动态，并可订阅。' },
  en: {
    title: 'Channel',
    text: 'This will be a channel’s page: its articles, videos, questions and updates, and a way to subscribe.',
  },
  de: {
    title: 'Kanal',
    text: 'Hier entsteht die Seite eines Kanals: Artikel, Videos, Fragen und Neuigkeiten, auch zum Abonnieren.',
  },
  fr: {
    title: 'Chaîne',
    text: 'Ici, vous trouverez les articles, vidéos, questions et nouvelles d’une chaîne, et pourrez vous abonner.',
  },
  bo: {
    title: 'རྒྱུན་མངགས་ཨང',
    text: 'འདི་ནས་རྒྱུན་མངགས་ཨང་གི་རྩོམ་ཡིག་དང་བརྙན་ཟློས། དྲི་བ། གནས་ཚུལ་བཅས་ལ་ལྟ་བ་དང་རྒྱུན་མངགས་ཆོག་རྒྱུ་རེད།',
  },
};
