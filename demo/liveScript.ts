import type { DemoLiveReport } from './lives';

/** A live of the demonstration that really runs: its reports and comments arrive by the clock. */
export interface LiveScript {
  /** Key in `lives.ts`. */
  readonly live: string;
  /** From its start to its end. */
  readonly minutes: number;
  readonly reports: readonly DemoLiveReport[];
  readonly comments: readonly {
    readonly minutesAfterStart: number;
    /** A name of `readers.ts`. */
    readonly by: string;
    readonly content: string;
  }[];
}

export const ferryScript: LiveScript = {
  live: 'ferry',
  minutes: 30,
  reports: [
    {
      minutesAfterStart: 0,
      user: '林晚舟',
      content: '解缆。第一趟七个人，三辆自行车，一筐鸡蛋。船工老鲁把鸡蛋放在自己脚边。',
      pictures: ['ferry.dawn'],
    },
    {
      minutesAfterStart: 3,
      user: '林晚舟',
      content: '船到河心。老鲁关了机器，顺水漂了十几秒，说每天都要听一听有没有别的船。',
    },
    {
      minutesAfterStart: 7,
      user: '林晚舟',
      content: '柳湾码头。上来一位送药的村医，药箱上绑着伞。她说今天走六家，最远的一家在坡顶。',
    },
    {
      minutesAfterStart: 12,
      user: '郑小山',
      content: '从船上看老城：能数出十一根烟囱，冒烟的有四根，都是面馆。',
      pictures: ['riverBend.dawn'],
    },
    {
      minutesAfterStart: 17,
      user: '林晚舟',
      content: '第三趟。两个小学生把船票折成了纸船，老鲁说要收回来，想了想又说算了，明天带来看。',
    },
    {
      minutesAfterStart: 23,
      user: '林晚舟',
      content: '水位标尺在二米四。比昨天低两指，靠岸的跳板因此多搭了一块，走的时候请扶绳子。',
    },
    {
      minutesAfterStart: 29,
      user: '林晚舟',
      content: '半个钟头到了。四趟，三十一个人，鸡蛋一个没破。明天同一时间，换郑小山坐船。',
      pictures: ['ferry.dusk.2'],
    },
  ],
  comments: [
    { minutesAfterStart: 1, by: '老码头的风', content: '老鲁的船我坐了二十年，他从来不按喇叭。' },
    { minutesAfterStart: 4, by: '看水的人', content: '漂的那十几秒最好，记者请把嘴闭上一起听。' },
    { minutesAfterStart: 9, by: '护士家属', content: '村医姓卓，药箱上那把伞是我们送的。' },
    { minutesAfterStart: 14, by: '石桥吃面的', content: '冒烟的四家我都吃过，第二根最香。' },
    { minutesAfterStart: 24, by: '数字控', content: '二米四，减两指，约等于二米三七。' },
  ],
};
