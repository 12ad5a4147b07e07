/** Votes inside the demonstration's articles, by the article's key. Figures are what was given on paper and in the app before. */
export interface DemoVote {
  title: string;
  /** Days from today at 20:00; negative: it is over. */
  endDay: number;
  /** Ballots given so far. */
  ballots: number;
  questions: {
    name: string;
    /** Maximum number of choices. */
    maxChoose: number;
    options: { name: string; votes: number }[];
  }[];
}

export const votes: Readonly<Record<string, DemoVote>> = {
  'livelihood-canteen-ledger': {
    title: '下一个一百天，食堂听你的',
    endDay: 6,
    ballots: 263,
    questions: [
      {
        name: '您多久去吃一次？',
        maxChoose: 1,
        options: [
          { name: '差不多天天去', votes: 97 },
          { name: '一周两三次', votes: 84 },
          { name: '偶尔去一次', votes: 59 },
          { name: '还没去过', votes: 23 },
        ],
      },
      {
        name: '先添哪一样？',
        maxChoose: 2,
        options: [
          { name: '晚餐面条窗口', votes: 168 },
          { name: '少油少盐的一档菜', votes: 121 },
          { name: '小份菜，价钱减半', votes: 96 },
          { name: '周末也开门', votes: 74 },
        ],
      },
    ],
  },
  'education-bus': {
    title: '第四条学生专线，先开哪里',
    endDay: -3,
    ballots: 412,
    questions: [
      {
        name: '先开哪一条？',
        maxChoose: 1,
        options: [
          { name: '石桥镇—县二中', votes: 173 },
          { name: '茶坪乡—县一中', votes: 118 },
          { name: '龙潭工业园—城北小学', votes: 86 },
          { name: '先把学二线再加一班', votes: 35 },
        ],
      },
    ],
  },
};
