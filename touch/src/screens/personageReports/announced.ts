import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '报道集', text: '这里将汇集有关一位人物的报道。' },
  en: { title: 'Coverage', text: 'This will gather the coverage of one person.' },
  de: { title: 'Berichte', text: 'Hier sammeln wir künftig die Berichte über eine Person.' },
  fr: { title: 'Reportages', text: 'Ici seront réunis les articles consacrés à une personne.' },
  bo: { title: 'གནས་ཚུལ་བསྡུས་པ', text: 'འདིར་མི་སྣ་གཅིག་གི་སྐོར་གྱི་གནས་ཚུལ་བསྡུས་ནས་མངོན་རྒྱུ་རེད།' },
};
