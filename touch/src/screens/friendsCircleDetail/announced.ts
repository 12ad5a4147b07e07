import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '朋友圈', text: '这里将是朋友圈的一条内容：看文字、图片和评论。' },
  en: {
    title: 'Friends’ circle',
    text: 'This will show one entry of the friends’ circle: text, pictures and comments.',
  },
  de: {
    title: 'Freundeskreis',
    text: 'Hier steht künftig ein Eintrag des Freundeskreises: Text, Bilder und Kommentare.',
  },
  fr: {
    title: 'Cercle d’amis',
    text: 'Ici, vous lirez une publication du cercle d’amis, avec photos et commentaires.',
  },
  bo: { title: 'གྲོགས་ཚོགས', text: 'འདིར་གྲོགས་ཚོགས་ཀྱི་ཡི་གེ་དང་པར་རིས། དཔྱད་བརྗོད་བཅས་མངོན་རྒྱུ་རེད།' },
};
