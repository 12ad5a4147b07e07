import type { PictureKey } from './content';

/** Adverts of the demonstration (wire S30): local, plainly worded, marked as what they are. */

export interface DemoAdvert {
  place: 'article' | 'column';
  /** Key of the column it is booked for. */
  column: string;
  /** Row before which it stands in a column's list. */
  position: number;
  title: string;
  /** A scene; a strip of it is shown. */
  picture: PictureKey;
  /** Where it leads: an article or an account of the paper, by key. */
  article?: string;
  account?: string;
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
    account: 'account-thangka',
  },
  {
    place: 'column',
    column: 'livelihood',
    position: 5,
    title: '央措雪山脚下六间房，工作日有空，早饭是酥油茶',
    picture: 'snowPeak.dawn',
    article: 'travel-drolma',
  },
];
