import * as v from 'valibot';
import { paging, text } from './fields';
import { read, write } from './operation';
import { formText } from './signForm';
import { int, listOf, str } from './wireValues';

/** Dates of the points service: `YYYY/MM/DD`, with the time where it says one (wire W13). */
const pointsDate = v.pipe(v.string(), v.regex(/^\d{4}\/\d\d\/\d\d( \d\d:\d\d:\d\d)?$/));

/** Wire S21: what points are given for. */
export const PointsName = {
  start: '启动',
  use: '使用',
  browse: '浏览',
  register: '安装注册',
  invite: '邀请',
  startTopic: '发布主题',
  joinTopic: '参与主题',
  sevenDays: '连续7天登录',
  fifteenDays: '连续15天登录',
  thirtyDays: '连续30天登录',
  share: '分享成功',
  comment: '提交评论',
  click: '点击新闻',
  paper: '点开数字报按钮',
  commentPassed: '评论审核',
  firstLogin: '初次快速登录',
  video: '播放视频稿件',
  follow: '关注订阅号',
} as const;

/** Wire S21: what became of a change. Text on this wire. */
export const PointsCode = {
  notEnough: '1001',
  taken: '1002',
  overCap: '1003',
  done: '1004',
  noMember: '1011',
} as const;

/** Of whom; without it, of the member that asks. */
const uid = text('');
/** Wire D3. */
const signed = { eType: text(''), member: text(''), time: text(''), sign: text('') };

/** Wire S21. Codes are text here (wire W6). */
export const PointsEvent = v.object({
  eType: str,
  eStartTime: str,
  code: str,
  result: v.array(v.object({ msg: str, score: int, code: str, srname: str })),
});
export type PointsEvent = v.InferOutput<typeof PointsEvent>;

export const myDayScoreSts = read({
  name: 'myDayScoreSts',
  service: 'amuc',
  path: '/member/myDayScoreSts',
  row: 'g69',
  personal: true,
  input: v.object({ uid }),
  output: v.object({
    score: int,
    dayScore: int,
    list: v.array(v.object({ date: pointsDate, score: int })),
    /** (ours) Acts that bring points, each so often a day; `today` = how often it did today. */
    rules: v.array(v.object({ eType: str, score: int, perDay: int, today: int })),
  }),
});

export const myScoreList = read({
  name: 'myScoreList',
  service: 'amuc',
  path: '/member/myScoreList',
  row: 'g70',
  personal: true,
  input: v.object({ uid, date: text(''), ...paging }),
  output: listOf(v.object({ id: int, eType: str, srname: str, score: int, created: pointsDate })),
});

/** The total as text, or a sentence for an unknown member. */
export const score = read({
  name: 'score',
  row: 'x21',
  service: 'amuc',
  path: '/member/score',
  personal: true,
  spellings: { uid: ['id', 'member'] },
  input: v.object({ uid }),
  output: str,
});

/** Names, comma-joined. */
export const eventTypes = read({
  name: 'eventTypes',
  row: 'x21',
  service: 'amuc',
  path: '/event/eventTypes',
  input: v.object({}),
  output: str,
});

export const event1 = write({
  name: 'event1',
  row: 'f15',
  uncalled: true,
  service: 'amuc',
  path: '/event/event1',
  spellings: { member: ['uid', 'userID'] },
  input: v.object(signed),
  output: PointsEvent,
});

export const convert = write({
  name: 'convert',
  row: 'x21',
  service: 'amuc',
  path: '/event/convert',
  spellings: { member: ['uid', 'userID'] },
  input: v.object({ ...signed, info: formText() }),
  output: v.object({ code: str, msg: str }),
});
