import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '记者动态', text: '这里将是一条记者动态：看文字、图片和视频，参与评论。' },
  en: {
    title: 'Reporter’s update',
    text: 'This will show one update from a reporter: text, pictures and video, with comments.',
  },
  de: {
    title: 'Reporternotiz',
    text: 'Hier steht künftig eine Reporternotiz: Text, Bilder, Video und Kommentare.',
  },
  fr: {
    title: 'Carnet du journaliste',
    text: 'Ici, vous lirez une note d’un journaliste, avec photos, vidéo et commentaires.',
  },
  bo: { title: 'གསར་འགོད་པའི་གནས་ཚུལ', text: 'འདིར་གསར་འགོད་པའི་གནས་ཚུལ་གཅིག་གི་ཡི་གེ་དང་པར་རིས། བརྙན་ཟློས་བཅས་མངོན་རྒྱུ་རེད།' },
};
