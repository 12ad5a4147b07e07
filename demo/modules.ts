/** Modules of the home list (wire S7), each put in before the row named by `position`. */

export interface DemoTopicRow {
  /** Key of an article of type topic. */
  topic: string;
  /** Keys of the articles shown below it. */
  related: string[];
}

interface ModuleFrame {
  key: string;
  /** Key of the column it stands in. */
  column: string;
  name: string;
  position: number;
  /** true: a row “more” leads on. */
  showMore: boolean;
  /** Key of the column “more” leads to, where it leads to one. */
  targetColumn?: string;
}

/** Wire types: 0 articles, 4 activities, 5 accounts, 7 people, 8 and 11 articles in another look, 10 topics. */
export type DemoModule =
  | (ModuleFrame & { type: 0 | 8 | 11; articles: string[] })
  | (ModuleFrame & { type: 4; activities: string[] })
  | (ModuleFrame & { type: 5; accounts: string[] })
  | (ModuleFrame & { type: 7; people: string[] })
  | (ModuleFrame & { type: 10; topics: DemoTopicRow[] });

export const modules: DemoModule[] = [
  {
    key: 'module-flash',
    type: 11,
    column: 'headline',
    name: '速览',
    position: 2,
    showMore: false,
    articles: ['education-enrolment', 'sports-town-league', 'health-nightclinic'],
  },
  {
    key: 'module-deep',
    type: 0,
    column: 'headline',
    name: '深读',
    position: 7,
    showMore: true,
    targetColumn: 'culture',
    articles: ['culture-boatman', 'river-outfalls', 'travel-drolma', 'health-horseback'],
  },
  {
    key: 'module-accounts',
    type: 5,
    column: 'headline',
    name: '号外',
    position: 11,
    showMore: true,
    targetColumn: 'account',
    accounts: [
      'account-shiqiao',
      'account-sangdo',
      'account-hospital',
      'account-buses',
      'account-library',
      'account-thangka',
    ],
  },
  {
    key: 'module-topics',
    type: 10,
    column: 'headline',
    name: '专题',
    position: 13,
    showMore: true,
    targetColumn: 'special',
    topics: [
      {
        topic: 'railway-topic',
        related: ['railway-news-last-rails', 'railway-people-surveyor', 'railway-ask-ten'],
      },
      { topic: 'river-topic', related: ['river-outfalls', 'river-photos', 'river-ferryman'] },
      { topic: 'races-topic', related: ['races-riderless', 'races-results', 'races-lost'] },
    ],
  },
  {
    key: 'module-reporters',
    type: 7,
    column: 'headline',
    name: '记者在路上',
    position: 16,
    showMore: false,
    people: ['luosong-ciren', 'shen-yiwei', 'chen-yanqiu', 'he-tingyu', 'zhou-muye', 'baima-duoji'],
  },
  {
    key: 'module-services',
    type: 8,
    column: 'livelihood',
    name: '办得到',
    position: 2,
    showMore: true,
    targetColumn: 'services',
    articles: ['health-insurance', 'sports-facilities', 'education-bus', 'linked-platform'],
  },
  {
    key: 'module-activities',
    type: 4,
    column: 'headline',
    name: '一起来',
    position: 19,
    showMore: true,
    targetColumn: 'activity',
    activities: [
      'activity-river-vote',
      'activity-river-day',
      'activity-photo-call',
      'activity-mushroom-walk',
    ],
  },
  {
    key: 'module-leaders',
    type: 7,
    column: 'affairs',
    name: '有事找谁',
    position: 4,
    showMore: true,
    targetColumn: 'qa',
    people: ['liang-chengan', 'du-ruoyun', 'shi-jingchuan', 'tang-zhiyuan'],
  },
  {
    key: 'module-notices',
    type: 11,
    column: 'headline',
    name: '公告栏',
    position: 7,
    showMore: true,
    targetColumn: 'notice',
    articles: ['notice-pond', 'notice-yaks', 'notice-baita-road', 'notice-transfer', 'notice-bridge-tender'],
  },
];
