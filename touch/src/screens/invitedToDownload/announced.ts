import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '邀请您下载客户端', text: '这里将是邀请页：看是谁邀请您，并下载客户端。' },
  en: {
    title: 'You are invited to get the app',
    text: 'This will be the invitation page: see who invited you and get the app.',
  },
  de: {
    title: 'Einladung zur App',
    text: 'Hier sehen Sie künftig, wer Sie eingeladen hat, und können die App laden.',
  },
  fr: {
    title: 'Invitation à installer l’application',
    text: 'Ici, vous verrez qui vous invite et pourrez télécharger l’application.',
  },
  bo: { title: 'APPཕབ་ལེན་ལ་གདན་ཞུ', text: 'འདི་ནས་སུས་གདན་ཞུ་བྱས་པར་ལྟ་བ་དང་APPཕབ་ལེན་ཆོག་རྒྱུ་རེད།' },
};
