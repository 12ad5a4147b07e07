import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  options: { requiresAuth: true },
  zh: { title: '投票选项详情', text: '这里将是选项页：看一个选项的介绍和票数，并为它投票。' },
  en: {
    title: 'Option details',
    text: 'This will present one option and its votes, and let you vote for it.',
  },
  de: {
    title: 'Details zur Auswahl',
    text: 'Hier sehen Sie künftig einen Vorschlag mit seinen Stimmen und können für ihn abstimmen.',
  },
  fr: { title: 'Détail du choix', text: 'Ici, vous verrez un choix et ses voix, et pourrez voter pour lui.' },
  bo: {
    title: 'འདེམས་གཞི་ཞིབ་ཕྲ',
    text: 'འདི་ནས་འདེམས་གཞི་གཅིག་གི་ངོ་སྤྲོད་དང་འདེམས་ཤོག་གྲངས་ལ་ལྟ་བ་དང་འདེམས་ཤོག་འཕེན་ཆོག་རྒྱུ་རེད།',
  },
};
