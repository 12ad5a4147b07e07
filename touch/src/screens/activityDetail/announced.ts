import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '活动详情', text: '这里将是活动页：看活动介绍、时间和名额，并可报名。' },
  en: {
    title: 'Event',
    text: 'This will be the event page: what it is about, when, how many places, and how to register.',
  },
  de: {
    title: 'Aktion',
    text: 'Hier entsteht die Seite der Aktion: Inhalt, Zeitraum, freie Plätze und Anmeldung.',
  },
  fr: {
    title: 'Événement',
    text: 'Ici, vous trouverez l’événement, ses dates, ses places, et pourrez vous inscrire.',
  },
  bo: { title: 'བྱེད་སྒོ་ཞིབ་ཕྲ', text: 'འདི་ནས་བྱེད་སྒོའི་ངོ་སྤྲོད་དང་དུས་ཚོད། མི་གྲངས་བཅས་ལ་ལྟ་བ་དང་མིང་འགོད་ཆོག་རྒྱུ་རེད།' },
};
