import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '影响力排行榜', text: '这里将是影响力排行榜：看订阅号的排名，为它们打榜。' },
  en: {
    title: 'Influence ranking',
    text: 'This will be the influence ranking: see how channels rank and vote for them.',
  },
  de: {
    title: 'Einfluss-Rangliste',
    text: 'Hier entsteht die Einfluss-Rangliste: sehen, wo die Kanäle stehen, und für sie stimmen.',
  },
  fr: {
    title: 'Classement d’influence',
    text: 'Ici, vous verrez le classement d’influence des chaînes et pourrez voter pour elles.',
  },
  bo: { title: 'ཤུགས་རྐྱེན་ཨང་རིམ', text: 'འདི་ནས་རྒྱུན་མངགས་ཨང་གི་ཤུགས་རྐྱེན་གོ་རིམ་ལ་ལྟ་བ་དང་འདེམས་ཤོག་འཕེན་ཆོག་རྒྱུ་རེད།' },
};
