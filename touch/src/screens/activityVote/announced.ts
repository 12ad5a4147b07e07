import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  options: { requiresAuth: true, safeArea: true },
  zh: { title: '投票活动详情', text: '这里将是投票页：看选项、规则和排名，为喜欢的选项投票。' },
  en: {
    title: 'Vote details',
    text: 'This will be the voting page: see the options, rules and ranking, and vote for your favourite.',
  },
  de: {
    title: 'Details der Abstimmung',
    text: 'Hier entsteht die Abstimmung: Vorschläge, Regeln und Rangfolge ansehen und abstimmen.',
  },
  fr: {
    title: 'Détail du vote',
    text: 'Ici, vous verrez les choix, les règles et le classement, et pourrez voter.',
  },
  bo: {
    title: 'འདེམས་ཤོག་འཕེན་པའི་བྱེད་སྒོ་ཞིབ་ཕྲ',
    text: 'འདི་ནས་འདེམས་གཞི་དང་སྒྲིག་སྲོལ། གོ་རིམ་བཅས་ལ་ལྟ་བ་དང་འདེམས་ཤོག་འཕེན་ཆོག་རྒྱུ་རེད།',
  },
};
