import type { ReplyTexts } from './texts';

/** Texts in the reader's language for the platform's Chinese messages about a ballot (wire f6). */
const wordsByMessage: Readonly<Record<string, keyof ReplyTexts>> = {
  投票成功: 'done',
  '投票已提交，审核后计入': 'pending',
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
  '所选选项的投票次数已用完，请换一个': 'noMoreForOption',
  '验证码错误，请重新输入': 'wrongCode',
};

/** After these nothing is left to choose: how it stands is shown. */
const finalWords: ReadonlySet<string | undefined> = new Set<keyof ReplyTexts>([
  'already',
  'noMore',
  'noMoreToday',
  'noMoreHere',
  'over',
  'repeated',
]);

/** It is there: also what was sent again because its answer got lost. */
const recordedWords: ReadonlySet<string | undefined> = new Set<keyof ReplyTexts>([
  'done',
  'pending',
  'repeated',
]);

export interface VoteReply {
  readonly text: string;
  /** This ballot stands in the ledger. */
  readonly isRecorded: boolean;
  /** There is nothing left to choose. */
  readonly isOver: boolean;
  /** A captcha's answer was missing or wrong. */
  readonly needsCode: boolean;
}

/** @param chinese the reader reads the platform's own words */
export function voteReplyOf(message: string, words: ReplyTexts, chinese: boolean): VoteReply {
  const key = Object.keys(wordsByMessage).includes(message) ? wordsByMessage[message] : undefined;
  const text = key === undefined ? (chinese && message) || words.failed : words[key];
  return {
    text: typeof text === 'string' ? text : words.failed,
    isRecorded: recordedWords.has(key),
    isOver: finalWords.has(key),
    needsCode: key === 'wrongCode',
  };
}
