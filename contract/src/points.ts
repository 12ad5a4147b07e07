import * as v from 'valibot';
import { paging, text } from './fields';
import { read, write } from './operation';
import { formText } from './signForm';
import { int, listOf, str } from './wireValues';

/** Dates of the points service: `YYYY/MM/DD`, with the time where it says one (W13). */
const pointsDate = v.pipe(v.string(), v.regex(/^\d{4}\/\d\d\/\d\d( \d\d:\d\d:\d\d)?$/));

/** Of whom; without it, of the member that asks. */
const uid = text('');
/** Wire D3. */
const signed = { eType: text(''), member: text(''), time: text(''), sign: text('') };

/** Wire S21. Codes are text here (W6). */
export const PointsEvent = v.object({
  eType: str,
  eStartTime: str,
  code: str,
  result: v.array(v.object({ msg: str, score: int, code: str, srname: str })),
});
export type PointsEvent = v.InferOutput<typeof PointsEvent>;

export const myDayScoreSts = read({
  name: 'myDayScoreSts',
  row: 'g69',
  service: 'amuc',
  path: '/member/myDayScoreSts',
  personal: true,
  input: v.object({ uid }),
  output: v.object({
    score: int,
    dayScore: int,
    list: v.array(v.object({ date: pointsDate, score: int })),
  }),
});

export const myScoreList = read({
  name: 'myScoreList',
  row: 'g70',
  service: 'amuc',
  path: '/member/myScoreList',
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
