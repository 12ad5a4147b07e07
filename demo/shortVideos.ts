import type { PictureKey } from './content';

/** A short video (wire S29). Its number follows from its place: new ones go to the end. */
export interface DemoShortVideo {
  /** Key of a category. */
  category: string;
  /** Key of a reporter or of an account; neither: the newsroom itself. */
  reporter?: string;
  account?: string;
  daysAgo: number;
  time: string;
  clip: string;
  title: string;
  description: string;
  play: number;
  praise: number;
  share: number;
  /** Cues: seconds from, seconds to, words. */
  captions?: readonly (readonly [from: number, to: number, words: string])[];
  /** As in `commentTexts.ts`. */
  comments?: string;
}

export const shortVideoCategories: readonly { key: string; name: string; icon: PictureKey }[] = [
  { key: 'daily', name: '日常', icon: 'teaTable' },
  { key: 'work', name: '手艺', icon: 'weaving' },
  { key: 'road', name: '路上', icon: 'stoneBridge' },
];

export const shortVideos: readonly DemoShortVideo[] = [
  {
    category: 'daily',
    reporter: 'jiang-yubai',
    daysAgo: 0,
    time: '06:30',
    clip: 'riverBoat',
    title: '六秒钟，听一支桨入水',
    description: '澜川河今天的第一条船是环卫船，董大姐站在船头。声音请打开，没有配乐。',
    play: 15320,
    praise: 1208,
    share: 310,
    captions: [
      [0, 2, '（桨声）'],
      [2, 4.5, '董大姐：雾还要半个钟头才散。'],
      [4.5, 6, '（远处，鹭鸶叫）'],
    ],
    comments: `
9 早班豆浆 ♥31 | 董大姐每天比我早十分钟，我的豆浆她喝头一碗。
20 看水的人 ♥52 | 桨声里还有一只鹭鸶，四秒的时候，右边。
  26 老码头的风 ♥8 | 听见了，开了声音又看了三遍。
41 滨河路散步的人 ♥17 | 没有配乐真好。
`,
  },
  {
    category: 'work',
    reporter: 'zheng-xiaoshan',
    daysAgo: 1,
    time: '15:10',
    clip: 'weaving',
    title: '外婆织到第十七行',
    description: '她说经线要一样紧，心也一样。这条给自己，下一条再说卖的事。',
    play: 9840,
    praise: 1466,
    share: 205,
    comments: `
35 桑多牧羊女 ♥44 | 第三种红是茜草染的吧，洗了不掉。
80 张老师改作业 ♥26 | “心也一样”，今天抄在黑板上了。
`,
  },
  {
    category: 'work',
    reporter: 'zhou-muye',
    daysAgo: 2,
    time: '17:45',
    clip: 'terraceWalkers',
    title: '一担谷子下一百二十级',
    description: '茶坪上寨的收割。走在前面的是杨顺民，七十斤，中途歇四次，从不坐下。',
    play: 7210,
    praise: 655,
    share: 98,
  },
  {
    category: 'road',
    reporter: 'luosong-ciren',
    daysAgo: 3,
    time: '18:20',
    clip: 'horseFinish',
    title: '赛马节，终点前的五秒',
    description: '看台上没有人坐着。栗色那匹叫“云脚”，骑手十六岁，第一次跑进前三。',
    play: 22480,
    praise: 2310,
    share: 742,
    comments: `
12 望远镜 ♥88 | 我就在看台第二排，嗓子哑了。
30 雪线以下 ♥35 | “云脚”是我阿爸接生的马。
  48 桑多牧羊女 ♥12 | 替我摸摸它的额头。
`,
  },
  {
    category: 'road',
    reporter: 'lin-wanzhou',
    daysAgo: 4,
    time: '22:05',
    clip: 'bridgeLights',
    title: '云溪大桥亮灯的那一刻',
    description: '每晚十点零五分，桥上的灯换成暖色，值班员说这样下夜班的人不晃眼。',
    play: 11930,
    praise: 970,
    share: 188,
  },
  {
    category: 'daily',
    reporter: 'jiang-yubai',
    daysAgo: 5,
    time: '20:40',
    clip: 'cityNight',
    title: '横着看的夜：滨河路十秒',
    description: '这条是横拍的。把手机转过来，或者就这样看，灯都在水里。',
    play: 4380,
    praise: 302,
    share: 41,
  },
  {
    category: 'road',
    reporter: 'chen-yanqiu',
    daysAgo: 6,
    time: '07:50',
    clip: 'snowCar',
    title: '跟在除雪车后面，六秒一个弯',
    description: '国道 G6117，央措垭口下行。红车是我们的采访车，时速二十，谁也不催谁。',
    play: 13750,
    praise: 844,
    share: 260,
  },
  {
    category: 'daily',
    daysAgo: 8,
    time: '12:00',
    clip: 'harvestTerraces',
    title: '茶坪的秋天，一眼看全',
    description: '二十七户人家的梯田，从最高一级看下去。镜头没有动，是云在动。',
    play: 5960,
    praise: 488,
    share: 77,
  },
];
