import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '活动报名', text: '这里将是报名页：填写报名表，提交前可以检查修改。' },
  en: {
    title: 'Registration',
    text: 'This will be the registration form, which you can check before sending.',
  },
  de: {
    title: 'Anmeldung zur Aktion',
    text: 'Hier entsteht das Anmeldeformular, das Sie vor dem Absenden prüfen können.',
  },
  fr: {
    title: 'Inscription',
    text: 'Ici, vous remplirez le formulaire d’inscription et le relirez avant l’envoi.',
  },
  bo: { title: 'བྱེད་སྒོར་མིང་འགོད', text: 'འདི་ནས་མིང་འགོད་རེའུ་མིག་འབྲི་བ་དང་མ་བཏང་གོང་ཞིབ་བཤེར་བྱེད་ཆོག་རྒྱུ་རེད།' },
};
