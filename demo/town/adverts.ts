import type { PictureKey } from '../content';

/** Adverts of the town's newsroom (wire S30): local, plainly worded, marked as what they are. */

export interface DemoAdvert {
  place: 'article' | 'column' | 'start';
  /** Key of the column it is booked for; absent for all. */
  column?: string;
  /** Row before which it stands in a column's list. */
  position: number;
  title: string;
  /** A scene; a strip of it is shown. */
  picture: PictureKey;
  /** Key of the article it leads to. */
  article: string;
}

/** Numbers follow from the place in the list: new ones go to the end. */
export const adverts: DemoAdvert[] = [
  {
    place: 'article',
    column: 'livelihood',
    position: 0,
    title: '石桥三十四家面馆：周末凭当天的报纸，多加一勺臊子',
    picture: 'noodleShop.dawn',
    article: 'travel-shiqiao',
  },
  {
    place: 'article',
    column: 'travel',
    position: 0,
    title: '卓玛沟画坊体验课：三个小时，磨一种石头的蓝',
    picture: 'thangka',
    article: 'travel-drolma',
  },
  {
    place: 'column',
    column: 'livelihood',
    position: 3,
    title: '央措雪山脚下六间房，工作日有空，早饭是酥油茶',
    picture: 'snowPeak.dawn',
    article: 'travel-homestay',
  },
  {
    place: 'start',
    position: 0,
    title: '石桥面馆节：这个周末，三十四家都从四点四十开门',
    picture: 'noodleShop.dawn',
    article: 'travel-shiqiao',
  },
];
