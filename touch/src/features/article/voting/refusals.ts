import type { VoteTexts } from './texts';

/** What the platform says of a ballot, in its own words (wire f6): a reader of another language gets his. */
const said: Readonly<Record<string, keyof VoteTexts>> = {
  投票成功: 'done',
  '投票已提交，审核后计入': 'held',
  您已经投过票了: 'already',
  您的投票次数已用完: 'noMore',
  '今天的投票次数已用完，请明天再来': 'noMoreToday',
  这台设备的投票次数已用完: 'noMoreHere',
  '操作太快，请稍后再试': 'tooFast',
  '操作太频繁，请稍后再试': 'tooOften',
  投票尚未开始: 'notBegun',
  投票已结束: 'over',
  '这次投票已经收到，请勿重复提交': 'repeated',
  '投票凭证无效或已过期，请重试': 'ticketOver',
  请先登录再投票: 'loginNeeded',
  '请点击页面下方“使用完整服务”后再投票': 'snapshot',
};

/** After these nothing is left to choose: how it stands is shown. */
const overWith: ReadonlySet<string | undefined> = new Set<keyof VoteTexts>([
  'already',
  'noMore',
  'noMoreToday',
  'noMoreHere',
  'over',
  'repeated',
]);

/** It is there: also what was sent again because its answer got lost. */
const arrivedWith: ReadonlySet<string | undefined> = new Set<keyof VoteTexts>(['done', 'held', 'repeated']);

export interface Told {
  readonly text: string;
  /** This ballot stands in the ledger. */
  readonly arrived: boolean;
  /** There is nothing left to choose. */
  readonly over: boolean;
}

/** @param chinese the reader reads the platform's own words */
export function toldOf(message: string, words: VoteTexts, chinese: boolean): Told {
  const key = Object.hasOwn(said, message) ? said[message] : undefined;
  const text = key === undefined ? (chinese && message) || words.failed : words[key];
  return {
    text: typeof text === 'string' ? text : words.failed,
    arrived: arrivedWith.has(key),
    over: overWith.has(key),
  };
}
