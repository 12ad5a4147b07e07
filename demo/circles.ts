import type { PictureKey } from './content';

/** Comment of a reader, so many minutes after the post. */
export type DemoPostComment = readonly [by: string, after: number, words: string];

/** A post; its number follows from its place in the list: new ones go to the end. */
export interface DemoPost {
  /** A reader of `readers.ts`. */
  by: string;
  daysAgo: number;
  time: string;
  title?: string;
  content: string;
  pictures?: PictureKey[];
  clip?: string;
  isTop?: boolean;
  praise?: number;
  share?: number;
  comments?: readonly DemoPostComment[];
}

interface DemoNotice {
  title: string;
  daysAgo: number;
  /** Paragraphs. */
  text: readonly string[];
}

export interface DemoCircle {
  name: string;
  description: string;
  icon: PictureKey;
  banner: PictureKey;
  members: number;
  notices: readonly DemoNotice[];
  posts: readonly DemoPost[];
}

export const circles: readonly DemoCircle[] = [
  {
    name: '澜川拍客',
    description: '拍澜川的山、水、街和人。手机拍的也要，原图最好，写一句在哪里拍的。',
    icon: 'lake',
    banner: 'valleyTown.dawn',
    members: 1264,
    notices: [
      {
        title: '每月一展：本月的题目是“桥”',
        daysAgo: 2,
        text: [
          '七孔桥、铁索桥、过水的石墩子都算。月底挑十二张，印成大幅，挂在县图书馆一楼走廊，挂满一个月。',
          '请注明拍摄地点和日期。人脸看得清的，先问过本人。',
        ],
      },
      {
        title: '发帖前请看：三件不要发',
        daysAgo: 20,
        text: ['别人拍的、加了水印的、用软件添了云彩的，请不要发。家里的小狗可以发，一个月一次。'],
      },
    ],
    posts: [
      {
        by: '拍桥的人',
        daysAgo: 2,
        time: '06:40',
        title: '七孔桥封路前的最后一个早晨',
        content:
          '加固的围挡今天下午就要立起来。六点到的，雾从上游下来，走到第四孔停了一下，像在等人。\n桥上卖豆腐的大姐说，她明天改走下游的便道，多走十一分钟。',
        pictures: ['stoneBridge', 'riverBend.dawn', 'oldStreet'],
        isTop: true,
        praise: 486,
        share: 35,
        comments: [
          ['石桥镇的早上', 22, '第四孔那里水深，雾总在那里停。'],
          ['县文化和旅游局', 180, '加固用的是原来的条石，一块一块编了号，请放心。'],
          ['桥头石狮子', 410, '左边那只是我。'],
        ],
      },
      {
        by: '望远镜',
        daysAgo: 0,
        time: '05:50',
        title: '央措雪山，露了十九分钟',
        content: '从二村的垭口拍的。五点五十露出来，六点零九又盖住了。同来的三个人，两个在车上睡着。',
        pictures: ['snowPeak'],
        praise: 311,
        share: 18,
        comments: [['桑多牧羊女', 35, '昨天晚上没有风，我就说今天会露。']],
      },
      {
        by: '滨河路散步的人',
        daysAgo: 1,
        time: '20:15',
        content: '滨河路换了新路灯，暖黄的，照到水面不刺眼。老灯杆没有拆，留着挂春联。',
        pictures: ['nightTown', 'nightTown.dusk', 'lanterns', 'oldStreet.night'],
        praise: 178,
      },
      {
        by: '苹果树下',
        daysAgo: 3,
        time: '17:30',
        title: '柳湾的果子红了一半',
        content: '朝南的先红。朝北的还要等十天，甜是一样甜。',
        pictures: ['orchard', 'fruitBasket'],
        praise: 203,
        comments: [
          ['柳湾果园直卖', 60, '欢迎来摘，梯子有的是。'],
          ['在宁垣的澜川人', 95, '看着就想家。'],
        ],
      },
      {
        by: 'ཚེ་རིང་ཆོས་སྒྲོན',
        daysAgo: 4,
        time: '07:05',
        title: 'ཞོགས་པའི་རྩྭ་ཐང་།',
        content: 'ཞོགས་པའི་དུས་སུ་རྩྭ་ཐང་ལ་ཟིལ་བ་མང་པོ་འདུག གཡག་ཚོ་ཆུ་འགྲམ་དུ་སོང་།',
        pictures: ['grassland', 'yakHerd'],
        praise: 256,
      },
      {
        by: '钓鱼不说话',
        daysAgo: 6,
        time: '18:20',
        content: '禁渔期，只拍不钓。',
        pictures: ['reservoir'],
        praise: 97,
      },
    ],
  },
  {
    name: '田间地头',
    description: '种地养蜂放牛的，在这里说收成、问价钱、借农机。农业局的技术员每天看两遍。',
    icon: 'terraces',
    banner: 'rapeseed',
    members: 803,
    notices: [
      {
        title: '技术员本周到柳湾、高岩看土',
        daysAgo: 1,
        text: ['带一捧土来，装在塑料袋里，写上地块名字和去年种的什么。现场测酸碱，三天后告诉您缺哪一样肥。'],
      },
    ],
    posts: [
      {
        by: '七里坎养蜂人',
        daysAgo: 0,
        time: '11:40',
        title: '洋槐开了，打药请隔三天',
        content:
          '我的四十二箱在七里坎坡下。哪家要打药，请提前打个招呼，我把巢门关一夜。去年有一家没有说，损了三箱。',
        pictures: ['rapeseed', 'garden'],
        isTop: true,
        praise: 164,
        share: 52,
        comments: [
          ['高岩二组的', 12, '我家后天打，我去你家说过了，你不在，跟你家狗说的。'],
          ['七里坎养蜂人', 30, '狗没有转告，多谢。'],
        ],
      },
      {
        by: '背篓阿婆',
        daysAgo: 1,
        time: '09:10',
        content: '辣椒苗有多的，一块钱三棵，在三单元楼下。老人自己来拿，不要钱。',
        pictures: ['greenhouse'],
        praise: 142,
        comments: [['三单元住户', 25, '拿了六棵，给阿婆留了一把葱。']],
      },
      {
        by: '高岩二组的',
        daysAgo: 2,
        time: '19:05',
        title: '收割机到高岩怎么走',
        content: '石板路窄的那段今年拓了没有？去年机子卡在老磨房拐角，倒了四十分钟。',
        praise: 33,
        comments: [['县交通运输局', 700, '拐角的石坎上月已经削去六十厘米，宽三米二，轮式的可以过。']],
      },
      {
        by: '茶厂杀青班',
        daysAgo: 5,
        time: '21:30',
        content: '今晚最后一锅。手套烫穿了第三双。',
        pictures: ['teaHill.dusk', 'teaTable'],
        praise: 121,
      },
    ],
  },
  {
    name: '家长在线',
    description: '上学、放学、作业和伙食。学校的老师也在，说话和气一点，名字隐去一个字。',
    icon: 'school',
    banner: 'classroom',
    members: 2077,
    notices: [],
    posts: [
      {
        by: '陪读妈妈在滨河',
        daysAgo: 0,
        time: '07:45',
        title: '一小门口的护学岗，差两个人',
        content: '星期二、星期四早上七点二十到七点五十，在滨河路口举牌子。反光背心学校有，热豆浆我带。',
        pictures: ['school'],
        praise: 88,
        comments: [
          ['早班豆浆', 18, '星期四我来，豆浆我带。'],
          ['张老师改作业', 240, '谢谢各位家长。星期二我站。'],
        ],
      },
      {
        by: '张老师改作业',
        daysAgo: 3,
        time: '22:50',
        content: '四十六篇《我的家乡》，三十一篇写到了桥，两篇写到了同一只狗。',
        praise: 395,
        share: 22,
        comments: [['语文课代表', 40, '狗是我家的。']],
      },
    ],
  },
  {
    name: '跑步打球',
    description: '约跑、约球、借场地。每个星期天的长跑从体育场东门出发，跑在最后的有专人等。',
    icon: 'stadium',
    banner: 'running',
    members: 512,
    notices: [],
    posts: [
      {
        by: '跑在最后的',
        daysAgo: 1,
        time: '08:30',
        title: '星期天十公里，谢谢等我的人',
        content: '一小时三十二分。倒数第一，比上次快了四分钟。',
        pictures: ['running', 'stadium'],
        praise: 267,
        comments: [['退休会计', 15, '算过了，照这个速度，明年能赶上我。']],
      },
    ],
  },
];
