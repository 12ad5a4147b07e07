import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '问政详情', text: '这里将是问政详情：看问题从受理到答复的每一步。' },
  en: {
    title: 'Question to the authorities',
    text: 'This will show every step of a question to the authorities, from receipt to answer.',
  },
  de: {
    title: 'Frage an die Behörden',
    text: 'Hier sehen Sie künftig jeden Schritt einer Frage an die Behörden, vom Eingang bis zur Antwort.',
  },
  fr: {
    title: 'Question aux autorités',
    text: 'Ici, vous suivrez chaque étape d’une question aux autorités, du dépôt à la réponse.',
  },
  bo: { title: 'སྲིད་དོན་དྲི་བ་ཞིབ་ཕྲ', text: 'འདིར་སྲིད་དོན་དྲི་བ་དང་ལེན་བྱེད་པ་ནས་ལན་འདེབས་པའི་བར་གྱི་གོ་རིམ་རེ་རེ་མངོན་རྒྱུ་རེད།' },
};
