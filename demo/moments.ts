import type { DemoPost } from './circles';

/** Posts of no circle: the friends' circle. */
export const moments: readonly DemoPost[] = [
  {
    by: '雪线以下',
    daysAgo: 0,
    time: '06:10',
    content: '第一场霜。车窗上的花和去年不一样。',
    pictures: ['snowPeak.dawn', 'prayerFlags'],
    praise: 73,
    comments: [['望远镜', 50, '路滑，慢慢开。']],
  },
  {
    by: '桑多牧羊女',
    daysAgo: 1,
    time: '12:05',
    content: '练了一个月，就跑了这四十秒。马不喘，我喘。',
    clip: 'horseRace',
    praise: 302,
  },
  {
    by: '火车迷小邢',
    daysAgo: 1,
    time: '15:20',
    content: '试验列车今天过大梁子隧道，进去一共一百四十一秒，我数的。',
    pictures: ['railway', 'tunnel', 'station'],
    praise: 158,
  },
  {
    by: '织毛线的阿妈',
    daysAgo: 2,
    time: '20:40',
    content: '织完了。给路口值班的年轻人，不知道他手多大，织大了一点。',
    praise: 241,
    comments: [['一盏路灯', 90, '是我，正好。']],
  },
];
