import type { PictureKey } from './content';

/** Lives of the demonstration; their articles stand in `demo/content/zh/live` and `races`. */

export interface DemoLiveReport {
  minutesAfterStart: number;
  /** The reporter's name; a key of `demo/people` where they are listed there. */
  user: string;
  content: string;
  pictures?: PictureKey[];
  clip?: string;
}

export interface DemoLive {
  key: string;
  /** Article through which it is reached. */
  articleKey: string;
  title: string;
  content: string;
  /** Hours from now to its start; negative where it has begun. */
  startOffsetHours: number;
  /** Site time `HH:mm` its start is set to on the day so reached; absent where the hour may be any. */
  startsAt?: string;
  status: 'announced' | 'running' | 'ended';
  liveType: 'image' | 'video';
  /** video: clip that stands for stream and playback. */
  clip?: string;
  banner: PictureKey;
  /** Trailer line of announced lives (wire S5 liveAnnouncement). */
  announcement?: string;
  countClick?: number;
  reports: DemoLiveReport[];
}

export const lives: DemoLive[] = [
  {
    key: 'emergency',
    articleKey: 'live-emergency',
    title: '县医院急诊科的二十四小时',
    content:
      '三名记者守在分诊台、一号救护车和调度室。不拍病人和家属的脸，不写病情细节，抢救室的门关着就不进去。',
    startOffsetHours: -6,
    status: 'running',
    liveType: 'image',
    banner: 'ambulance.night',
    countClick: 13660,
    reports: [
      {
        minutesAfterStart: 0,
        user: '沈一苇',
        content: '交接班。上一班留下七位留观病人。护士长把一张纸贴在分诊台后面，上面写着：先看人，再看单子。',
        pictures: ['hospital'],
      },
      {
        minutesAfterStart: 24,
        user: '林晚舟',
        content:
          '一号车第一趟，茶坪乡，一位老人从楼梯上摔下。去程二十六分钟，司机姓伍，开了十四年，能说出每个弯的半径。',
        pictures: ['ambulance'],
      },
      {
        minutesAfterStart: 71,
        user: '沈一苇',
        content: '分诊台十五分钟没有人来。护士趁这个空把十二台轮椅的气打了一遍。',
      },
      {
        minutesAfterStart: 118,
        user: '郑小山',
        content: '调度室的墙上有一张手绘的县域图，比电子图多出四十七个地名，都是“打电话的人嘴里的叫法”。',
        pictures: ['weatherMap', 'radioStudio'],
      },
      {
        minutesAfterStart: 165,
        user: '林晚舟',
        content:
          '有人把一份热饭放在分诊台，没有留名字。盒盖上写着：昨天夜里三床的家属。护士们分了，一人两口。',
      },
      {
        minutesAfterStart: 203,
        user: '沈一苇',
        content:
          '回答读者“山里人”的提问：程嘉树医生说，被蛇咬了不要用嘴吸，不要割，绑松一点，记住蛇的样子，不用去抓它。',
      },
      {
        minutesAfterStart: 247,
        user: '郑小山',
        content: '走廊尽头的窗台。值班医生的茶杯，每只都盖着盖子，每只都是凉的。',
        pictures: ['teaTable', 'clinicRoom'],
      },
      {
        minutesAfterStart: 289,
        user: '林晚舟',
        content: '一号车第五趟回来。车厢擦洗消毒用了十一分钟，比规定多了三分钟。伍师傅说，缝里的要用牙刷。',
      },
      {
        minutesAfterStart: 331,
        user: '沈一苇',
        content: '今天到目前接诊四十四人，最小的十九天，最大的九十三岁。抢救室的门关了两次，开了两次。',
        pictures: ['doctorVisit'],
      },
    ],
  },
  {
    key: 'league',
    articleKey: 'live-league',
    title: '榜首战：云溪镇对石桥镇',
    content: '乡镇足球联赛第十轮。两路机位，解说许鹿鸣，嘉宾郭明。',
    startOffsetHours: 48,
    startsAt: '19:30',
    status: 'announced',
    liveType: 'video',
    clip: 'cityNight',
    banner: 'stadium.night',
    announcement: '后天晚七点十分开始暖场，七点半开球。免费入场，北门停车场关闭。',
    countClick: 3180,
    reports: [],
  },
  {
    key: 'hearing',
    articleKey: 'live-hearing',
    title: '城区停车收费听证会',
    content: '二十一名听证参加人，两套方案，逐人记录发言要点。',
    startOffsetHours: 24,
    startsAt: '09:30',
    status: 'announced',
    liveType: 'image',
    banner: 'meetingRoom',
    announcement: '明早九点半，县政务中心三楼。想让记者问什么，请在评论里留言。',
    countClick: 4920,
    reports: [],
  },
  {
    key: 'nightmarket',
    articleKey: 'live-nightmarket',
    title: '滨河夜市重新开街的第一晚',
    content: '停业改造七十五天以后，一百二十六个摊位回来了。',
    startOffsetHours: -48,
    startsAt: '18:30',
    status: 'ended',
    liveType: 'video',
    clip: 'cityNight',
    banner: 'lanterns.night',
    countClick: 7420,
    reports: [
      {
        minutesAfterStart: 5,
        user: '林晚舟',
        content: '灯亮了。摊主们不约而同先低头看地——新铺的地砖，水往中间走。',
        pictures: ['lanterns.night'],
      },
      {
        minutesAfterStart: 110,
        user: '林晚舟',
        content: '冯婶的凉糕卖完了，八点二十，她开始帮隔壁吆喝。',
      },
      {
        minutesAfterStart: 190,
        user: '江予白',
        content: '收摊。油污口逐个检查，十八个口，查了十八个。',
        pictures: ['nightTown'],
      },
    ],
  },
  {
    key: 'pass',
    articleKey: 'live-pass',
    title: '跟着养路工走一遍央措垭口',
    content: '十四公里，从海拔三千六百米走到四千三百八十六米。',
    startOffsetHours: -96,
    startsAt: '06:00',
    status: 'ended',
    liveType: 'video',
    clip: 'snowRoad',
    banner: 'highway.dawn.2',
    countClick: 5660,
    reports: [
      {
        minutesAfterStart: 10,
        user: '陈砚秋',
        content: '出发，零下二度。班长何大川把馒头揣在怀里，说揣凉了等于没带。',
        pictures: ['highway.dawn.2'],
      },
      {
        minutesAfterStart: 185,
        user: '陈砚秋',
        content: '第十块落石，最大的一块，六个人，二十五分钟。',
        pictures: ['tunnel'],
      },
      {
        minutesAfterStart: 320,
        user: '江予白',
        content: '垭口。风把帽子吹走一顶，找回来了，人没有去追，等它自己挂在护栏上。',
        clip: 'snowRoad',
      },
    ],
  },
  {
    key: 'horserace',
    articleKey: 'races-live',
    title: '桑多赛马节第一天',
    content: '入场、少年组、走马、拾哈达。一路机位在起点，一路跟着兽医。',
    startOffsetHours: -144,
    startsAt: '08:30',
    status: 'ended',
    liveType: 'video',
    clip: 'horseRace',
    banner: 'horseRace.dawn',
    countClick: 11340,
    reports: [
      {
        minutesAfterStart: 0,
        user: '罗松次仁',
        content: '煨桑的烟直着升上去，老人们点头：今天风小。',
        pictures: ['prayerFlags.dawn'],
      },
      {
        minutesAfterStart: 35,
        user: '罗松次仁',
        content: '少年组入场，十九个孩子，最小的九岁，鞍子上系着妈妈的头巾。',
        pictures: ['horseRace.dawn'],
      },
      {
        minutesAfterStart: 62,
        user: '许鹿鸣',
        content: '少年组决赛，桑多乡三村的白玛第一个到，2 分 49 秒。她下马以后先去看马的蹄子。',
        clip: 'horseRace',
      },
      {
        minutesAfterStart: 140,
        user: '许鹿鸣',
        content: '兽医帐篷拦下今天第四匹马，心率九十二，十分钟没有下来。主人蹲在旁边，一直摸它的耳朵。',
        pictures: ['clinicRoom'],
      },
      {
        minutesAfterStart: 216,
        user: '罗松次仁',
        content: '午饭。四百多顶帐篷同时冒烟，从坡上看，像草原也在喘气。',
        pictures: ['festivalTents', 'kitchen'],
      },
      {
        minutesAfterStart: 305,
        user: '许鹿鸣',
        content: '走马赛，华旦，7 分 36 秒。走马比的不是快，是稳，裁判在他手里放了一碗水，到终点还剩大半碗。',
        pictures: ['horseRace.day.4'],
      },
      {
        minutesAfterStart: 368,
        user: '罗松次仁',
        content: '雷。比赛停了。骑手全部下马，牵到低处。观众退到车上和帐篷里，没有人走。',
        pictures: ['rainStorm'],
      },
      {
        minutesAfterStart: 391,
        user: '罗松次仁',
        content: '二十三分钟后恢复。草湿，拾哈达推迟一刻钟，先让人把跑道上的水洼标出来。',
      },
      {
        minutesAfterStart: 452,
        user: '许鹿鸣',
        content: '才让拾起九条哈达，漏掉的一条被风吹到观众席，一位老阿妈替他收着。',
        pictures: ['horseRace.dusk', 'grassland.dusk'],
      },
    ],
  },
  {
    key: 'ferry',
    articleKey: 'live-ferry',
    title: '老码头的半个钟头：渡船今天照常开',
    content: '一条船，两个码头，三十分钟。渡口到柳湾，单程四分钟，船工姓鲁。',
    startOffsetHours: 0.1,
    status: 'announced',
    liveType: 'image',
    banner: 'ferry.dawn',
    announcement: '马上开船。开船以后每几分钟有一条，开完可以从头看。',
    countClick: 640,
    reports: [],
  },
];
