import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '问政详情', text: '这里将是问政详情：看问题、部门答复和办理进度。' },
  en: {
    title: 'Question to the authorities',
    text: 'This will show a question to the authorities, their answer and its progress.',
  },
  de: {
    title: 'Frage an die Behörden',
    text: 'Hier stehen künftig eine Frage an die Behörden, die Antwort und der Stand der Bearbeitung.',
  },
  fr: {
    title: 'Question aux autorités',
    text: 'Ici, vous lirez une question aux autorités, leur réponse et son avancement.',
  },
  bo: { title: 'སྲིད་དོན་དྲི་བ་ཞིབ་ཕྲ', text: 'འདིར་སྲིད་དོན་དྲི་བ་དང་སྡེ་ཁག་གི་ལན། ཐག་གཅོད་ཀྱི་གནས་ཚུལ་བཅས་མངོན་རྒྱུ་རེད།' },
};
