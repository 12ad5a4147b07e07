import type { DemoCall, DemoContribution } from './shapes';

/** Calls for articles (wire n8). */
export const calls: readonly DemoCall[] = [
  {
    key: 'call-village-gate',
    title: '征稿｜写写你的村口',
    summary: '一棵树、一口井、一块歪了的牌子。八百字以内，一张照片就好。截稿前择优登在副刊。',
    body: `村口是一个村子最先被看见、最后被记得的地方。副刊征集写村口的文章，写一棵树、一口井、一块歪了的路牌都可以。

- 八百字以内，写自己见过的，不要编。
- 可以附照片，请自己拍；照片里有别人的脸，请先问过。
- 汉文、藏文都收。
- 采用的稿件登在副刊，稿费每篇一百二十元。

每位作者投几篇都可以。没有采用的，编辑会写明原因。`,
    picture: 'busStop',
    startDay: -20,
    endDay: 40,
    click: 5230,
  },
  {
    key: 'call-new-year-table',
    title: '征稿｜年夜饭桌上的一道菜',
    summary: '征稿已经结束，收到三百一十二篇，采用二十篇。',
    body: `去年冬天，副刊征集写年夜饭的文章：只写一道菜，写它怎么上的桌。

征稿已经结束。收到三百一十二篇，采用二十篇，分四期登完。没有采用的稿件，编辑都回了原因。`,
    picture: 'kitchen',
    startDay: -110,
    endDay: -60,
    click: 8740,
  },
];

/** Contributions of readers to them (wire S27). */
export const contributions: readonly DemoContribution[] = [
  {
    call: 'call-village-gate',
    reader: '小城青年',
    title: '村口的皂角树',
    content: `皂角树长在村口的井边，树干上有一个洞，小时候够不着，现在要弯腰。

外婆用皂角洗头，洗完坐在门槛上晒，说树比她嫁过来的时候粗了一圈。井早就不用了，盖了石板，树还在往井那边长。

去年修路，图纸上的路从树中间过。村里的人没有吵，只是每家出一个人，轮流坐在树下。坐到第四天，路往东挪了两米。`,
    pictures: ['garden'],
    daysAgo: 9,
    time: '22:05',
    state: 'passed',
  },
  {
    call: 'call-village-gate',
    reader: '小城青年',
    title: '村口小卖部',
    content: `小卖部没有招牌，挂一个灯泡，亮着就是开门。

赊账写在墙上，一笔一笔用粉笔，还了就擦。墙上最早的一笔是某某某欠三块二，一直没有人擦。`,
    daysAgo: 6,
    time: '23:12',
    state: 'notPassed',
    reason: '写得很好，只是墙上欠账人的真名不宜登报。请隐去姓名后再投一次。',
  },
  {
    call: 'call-village-gate',
    reader: '小城青年',
    title: '等车的人',
    content: `村口那块牌子歪了很多年，上面写着“招手停车”。

车一天两班。等车的人站在牌子下面，不说话，看路的那一头。车来之前，先来的是灰。`,
    daysAgo: 1,
    time: '21:48',
    state: 'toAudit',
  },
  {
    call: 'call-village-gate',
    reader: '背篓阿婆',
    title: '老井',
    content:
      '井绳在井沿上勒出七道槽，最深的一道是我婆婆那辈人勒的。如今水从水管里来，槽还在，雨天积一点水，麻雀来喝。',
    daysAgo: 12,
    time: '10:20',
    state: 'passed',
  },
];
