import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '邀请码', text: '这里将可以填写邀请码，记下是谁邀请了您。' },
  en: {
    title: 'Invitation code',
    text: 'This is where you will enter an invitation code to record who invited you.',
  },
  de: {
    title: 'Einladungscode',
    text: 'Hier geben Sie künftig einen Einladungscode ein, damit wir wissen, wer Sie eingeladen hat.',
  },
  fr: {
    title: 'Code d’invitation',
    text: 'Ici, vous saisirez un code d’invitation pour indiquer qui vous a invité.',
  },
  bo: { title: 'གདན་ཞུའི་ཨང་རྟགས', text: 'འདི་ནས་གདན་ཞུའི་ཨང་རྟགས་འབྲི་ཆོག་རྒྱུ་རེད།' },
};
