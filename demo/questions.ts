import type { PictureKey } from './content';

/** Questions to the government and to subjects' hosts (wire S26). */

export interface DemoSubject {
  key: string;
  title: string;
  content: string;
  picture: PictureKey;
  host: { name: string; duty: string; portrait: PictureKey };
  rssCount: number;
  daysAgo: number;
  askClosed: boolean;
}

export interface DemoQuestion {
  key: string;
  /** A topic question belongs to a subject, a government question to a leader of `demo/people`. */
  subject?: string;
  leader?: string;
  /** Office it was handed to. */
  groupName: string;
  title: string;
  content: string;
  /** Nickname; empty where asked anonymously. */
  user: string;
  location: string;
  daysAgo: number;
  time: string;
  state: 'waiting' | 'accepted' | 'answered' | 'refused';
  pictures?: PictureKey[];
  /** refused: the reason; answered: the answer. */
  answer?: string;
  /** Name of the person who answered. */
  answerUser?: string;
  /** Days after the question. */
  answeredAfterDays?: number;
  answerPictures?: PictureKey[];
  countPraise: number;
}

export const subjects: DemoSubject[] = [
  {
    key: 'subject-station',
    title: '火车站修好以后，我怎么去？',
    content:
      '岷澜铁路明年通车。站前道路、环线公交、停车、接站，县交通运输局局长唐知远在这里回答。五天内必回。',
    picture: 'station',
    host: { name: '唐知远', duty: '县交通运输局局长', portrait: 'portrait.17' },
    rssCount: 1860,
    daysAgo: 12,
    askClosed: false,
  },
  {
    key: 'subject-elders',
    title: '家里老人看病，你最想问什么',
    content: '县人民医院老年科医师袁明月每周三、周五晚上回答。不能代替面诊；急症请直接来医院。',
    picture: 'doctorVisit',
    host: { name: '袁明月', duty: '县人民医院老年科医师', portrait: 'portrait.22' },
    rssCount: 2740,
    daysAgo: 20,
    askClosed: false,
  },
];

export const questions: DemoQuestion[] = [
  {
    key: 'question-streetlight',
    leader: 'wei-lanqiao',
    groupName: '云溪镇人民政府',
    title: '文化巷的路灯坏了五盏，孩子下晚自习看不见',
    content: '从粮站到印刷厂后门，一共九盏，亮的四盏。报过一次，来人看了，说没有灯泡。',
    user: '巷子口的家长',
    location: '云溪镇文化巷',
    daysAgo: 6,
    time: '21:40',
    state: 'answered',
    pictures: ['oldStreet.night'],
    answer:
      '五盏都换好了，旧线也换了四十米。上次来的人说没有灯泡是实话，那种灯头停产了，我们应当当场告诉你几天能到货，没有做到，对不起。以后路灯报修三天没有动静，可以直接打镇长办公室。',
    answerUser: '云溪镇人民政府',
    answeredAfterDays: 2,
    answerPictures: ['lanterns'],
    countPraise: 214,
  },
  {
    key: 'question-water-pressure',
    leader: 'shi-jingchuan',
    groupName: '县水务局',
    title: '六楼早上七点没有水',
    content: '龙潭小区 4 栋，每天七点到七点半，水只有筷子细。物业说是水厂，水厂说是物业。',
    user: '六楼',
    location: '龙潭小区',
    daysAgo: 9,
    time: '07:25',
    state: 'answered',
    answer:
      '我们连测三个早晨：总管压力正常，问题在楼内一只减压阀。阀门属小区公共部位，由维修资金列支，已协调物业更换，费用三百八十元。互相推的那两天，我们和物业各写了检讨，贴在小区门口。',
    answerUser: '县水务局供水科',
    answeredAfterDays: 4,
    countPraise: 380,
  },
  {
    key: 'question-school-bus-songling',
    leader: 'du-ruoyun',
    groupName: '县教育局',
    title: '松岭镇能不能通学生专线',
    content: '孩子在县一中，周末回家要换两趟车，到家天黑了。',
    user: '松岭家长',
    location: '松岭镇',
    daysAgo: 13,
    time: '12:10',
    state: 'answered',
    answer:
      '单独开线人太少，九个学生，公司一年要贴十一万。现在的办法是：周五、周日由学校包一辆十二座车，学生每人每趟五元，其余由学校公用经费出，车上有老师。本周五第一趟。',
    answerUser: '县教育局',
    answeredAfterDays: 5,
    countPraise: 167,
  },
  {
    key: 'question-stall',
    leader: 'wei-lanqiao',
    groupName: '云溪镇人民政府',
    title: '夜市抽签没有抽到，还有别的位置吗',
    content: '卖了十一年烤豆腐，改造后抽签没抽到。不闹，只想问还能去哪里摆。',
    user: '烤豆腐老周',
    location: '滨河路',
    daysAgo: 4,
    time: '16:20',
    state: 'answered',
    answer:
      '没抽到的有五十四户。老码头石阶上边新划二十个晚市位，体育场西门周末有十六个，下周三公开抽，优先上次没中的。另外有三户中签后不来，空位按候补次序给，您是第二位，今天下午会有人打电话。',
    answerUser: '云溪镇城管所',
    answeredAfterDays: 1,
    countPraise: 521,
  },
  {
    key: 'question-yak-road',
    leader: 'danba-gesang',
    groupName: '桑多乡人民政府',
    title: '转场牧道被围栏挡住了',
    content: '二村去夏季牧场的老牧道，三家新围栏把路堵了，牛要绕十一公里。',
    user: '二村牧民',
    location: '桑多乡二村',
    daysAgo: 10,
    time: '19:00',
    state: 'answered',
    pictures: ['yakHerd', 'grassland.day.2'],
    answer:
      '乡里、村里和三户一起走了一趟，牧道宽二十米写进了草场证，围栏后立，应当让。三户同意各开一道活门，门由乡里做，转场时开十天。门已装好两道，第三道等焊条，后天装。',
    answerUser: '丹巴格桑',
    answeredAfterDays: 4,
    countPraise: 298,
  },
  {
    key: 'question-tea-cable',
    leader: 'jimu-axi',
    groupName: '茶坪乡人民政府',
    title: '货运索道剩下的一半什么时候修',
    content: '修到半山一年了，上半截还是背。',
    user: '上寨杨家',
    location: '茶坪乡上寨',
    daysAgo: 8,
    time: '20:30',
    state: 'accepted',
    countPraise: 143,
  },
  {
    key: 'question-noise',
    leader: 'liang-chengan',
    groupName: '县生态环境局',
    title: '毛纺厂夜里的声音',
    content: '半夜两点到四点有嗡嗡声，像蜜蜂钻在枕头里。白天没有。',
    user: '龙潭住户',
    location: '龙潭小区',
    daysAgo: 5,
    time: '02:50',
    state: 'accepted',
    countPraise: 96,
  },
  {
    key: 'question-bridge-lion',
    leader: 'gu-bairong',
    groupName: '石桥镇人民政府',
    title: '七孔桥的石狮子能不能不让放碗',
    content: '头都磨平了，好歹是文物。',
    user: '外地回来的',
    location: '石桥镇',
    daysAgo: 11,
    time: '09:15',
    state: 'answered',
    answer:
      '镇上为这事开过两次会。文物部门测过，碗底磨损很小，磨平主要是几百年摸的。老人们说，不放碗，狮子冷清。决定：二十八只里，六只保存最好的加了木座，请不要放；其余随意，汤洒了擦一下。',
    answerUser: '石桥镇人民政府',
    answeredAfterDays: 6,
    countPraise: 702,
  },
  {
    key: 'question-hospital-parking',
    leader: 'du-ruoyun',
    groupName: '县卫生健康局',
    title: '一到下雨，医院停车还是排一个小时',
    content: '晴天好多了。上周三下雨，谁都要停院里，老人在车里等，队伍又排到解放街口。',
    user: '',
    location: '县人民医院',
    daysAgo: 3,
    time: '11:30',
    state: 'accepted',
    countPraise: 265,
  },
  {
    key: 'question-subsidy',
    leader: 'liang-chengan',
    groupName: '县财政局',
    title: '耕地补贴打到去世的父亲卡上，取不出来',
    content: '去了三次，一次要证明，一次证明过期，一次系统坏。',
    user: '柳湾三组',
    location: '柳湾村',
    daysAgo: 7,
    time: '15:45',
    state: 'answered',
    answer:
      '您的已经办好，今天到账一千二百零一元。类似情况全县还有三百一十户，从本月起由村里统一报死亡和承包人变更，不要群众再开证明。您跑的三次，是我们应当少让您跑的三次。',
    answerUser: '县财政局',
    answeredAfterDays: 3,
    countPraise: 844,
  },
  {
    key: 'question-relocate-person',
    leader: 'tang-zhiyuan',
    groupName: '县交通运输局',
    title: '某某负责人收了包工头的钱',
    content: '（已隐去）',
    user: '',
    location: '云溪镇',
    daysAgo: 14,
    time: '23:10',
    state: 'refused',
    answer:
      '内容涉及指名举报而无法在此核实，不公开、不转办。请通过县纪检监察机关的举报电话反映，那里对举报人保密。',
    answerUser: '问政编辑',
    answeredAfterDays: 1,
    countPraise: 0,
  },
  {
    key: 'question-dog',
    leader: 'wei-lanqiao',
    groupName: '云溪镇人民政府',
    title: '人民广场早上遛狗不牵绳',
    content: '老人被绊倒一次了。',
    user: '每天走两圈',
    location: '人民广场',
    daysAgo: 1,
    time: '08:05',
    state: 'waiting',
    countPraise: 38,
  },
  {
    key: 'question-clinic-horse',
    leader: 'danba-gesang',
    groupName: '桑多乡人民政府',
    title: '马背医生这个月还来不来五村',
    content: '阿妈的药剩四天的了。',
    user: '五村',
    location: '桑多乡五村',
    daysAgo: 0,
    time: '07:30',
    state: 'waiting',
    countPraise: 17,
  },
  {
    key: 'question-station-bike',
    subject: 'subject-station',
    groupName: '县交通运输局',
    title: '骑电动车去火车站，有地方停吗',
    content: '六公里多，骑车二十来分钟，就怕没地方放。',
    user: '骑手老丁',
    location: '云溪镇',
    daysAgo: 8,
    time: '10:00',
    state: 'answered',
    answer:
      '会有。原来的图上漏了，正在站前广场东侧补一处，大约三百个车位，电动车、摩托车、三轮车都能停，搭棚。收不收费、装多少充电口还没有定，定了在这里告诉大家。',
    answerUser: '唐知远',
    answeredAfterDays: 2,
    countPraise: 133,
  },
  {
    key: 'question-station-night',
    subject: 'subject-station',
    groupName: '县交通运输局',
    title: '半夜到站怎么回家',
    content: '最晚一趟到站快十点了，怕没有公交。',
    user: '在外打工',
    location: '岷阳市',
    daysAgo: 7,
    time: '22:30',
    state: 'answered',
    answer:
      '站城快线跟着火车走，车到后十二分钟发，末班火车不到，末班公交不走。万一还是误了，站内有四十张躺椅和热水，亮灯、有人值守，不收钱。',
    answerUser: '唐知远',
    answeredAfterDays: 3,
    countPraise: 402,
  },
  {
    key: 'question-station-cherry',
    subject: 'subject-station',
    groupName: '县交通运输局',
    title: '乙线是不是真的不砍樱桃园',
    content: '园子是爷爷种的，六十二棵。',
    user: '柳湾樱桃',
    location: '柳湾村',
    daysAgo: 5,
    time: '18:20',
    state: 'answered',
    answer:
      '乙线从园子南边四十米过，不砍一棵。甲线要砍五十棵左右。公示期内两条线都没有定，您这条意见已登记，编号 117。',
    answerUser: '唐知远',
    answeredAfterDays: 1,
    countPraise: 356,
  },
  {
    key: 'question-station-wheelchair',
    subject: 'subject-station',
    groupName: '县交通运输局',
    title: '轮椅从公交到站台，一共几道坎',
    content: '我母亲坐轮椅，想看看火车。',
    user: '云溪读者',
    location: '云溪镇',
    daysAgo: 3,
    time: '14:10',
    state: 'accepted',
    countPraise: 188,
  },
  {
    key: 'question-station-ad',
    subject: 'subject-station',
    groupName: '县交通运输局',
    title: '站前商铺出售，位置好价格低',
    content: '（广告，已隐去）',
    user: '投资顾问',
    location: '外地',
    daysAgo: 4,
    time: '13:00',
    state: 'refused',
    answer: '内容是广告，不予转办。',
    answerUser: '问政编辑',
    answeredAfterDays: 0,
    countPraise: 0,
  },
  {
    key: 'question-elder-pills',
    subject: 'subject-elders',
    groupName: '县人民医院',
    title: '七种药，能不能少几种',
    content: '父亲七十八岁，高血压、糖尿病、前列腺、睡不好，一把药当饭吃。',
    user: '女儿',
    location: '白塔镇',
    daysAgo: 15,
    time: '20:15',
    state: 'answered',
    answer:
      '把七种药装一个袋子，带到老年科“药单门诊”，周二下午。上个月来的三十一位老人，平均从七点四种减到五点一种。请不要自己停，特别是降压药。',
    answerUser: '袁明月',
    answeredAfterDays: 3,
    countPraise: 288,
  },
  {
    key: 'question-elder-fall',
    subject: 'subject-elders',
    groupName: '县人民医院',
    title: '母亲摔了一跤没喊疼，要不要拍片',
    content: '坐地上了，能走，三天了腰不舒服。',
    user: '茶坪读者',
    location: '茶坪乡',
    daysAgo: 10,
    time: '19:40',
    state: 'answered',
    answer:
      '要。老人腰椎压缩骨折，常常不喊疼、能走，只是“不舒服”。拍一张侧位片，能看出来。来的路上躺着，不要坐摩托车。',
    answerUser: '袁明月',
    answeredAfterDays: 1,
    countPraise: 341,
  },
  {
    key: 'question-elder-memory',
    subject: 'subject-elders',
    groupName: '县人民医院',
    title: '老人老是问同一句话，是不是糊涂了',
    content: '一个下午问了六遍几点吃饭。',
    user: '石桥的儿媳',
    location: '石桥镇',
    daysAgo: 6,
    time: '21:00',
    state: 'answered',
    answer:
      '可能是，也可能是听不清、睡不好、情绪低。先做一份十分钟的问卷，镇卫生院就能做。另外，第六遍也请像第一遍那样回答，他是真的忘了，不是不信你。',
    answerUser: '袁明月',
    answeredAfterDays: 2,
    countPraise: 960,
  },
  {
    key: 'question-elder-teeth',
    subject: 'subject-elders',
    groupName: '县人民医院',
    title: '没有牙，吃什么有营养',
    content: '奶奶只剩四颗牙，天天稀饭咸菜。',
    user: '孙女',
    location: '松岭镇',
    daysAgo: 2,
    time: '18:00',
    state: 'waiting',
    countPraise: 64,
  },
];
