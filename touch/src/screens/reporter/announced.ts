import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  options: { keptAlive: true },
  zh: { title: '记者主页', text: '这里将是记者主页：看记者的稿件和动态。' },
  en: { title: 'Reporter', text: 'This will be a reporter’s page with their articles and updates.' },
  de: { title: 'Reporterseite', text: 'Hier entsteht die Reporterseite mit Artikeln und Notizen.' },
  fr: { title: 'Journaliste', text: 'Ici, vous trouverez les articles et les nouvelles d’un journaliste.' },
  bo: { title: 'གསར་འགོད་པའི་ཤོག་ངོས', text: 'འདིར་གསར་འགོད་པའི་རྩོམ་ཡིག་དང་གནས་ཚུལ་མངོན་རྒྱུ་རེད།' },
};
