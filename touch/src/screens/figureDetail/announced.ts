import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '人物', text: '这里将是人物页：看简历和相关报道。' },
  en: { title: 'Profile', text: 'This will be a profile page: a short biography and the coverage.' },
  de: { title: 'Porträt', text: 'Hier entsteht ein Porträt: Lebenslauf und Berichte.' },
  fr: {
    title: 'Portrait',
    text: 'Ici, vous trouverez le portrait d’une personne et les articles qui en parlent.',
  },
  bo: { title: 'མི་སྣ', text: 'འདིར་མི་སྣའི་ངོ་སྤྲོད་དང་འབྲེལ་ཡོད་གནས་ཚུལ་མངོན་རྒྱུ་རེད།' },
};
