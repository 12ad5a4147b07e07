import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '我的报名', text: '这里将列出您的全部报名及其进展。' },
  en: { title: 'My registrations', text: 'This will list all your registrations and how they stand.' },
  de: { title: 'Meine Anmeldungen', text: 'Hier stehen künftig alle Ihre Anmeldungen und ihr Stand.' },
  fr: {
    title: 'Mes inscriptions',
    text: 'Ici, vous retrouverez toutes vos inscriptions et leur avancement.',
  },
  bo: { title: 'ངའི་མིང་འགོད', text: 'འདིར་ཁྱེད་ཀྱི་མིང་འགོད་ཡོངས་དང་དེའི་གནས་ཚུལ་མངོན་རྒྱུ་རེད།' },
};
