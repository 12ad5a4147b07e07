import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '领导之窗', text: '这里将按地区列出各位领导，以及写给他们的问题。' },
  en: { title: 'Officials', text: 'This will list officials by region, with the questions put to them.' },
  de: { title: 'Amtsträger', text: 'Hier stehen künftig die Amtsträger nach Gebiet, mit den Fragen an sie.' },
  fr: {
    title: 'Responsables',
    text: 'Ici, vous trouverez les responsables par territoire et les questions posées à chacun.',
  },
  bo: { title: 'འགོ་ཁྲིད་ཀྱི་སྒེའུ་ཁུང', text: 'འདིར་ས་ཁུལ་སོ་སོའི་འགོ་ཁྲིད་དང་ཁོང་ཚོར་བཏང་བའི་དྲི་བ་མངོན་རྒྱུ་རེད།' },
};
