import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '直播', text: '这里将是直播页：看图文与视频直播，参与评论。' },
  en: {
    title: 'Live',
    text: 'This will be the live page: follow the broadcast in pictures and video, and join the discussion.',
  },
  de: { title: 'Live', text: 'Hier entsteht die Live-Seite: Bilder und Video verfolgen und mitdiskutieren.' },
  fr: {
    title: 'Direct',
    text: 'Ici, vous suivrez le direct en images et en vidéo, et pourrez le commenter.',
  },
  bo: { title: 'ཐད་གཏོང', text: 'འདི་ནས་པར་རིས་དང་བརྙན་ཟློས་ཐད་གཏོང་ལ་ལྟ་བ་དང་དཔྱད་བརྗོད་འབྲི་ཆོག་རྒྱུ་རེད།' },
};
