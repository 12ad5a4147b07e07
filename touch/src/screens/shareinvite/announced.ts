import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '您的专属邀请码', text: '这里将是您的专属邀请码，可以发给朋友。' },
  en: {
    title: 'Your personal invitation code',
    text: 'This will show your personal invitation code to send to friends.',
  },
  de: {
    title: 'Ihr persönlicher Einladungscode',
    text: 'Hier steht künftig Ihr persönlicher Einladungscode für Freunde.',
  },
  fr: {
    title: 'Votre code d’invitation personnel',
    text: 'Ici, vous trouverez votre code d’invitation personnel à envoyer à vos amis.',
  },
  bo: { title: 'ཁྱེད་རང་གི་གདན་ཞུའི་ཨང་རྟགས', text: 'འདིར་ཁྱེད་རང་གི་གདན་ཞུའི་ཨང་རྟགས་མངོན་རྒྱུ་རེད། གྲོགས་པོར་བསྐུར་ཆོག' },
};
