import type { PictureKey } from './content';

/** Accounts (wire S9): those who publish beside the newsroom. */

export interface DemoAccountCategory {
  key: string;
  name: string;
}

export interface DemoAccount {
  key: string;
  category: string;
  name: string;
  description: string;
  icon: PictureKey;
  banner: PictureKey;
  /** open 0, pending 1, closed 4 on the wire; forbidden is xyForbidden. */
  status: 'open' | 'pending' | 'closed' | 'forbidden';
  rssCount: number;
  /** Weekly influence, for the rank. */
  influence: number;
  /** Corner word of the card. */
  tag: string;
  /** Its addresses on other platforms. */
  elsewhere?: Partial<Record<'wxIcon' | 'wbUrl' | 'rmhUrl' | 'tthUrl' | 'dyUrl', string>>;
  /** Keys of articles published under it; an article is one account's at most. */
  articles?: string[];
}

export const accountCategories: DemoAccountCategory[] = [
  { key: 'towns', name: '乡镇' },
  { key: 'schools', name: '学校' },
  { key: 'services', name: '部门与服务' },
  { key: 'shops', name: '小店与手艺' },
];

export const accounts: DemoAccount[] = [
  {
    key: 'account-baita',
    category: 'towns',
    name: '白塔镇发布',
    description: '集日、停电、谁家开窑。值班的是两个人，回复慢的时候是在赶集。',
    icon: 'logo.6',
    banner: 'whitePagoda',
    status: 'open',
    rssCount: 6120,
    influence: 812,
    tag: '乡镇',
    elsewhere: { wbUrl: 'https://example.org/weibo/baita', dyUrl: 'https://example.org/douyin/baita' },
    articles: ['picture-baita-market', 'travel-baita', 'culture-museum', 'livelihood-parcel-baita'],
  },
  {
    key: 'account-shiqiao',
    category: 'towns',
    name: '石桥镇的早上',
    description: '每天五点半发一张桥头的照片。',
    icon: 'logo.2',
    banner: 'stoneBridge',
    status: 'open',
    rssCount: 7430,
    influence: 905,
    tag: '乡镇',
    articles: ['headline-noodle-mark', 'sports-marathon', 'travel-shiqiao', 'culture-print'],
  },
  {
    key: 'account-sangdo',
    category: 'towns',
    name: '桑多乡',
    description: '草原上的事，汉藏两种文字。牛走丢了请发到这里。',
    icon: 'logo.19',
    banner: 'grassland',
    status: 'open',
    rssCount: 9240,
    influence: 1130,
    tag: '乡镇',
    elsewhere: {
      wxIcon: 'https://example.org/wechat/sangdo',
      wbUrl: 'https://example.org/weibo/sangdo',
      rmhUrl: 'https://example.org/people/sangdo',
      tthUrl: 'https://example.org/toutiao/sangdo',
      dyUrl: 'https://example.org/douyin/sangdo',
    },
    articles: ['races-tents', 'races-lost', 'health-horseback', 'ecology-pika-eagle', 'video-horsedoctor'],
  },
  {
    key: 'account-dukou',
    category: 'towns',
    name: '渡口镇',
    description: '水位、渡船、开网日。',
    icon: 'logo.21',
    banner: 'reservoir',
    status: 'open',
    rssCount: 3980,
    influence: 540,
    tag: '乡镇',
    articles: ['countryside-cable-bridge-obituary', 'ecology-cages-gone', 'sports-swim'],
  },
  {
    key: 'account-no1-school',
    category: 'schools',
    name: '澜川一中',
    description: '食堂菜单、家长会、晚自习几点下课。',
    icon: 'logo.24',
    banner: 'school',
    status: 'open',
    rssCount: 8110,
    influence: 760,
    tag: '学校',
    articles: ['headline-teacher-rotation'],
  },
  {
    key: 'account-herders-school',
    category: 'schools',
    name: '桑多寄宿学校',
    description: '三百一十七个孩子，四条校车线。',
    icon: 'logo.17',
    banner: 'classroom',
    status: 'open',
    rssCount: 2760,
    influence: 488,
    tag: '学校',
    articles: ['education-herders', 'bo-school-library', 'sports-archery'],
  },
  {
    key: 'account-vocational',
    category: 'schools',
    name: '县职业中学焊接班',
    description: '焊缝照片请带尺子拍。',
    icon: 'logo.15',
    banner: 'factory',
    status: 'open',
    rssCount: 1340,
    influence: 260,
    tag: '学校',
    articles: ['education-vocational'],
  },
  {
    key: 'account-hospital',
    category: 'services',
    name: '县人民医院',
    description: '门诊时间、专家停诊、化验结果怎么看。急事请打电话，不要留言。',
    icon: 'logo.5',
    banner: 'hospital',
    status: 'open',
    rssCount: 12870,
    influence: 1244,
    tag: '医院',
    articles: [
      'headline-hospital-cath-lab',
      'health-nightclinic',
      'livelihood-hospital-parking',
      'health-sleep',
    ],
  },
  {
    key: 'account-library',
    category: 'services',
    name: '县图书馆与流动书车',
    description: '书车今天到哪个村，看这里。',
    icon: 'logo.4',
    banner: 'libraryHall',
    status: 'open',
    rssCount: 4150,
    influence: 610,
    tag: '图书馆',
    articles: ['culture-library'],
  },
  {
    key: 'account-buses',
    category: 'services',
    name: '澜川公交',
    description: '班次、绕行、失物。夜 1 路请站到灯下招手。',
    icon: 'logo.13',
    banner: 'busStop',
    status: 'open',
    rssCount: 10360,
    influence: 998,
    tag: '出行',
    articles: ['headline-last-bus', 'railway-news-feeder-bus', 'education-bus'],
  },
  {
    key: 'account-thangka',
    category: 'shops',
    name: '卓玛沟画坊',
    description: '一年只出十来幅。不接急活。',
    icon: 'logo.16',
    banner: 'thangka',
    status: 'open',
    rssCount: 3320,
    influence: 402,
    tag: '手艺',
    articles: ['culture-thangka', 'en-thangka-pictures', 'video-weaving'],
  },
  {
    key: 'account-weavers',
    category: 'shops',
    name: '拉姆奶奶的织机',
    description: '外孙女代发。错了也不拆。',
    icon: 'logo.11',
    banner: 'weaving',
    status: 'pending',
    rssCount: 0,
    influence: 0,
    tag: '手艺',
  },
  {
    key: 'account-orchard',
    category: 'shops',
    name: '柳湾果园直卖',
    description: '果园与人搬去了邻村，旧号停用。',
    icon: 'logo.3',
    banner: 'orchard',
    status: 'closed',
    rssCount: 870,
    influence: 0,
    tag: '小店',
  },
  {
    key: 'account-herbs',
    category: 'shops',
    name: '山里药材铺',
    description: '因发布夸大疗效的文字被停用，申诉期内。',
    icon: 'logo.23',
    banner: 'herbs',
    status: 'forbidden',
    rssCount: 1530,
    influence: 0,
    tag: '小店',
  },
  {
    key: 'account-sangdo-bo',
    category: 'towns',
    name: 'བསམ་རྡོ་ཤང་།',
    description: 'བསམ་རྡོའི་འབྲོག་པ་ཚོར་བོད་ཡིག་གི་གནས་ཚུལ།',
    icon: 'logo.1',
    banner: 'yakHerd',
    status: 'open',
    rssCount: 2210,
    influence: 372,
    tag: '藏文',
    articles: ['bo-rain-warning', 'bo-milk', 'bo-cranes'],
  },
];
