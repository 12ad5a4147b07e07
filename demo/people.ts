import type { PictureKey } from './content';

/** Reporters and leaders as wire S17 has them. */

export interface DemoReporter {
  key: string;
  /** The name articles are signed with. */
  name: string;
  duty: string;
  description: string;
  portrait: PictureKey;
  /** Starting number of followers. */
  rssCount: number;
}

export interface DemoLeader {
  key: string;
  name: string;
  duty: string;
  /** Key of its region in `leaderRegions`. */
  region: string;
  /** Responsibilities of the office. */
  description: string;
  /** Longer text of the detail page, paragraphs separated by a blank line. */
  details: string;
  portrait: PictureKey;
  /** Keys of articles about the leader, collected on a page of their own (F16). */
  reports: string[];
}

export interface DemoLeaderRegion {
  key: string;
  name: string;
}

export const reporters: DemoReporter[] = [
  {
    key: 'chen-yanqiu',
    name: '陈砚秋',
    duty: '首席记者',
    description: '跑政务与工程十六年。凡写到“基本完成”，一定去看没有完成的那一部分。',
    portrait: 'portrait.1',
    rssCount: 4120,
  },
  {
    key: 'lin-wanzhou',
    name: '林晚舟',
    duty: '民生记者',
    description: '水电路气、菜价房租。手机二十四小时开着，凌晨来电多半是漏水。',
    portrait: 'portrait.2',
    rssCount: 5230,
  },
  {
    key: 'zhou-muye',
    name: '周牧野',
    duty: '乡村记者',
    description: '农校毕业，会嫁接、会看墒情。采访本里夹着各村的种子。',
    portrait: 'portrait.3',
    rssCount: 2870,
  },
  {
    key: 'luosong-ciren',
    name: '罗松次仁',
    duty: '桑多驻站记者',
    description: '桑多牧民的儿子，汉藏双语写稿。驻站九年，骑坏三副马鞍。',
    portrait: 'portrait.4',
    rssCount: 6010,
  },
  {
    key: 'zhuoma-yangjin',
    name: '卓玛央金',
    duty: '藏文编辑部记者',
    description: '写人，也译稿。坚持把“下乡”译成“到人家里去”。',
    portrait: 'portrait.5',
    rssCount: 3340,
  },
  {
    key: 'he-tingyu',
    name: '何听雨',
    duty: '文化记者、副刊编辑',
    description: '每天读来稿三十封，三周内都回。',
    portrait: 'portrait.6',
    rssCount: 3980,
  },
  {
    key: 'xu-luming',
    name: '许鹿鸣',
    duty: '体育记者',
    description: '业余裁判，跑过三次半程马拉松，最好成绩比女子冠军慢四分钟。',
    portrait: 'portrait.7',
    rssCount: 2650,
  },
  {
    key: 'shen-yiwei',
    name: '沈一苇',
    duty: '教育、健康记者',
    description: '当过四年校医。写健康稿的规矩：先问，不吃药行不行。',
    portrait: 'portrait.8',
    rssCount: 4760,
  },
  {
    key: 'zhao-xingzhi',
    name: '赵行之',
    duty: '经济记者',
    description: '统计专业。稿子里的每个百分数，都能说出分母。',
    portrait: 'portrait.9',
    rssCount: 2110,
  },
  {
    key: 'su-man',
    name: '苏曼',
    duty: '英文编辑部编辑',
    description: '把澜川写给没有来过的人看，从不把“土豆”写成“高原特产”。',
    portrait: 'portrait.10',
    rssCount: 1290,
  },
  {
    key: 'zheng-xiaoshan',
    name: '郑小山',
    duty: '摄影记者',
    description: '只用两支定焦镜头。照片拍完，会洗一张寄给被拍的人。',
    portrait: 'portrait.11',
    rssCount: 3570,
  },
  {
    key: 'baima-duoji',
    name: '白玛多吉',
    duty: '摄影记者',
    description: '拍牧区。等光的时候帮人看羊。',
    portrait: 'portrait.12',
    rssCount: 4430,
  },
  {
    key: 'jiang-yubai',
    name: '江予白',
    duty: '视频记者',
    description: '相信现场的声音，片子里很少用配乐。',
    portrait: 'portrait.13',
    rssCount: 2980,
  },
];

export const leaderRegions: DemoLeaderRegion[] = [
  { key: 'county', name: '县政府' },
  { key: 'valley', name: '河谷镇' },
  { key: 'highland', name: '高原乡' },
];

export const leaders: DemoLeader[] = [
  {
    key: 'liang-chengan',
    name: '梁承安',
    duty: '县长',
    region: 'county',
    description: '主持县政府全面工作。',
    details:
      '主持县政府全面工作，负责审计、机构编制方面工作。\n\n接待群众来访日：每月第一个、第三个星期三上午，县信访接待中心一楼。不需要预约，按到达次序。',
    portrait: 'portrait.14',
    reports: ['offices-petition-day', 'headline-people-projects', 'affairs-hotline-ledger'],
  },
  {
    key: 'du-ruoyun',
    name: '杜若芸',
    duty: '副县长',
    region: 'county',
    description: '教育、卫生、文化旅游、民政、医保。',
    details:
      '分管教育体育、卫生健康、文化旅游、民政、医疗保障。\n\n联系澜川一中、县人民医院、县图书馆。接待日：每月第二个星期四下午。',
    portrait: 'portrait.15',
    reports: ['headline-people-projects', 'headline-hospital-cath-lab', 'headline-teacher-rotation'],
  },
  {
    key: 'shi-jingchuan',
    name: '石敬川',
    duty: '县水务局局长',
    region: 'county',
    description: '河道、供水、水库与防汛。',
    details:
      '主持县水务局工作，兼县河长制办公室主任。\n\n河道问题可直接拨 0000-1234584，防汛期间昼夜有人值守。',
    portrait: 'portrait.16',
    reports: ['river-outfalls', 'headline-second-water-source', 'ecology-river-outfalls'],
  },
  {
    key: 'tang-zhiyuan',
    name: '唐知远',
    duty: '县交通运输局局长',
    region: 'county',
    description: '公路、客运、站前道路与岷澜铁路地方协调。',
    details:
      '主持县交通运输局工作，负责岷澜铁路澜川段征地协调与站前道路建设。\n\n每星期五下午在工地开协调会，沿线群众可旁听、可发言。',
    portrait: 'portrait.17',
    reports: ['offices-friday-site', 'headline-tunnel-last-286'],
  },
  {
    key: 'wei-lanqiao',
    name: '韦兰桥',
    duty: '云溪镇镇长',
    region: 'valley',
    description: '城区管理、社区、夜市与老旧小区改造。',
    details:
      '主持云溪镇政府工作。联系老码头、解放街、龙潭三个社区。\n\n“板凳会”：每星期二晚七点，轮流在各小区院里开，只带板凳，不带讲稿。',
    portrait: 'portrait.18',
    reports: ['offices-bench-meeting', 'headline-charging-fees'],
  },
  {
    key: 'gu-bairong',
    name: '古柏荣',
    duty: '石桥镇镇长',
    region: 'valley',
    description: '集镇建设、古桥保护、面业与纸坊。',
    details: '主持石桥镇政府工作。联系七孔桥保护、镇中学、面馆协会。\n\n接待日：逢集日上午，桥头办公点。',
    portrait: 'portrait.19',
    reports: ['offices-bridge-office', 'headline-noodle-mark'],
  },
  {
    key: 'danba-gesang',
    name: '丹巴格桑',
    duty: '桑多乡乡长',
    region: 'highland',
    description: '草原、牧道、寄宿学校与马背诊所。',
    details:
      '主持桑多乡政府工作。夏季牧场期间每月有十二天在牧点办公，可用汉语、藏语反映问题。\n\n牧道中断、牲畜疫病请直接打乡值班电话 0000-1234598。',
    portrait: 'portrait.20',
    reports: ['offices-summer-camp', 'countryside-horseback-clinic'],
  },
  {
    key: 'jimu-axi',
    name: '吉木阿喜',
    duty: '茶坪乡乡长',
    region: 'highland',
    description: '茶叶、梯田、货运索道与乡村道路。',
    details:
      '主持茶坪乡政府工作。联系茶叶合作社、上寨索道工程。\n\n可用汉语、彝语反映问题，每星期一上午在乡便民大厅坐班。',
    portrait: 'portrait.21',
    reports: ['offices-cableway-rocks'],
  },
];
