import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '短视频', text: '这里将播放分享给您的短视频，上滑看下一条。' },
  en: {
    title: 'Short video',
    text: 'This will play the short video shared with you. Swipe up for the next.',
  },
  de: {
    title: 'Kurzvideo',
    text: 'Hier läuft künftig das mit Ihnen geteilte Kurzvideo. Nach oben wischen zeigt das nächste.',
  },
  fr: {
    title: 'Vidéo courte',
    text: 'Ici passera la vidéo partagée avec vous. Balayez vers le haut pour la suivante.',
  },
  bo: { title: 'བརྙན་ཟློས་ཐུང་ངུ', text: 'འདི་ནས་ཁྱེད་ལ་མཉམ་སྤྱོད་བྱས་པའི་བརྙན་ཟློས་ཐུང་ངུ་གཏོང་རྒྱུ་རེད། ཡར་འཐེན་ནས་རྗེས་མར་ལྟ།' },
};
