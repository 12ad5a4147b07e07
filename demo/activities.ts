import type { PictureKey } from './content';
import { voteActivities } from './voteActivities';
import type { DemoActivityVote } from './voteShapes';

/** Activities (wire S11, S12) in three categories; the status follows from the days. */

export interface DemoActivityCategory {
  key: string;
  name: string;
  icon: PictureKey;
}

/** Wire S13: type "0" text, "1" upload, "2" one of, "3" many of, "4" date, "5" number; ours: "6" phone, "7" region. */
export interface DemoSignField {
  id: string;
  code: string;
  type: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
  tipMessage: string;
  isneed: boolean;
  option?: string[];
}

export interface DemoActivity {
  key: string;
  category: string;
  title: string;
  attAbstract: string;
  /** Paragraphs as in `DemoArticle.body`. */
  content: string;
  organizer: string;
  position: string;
  /** Days from today, negative before it. */
  startDay: number;
  endDay: number;
  /** Absent where nobody needs to sign up. */
  signUp?: {
    startDay: number;
    endDay: number;
    fields: DemoSignField[];
    /** The progress of a registration is shown in the app only. */
    inApp?: true;
    /** An entry waits for the newsroom's approval. */
    reviewed?: true;
    /** Readers may wait for a place. */
    waitingList?: true;
  };
  /** Quota; 0 = no limit. */
  targetNum: number;
  participatorNum: number;
  /** Yuan; 0 = free. */
  cost: number;
  /** Points a participant gets. */
  score: number;
  cover: PictureKey;
  /** Readers may comment. */
  discussed?: true;
  vote?: DemoActivityVote;
  countClick: number;
  countPraise: number;
}

const realName: DemoSignField = {
  id: 'entry_realName',
  code: '姓名',
  type: '0',
  tipMessage: '与身份证一致',
  isneed: true,
};
const phone: DemoSignField = {
  id: 'entry_phone',
  code: '手机号',
  type: '0',
  tipMessage: '只用于通知',
  isneed: true,
};

export const activityCategories: DemoActivityCategory[] = [
  { key: 'volunteer', name: '志愿', icon: 'volunteers' },
  { key: 'class', name: '课堂', icon: 'bookshelf' },
  { key: 'contest', name: '评选', icon: 'lanterns' },
];

export const activities: DemoActivity[] = [
  {
    key: 'activity-river-day',
    category: 'volunteer',
    title: '志愿清河日：捡一段河给自己看',
    attAbstract: '云溪大桥到老码头，一点八公里，一百八十人。',
    content:
      '把一点八公里河滩分成十八段，每段十人，领一只夹子、两只袋子。捡到的东西当场分拣过秤，结果第二天见报。\n\n- 手套、救生衣由主办方提供\n- 自带水杯，现场有热水\n- 十四岁以下须家长同行\n\n雨天顺延一周，短信通知。',
    organizer: '澜川融媒、县志愿者协会',
    position: '老码头石阶下',
    startDay: 6,
    endDay: 6,
    signUp: {
      startDay: -4,
      endDay: 5,
      fields: [
        realName,
        phone,
        { id: 'entry_age', code: '年龄', type: '5', tipMessage: '十四岁以上', isneed: true },
        {
          id: 'entry_part',
          code: '想去哪一段',
          type: '2',
          tipMessage: '尽量照顾',
          isneed: false,
          option: ['桥下', '浅滩', '老码头', '都可以'],
        },
        {
          id: 'entry_guardian',
          code: '同行家长的号码',
          type: '6',
          tipMessage: '未成年人填',
          isneed: false,
        },
        { id: 'entry_home', code: '从哪里来', type: '7', tipMessage: '安排接送车', isneed: false },
      ],
    },
    targetNum: 180,
    participatorNum: 127,
    cost: 0,
    score: 20,
    cover: 'volunteers',
    discussed: true,
    countClick: 3210,
    countPraise: 188,
  },
  {
    key: 'activity-reading-aloud',
    category: 'volunteer',
    title: '给老人读报：每周四下午，缺二十个声音',
    attAbstract: '老码头社区老年食堂饭后半小时，汉语、藏语、彝语都要。',
    content:
      '老人们最想听的前三样：天气、讣告、菜价。读慢一点，读完陪着说一会儿话。\n\n一次半小时，一个月至少来两次。第一次有老志愿者带。',
    organizer: '云溪镇老码头社区',
    position: '老码头社区老年食堂',
    startDay: -20,
    endDay: 70,
    signUp: {
      startDay: -27,
      endDay: 60,
      waitingList: true,
      fields: [
        realName,
        phone,
        {
          id: 'entry_language',
          code: '能读哪几种话',
          type: '3',
          tipMessage: '可多选',
          isneed: true,
          option: ['汉语', '藏语', '彝语'],
        },
      ],
    },
    targetNum: 20,
    participatorNum: 20,
    cost: 0,
    score: 10,
    cover: 'elderlyPark',
    countClick: 1460,
    countPraise: 231,
  },
  {
    key: 'activity-pottery-class',
    category: 'class',
    title: '周日陶艺课：做一只歪的碗',
    attAbstract: '县博物馆二楼，白塔镇窑工张德水教。十岁以上，材料费二十元。',
    content:
      '两个半小时，从揉泥到成形。碗留在馆里阴干、上釉、烧制，二十天以后来取，也可以寄。\n\n张师傅说，歪的碗也是碗，不许重来超过三次。',
    organizer: '澜川县博物馆',
    position: '县博物馆二楼活动室',
    startDay: 3,
    endDay: 3,
    signUp: {
      inApp: true,
      startDay: -6,
      endDay: 2,
      fields: [
        realName,
        phone,
        { id: 'entry_people', code: '几个人', type: '5', tipMessage: '最多三人', isneed: true },
      ],
    },
    targetNum: 24,
    participatorNum: 24,
    cost: 20,
    score: 5,
    cover: 'pottery',
    countClick: 2170,
    countPraise: 140,
  },
  {
    key: 'activity-mushroom-walk',
    category: 'class',
    title: '跟护林员认菌子：只看，不采',
    attAbstract: '松岭镇槐树坪，四公里，老谢带路，认二十种。',
    content:
      '早上八点集合，走四公里，十一点半下山。每人发一张对照卡，走完考十道题，错两道以上的，这一年吃菌子先问人。\n\n穿长裤、防滑鞋。下雨取消。',
    organizer: '松岭镇林业站',
    position: '松岭镇槐树坪停车场',
    startDay: 12,
    endDay: 12,
    signUp: { startDay: 2, endDay: 10, fields: [realName, phone] },
    targetNum: 30,
    participatorNum: 0,
    cost: 0,
    score: 8,
    cover: 'mushrooms.dawn',
    countClick: 1890,
    countPraise: 97,
  },
  {
    key: 'activity-phone-class',
    category: 'class',
    title: '老人手机课第九期：挂号、看公交、不上当',
    attAbstract: '四节课，学会为止。带自己的手机，不带孙子。',
    content:
      '第一节，字调大；第二节，挂一个真的号再退掉；第三节，看 101 路还有几站；第四节，接三个“骗子电话”，由民警打。\n\n学完可以再来，不算复读。',
    organizer: '县图书馆',
    position: '县图书馆一楼多功能厅',
    startDay: -26,
    endDay: -5,
    signUp: {
      startDay: -40,
      endDay: -27,
      fields: [
        realName,
        { id: 'entry_phone', code: '家里人电话', type: '0', tipMessage: '方便联系', isneed: true },
      ],
    },
    targetNum: 40,
    participatorNum: 38,
    cost: 0,
    score: 5,
    cover: 'libraryHall',
    countClick: 1320,
    countPraise: 205,
  },
  {
    key: 'activity-river-vote',
    category: 'contest',
    title: '投票：澜川河上你最常走的那座桥',
    attAbstract: '十二座桥，每人每天一票。票数最高的一座，摄影记者去守一天一夜。',
    content: '不评“最美”，只问“最常走”。投票之外，欢迎在评论里写一句你和这座桥的事，选三十条见报。',
    organizer: '澜川融媒',
    position: '线上',
    startDay: -3,
    endDay: 11,
    targetNum: 0,
    participatorNum: 2640,
    cost: 0,
    score: 2,
    cover: 'stoneBridge',
    vote: {
      title: '你最常走的那座桥',
      rule: '每个登录用户每天一票，同一设备每天不超过三票。发现刷票，扣除并公布扣除数。',
      perDay: 1,
      deviceMost: 3,
      headPicture: 'stoneBridge.dawn',
      themes: [
        {
          name: '十二座桥',
          minChoose: 1,
          maxChoose: 1,
          options: [
            {
              name: '云溪大桥',
              description: '县城，四车道，三十一米高。',
              picture: 'riverBend.day.3',
              votes: 612,
              views: 4020,
            },
            {
              name: '七孔桥',
              description: '石桥镇，石狮子头顶是平的。',
              picture: 'stoneBridge',
              votes: 588,
              views: 4310,
            },
            {
              name: '茶路铁索桥',
              description: '茶路第七公里，走起来会唱。',
              picture: 'cableBridge',
              votes: 304,
              views: 2180,
            },
            {
              name: '老码头便桥',
              description: '水大时拆，水小时架。',
              picture: 'ferry',
              votes: 241,
              views: 1490,
            },
            {
              name: '白塔桥',
              description: '赶集的人在桥上还价。',
              picture: 'whitePagoda.day.2',
              votes: 233,
              views: 1370,
            },
            {
              name: '大坝顶路',
              description: '不许停车，可以慢走。',
              picture: 'dam',
              votes: 186,
              views: 1120,
            },
            {
              name: '桑多木桥',
              description: '一次只过十头牛。',
              picture: 'grassland.day.3',
              votes: 152,
              views: 980,
            },
            {
              name: '龙潭管道桥',
              description: '下班的人从管子旁边走。',
              picture: 'factory.dusk',
              votes: 100,
              views: 640,
            },
            {
              name: '柳湾漫水桥',
              description: '水浅时车走桥上，水深时绕三公里。',
              picture: 'orchard.day.2',
              votes: 84,
              views: 590,
            },
            {
              name: '松岭独木桥',
              description: '护林员每天过两趟。',
              picture: 'forest',
              votes: 61,
              views: 470,
            },
            {
              name: '茶坪石板桥',
              description: '三块石板，背茶的人歇脚。',
              picture: 'teaHill.dawn',
              votes: 47,
              views: 410,
            },
            {
              name: '北站跨线桥',
              description: '还没有火车，先有看火车的孩子。',
              picture: 'railway',
              votes: 32,
              views: 380,
            },
          ],
        },
      ],
    },
    countClick: 6980,
    countPraise: 322,
  },
  {
    key: 'activity-photo-call',
    category: 'contest',
    title: '征集：你家最老的一件还在用的东西',
    attAbstract: '拍一张照片，写一百个字。选六十件，办一次不收门票的展览。',
    content:
      '可以是一口锅、一把秤、一台缝纫机、一只搪瓷盆。要求只有一条：还在用。\n\n展览在人民广场办三天，物件不用送来，我们上门拍。',
    organizer: '澜川日报、县博物馆',
    position: '线上征集，人民广场展出',
    startDay: -10,
    endDay: 20,
    signUp: {
      reviewed: true,
      startDay: -10,
      endDay: 15,
      fields: [
        realName,
        phone,
        { id: 'entry_upload', code: '照片', type: '1', tipMessage: '横拍，白天，一张', isneed: true },
        { id: 'entry_story', code: '一百个字', type: '0', tipMessage: '它替你家做过什么', isneed: true },
        { id: 'entry_since', code: '大约哪天到家的', type: '4', tipMessage: '记不得可不填', isneed: false },
      ],
    },
    targetNum: 0,
    participatorNum: 183,
    cost: 0,
    score: 15,
    cover: 'oldStreet',
    countClick: 4520,
    countPraise: 411,
  },
  {
    key: 'activity-young-reporter',
    category: 'contest',
    title: '小记者选拔：写三百字，写你今天看见的人',
    attAbstract: '小学四年级到初二，选二十名。不比词多，比看得清。',
    content:
      '题目当天公布，三小时内交。可以写，可以说了由家长记，藏文、彝文同样收。\n\n入选的孩子周末跟记者跑一次真的采访，见报署名，有稿费。结果已经公布，二十人名单贴在报社门口。',
    organizer: '澜川日报',
    position: '澜川日报社二楼',
    startDay: -18,
    endDay: -9,
    signUp: {
      startDay: -30,
      endDay: -19,
      fields: [
        realName,
        {
          id: 'entry_school',
          code: '学校、年级',
          type: '0',
          tipMessage: '例：解放街小学五年级',
          isneed: true,
        },
        { id: 'entry_phone', code: '监护人手机号', type: '0', tipMessage: '只用于通知', isneed: true },
      ],
    },
    targetNum: 200,
    participatorNum: 164,
    cost: 0,
    score: 10,
    cover: 'newspaper',
    countClick: 3890,
    countPraise: 276,
  },
  ...voteActivities,
];
