import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '征稿稿件详情', text: '这里将是征稿页：看征稿要求，并可投稿。' },
  en: {
    title: 'Call for articles',
    text: 'This will be a call for articles: read what is wanted and send yours.',
  },
  de: {
    title: 'Aufruf zum Einsenden',
    text: 'Hier entsteht ein Aufruf zum Einsenden: lesen, was gesucht wird, und einsenden.',
  },
  fr: {
    title: 'Appel à contributions',
    text: 'Ici, vous lirez ce que nous cherchons et enverrez votre texte.',
  },
  bo: { title: 'རྩོམ་འབོད་ཞིབ་ཕྲ', text: 'འདི་ནས་རྩོམ་འབོད་ཀྱི་བླང་བྱ་ལ་ལྟ་བ་དང་རྩོམ་ཡིག་གོང་འབུལ་ཆོག་རྒྱུ་རེད།' },
};
