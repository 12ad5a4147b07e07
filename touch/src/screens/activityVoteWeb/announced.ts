import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  options: { requiresAuth: true },
  zh: { title: '投票', text: '这里将是网页投票：在浏览器里看选项并投票。' },
  en: { title: 'Vote', text: 'This will be the web vote: see the options and vote in the browser.' },
  de: {
    title: 'Abstimmung',
    text: 'Hier entsteht die Web-Abstimmung: Vorschläge ansehen und im Browser abstimmen.',
  },
  fr: { title: 'Vote', text: 'Ici, vous pourrez voter depuis le navigateur.' },
  bo: { title: 'འདེམས་ཤོག་འཕེན་པ', text: 'འདི་ནས་བཤར་ཆས་ནང་འདེམས་ཤོག་འཕེན་ཆོག་རྒྱུ་རེད།' },
};
