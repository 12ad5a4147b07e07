import type { Announced } from '@touch/outside/screen';

export const announced: Announced = {
  zh: { title: '短视频', text: '这里将是短视频页：全屏播放，上滑看下一条，可点赞和评论。' },
  en: {
    title: 'Short video',
    text: 'This will be the short-video page: full screen, swipe up for the next, like and comment.',
  },
  de: {
    title: 'Kurzvideo',
    text: 'Hier entstehen die Kurzvideos: im Vollbild, mit Wischen zum nächsten, Gefällt mir und Kommentaren.',
  },
  fr: {
    title: 'Vidéo courte',
    text: 'Ici passeront les vidéos courtes en plein écran, à aimer et à commenter.',
  },
  bo: {
    title: 'བརྙན་ཟློས་ཐུང་ངུ',
    text: 'འདི་ནས་བརྙན་ཟློས་ཐུང་ངུར་བརྙན་ཡོལ་གང་བོར་ལྟ་བ་དང་དགའ་རྟགས་འགོད་པ། དཔྱད་བརྗོད་འབྲི་བ་བཅས་ཆོག་རྒྱུ་རེད།',
  },
};
