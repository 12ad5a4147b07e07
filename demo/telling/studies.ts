import type { DemoStudy } from './shapes';

/** Courses (wire n6). */
export const studies: readonly DemoStudy[] = [
  {
    key: 'study-phone-camera',
    title: '手机拍澜川：四节课拍好一条河',
    summary: '等光、找线、拍动的、写说明。每节一小段，跟着河走一遍。',
    picture: 'riverBend.dawn',
    daysAgo: 4,
    time: '10:00',
    click: 6420,
    parts: [
      { title: '第一节　等光：清晨六点的河', clip: 'riverMorning' },
      { title: '第二节　找线：梯田为什么好看', clip: 'harvestTerraces' },
      { title: '第三节　拍动的：赛马场上按几下', clip: 'horseRace' },
      { title: '第四节　写说明：一张照片要说清什么', article: 'river-photos' },
    ],
  },
  {
    key: 'study-winter-road',
    title: '冬天上山：雪路行车三节课',
    summary: '看路、带链、会车。交警和班车师傅各讲一段。',
    picture: 'snowfall',
    daysAgo: 15,
    time: '09:30',
    click: 3880,
    parts: [
      { title: '第一节　看路：哪里会结冰', clip: 'snowRoad' },
      { title: '第二节　夜里进城：灯怎么用', clip: 'cityNight' },
    ],
  },
];
