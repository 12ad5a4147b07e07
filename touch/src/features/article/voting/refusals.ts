import type { VoteMessages } from '@touch/locales/messages';

/** Texts in the reader's language for the platform's Chinese messages about a ballot (wire f6). */
const wordsByMessage: Readonly<Record<string, keyof VoteMessages>> = {
  投票成功: 'vote.done',
  '投票已提交，审核后计入': 'vote.held',
  您已经投过票了: 'vote.already',
  您的投票次数已用完: 'vote.noMore',
  '今天的投票次数已用完，请明天再来': 'vote.noMoreToday',
  这台设备的投票次数已用完: 'vote.noMoreHere',
  '操作太快，请稍后再试': 'vote.tooFast',
  '操作太频繁，请稍后再试': 'vote.tooOften',
  投票尚未开始: 'vote.notBegun',
  投票已结束: 'vote.over',
  '这次投票已经收到，请勿重复提交': 'vote.repeated',
  '投票凭证无效或已过期，请重试': 'vote.ticketOver',
  请先登录再投票: 'vote.loginNeeded',
  '请点击页面下方“使用完整服务”后再投票': 'vote.snapshot',
};

/** After these nothing is left to choose: how it stands is shown. */
const finalWords: ReadonlySet<string | undefined> = new Set<keyof VoteMessages>([
  'vote.already',
  'vote.noMore',
  'vote.noMoreToday',
  'vote.noMoreHere',
  'vote.over',
  'vote.repeated',
]);

/** It is there: also what was sent again because its answer got lost. */
const recordedWords: ReadonlySet<string | undefined> = new Set<keyof VoteMessages>([
  'vote.done',
  'vote.held',
  'vote.repeated',
]);

export interface VoteReply {
  readonly text: string;
  /** This ballot stands in the ledger. */
  readonly isRecorded: boolean;
  /** There is nothing left to choose. */
  readonly isOver: boolean;
}

/** @param chinese the reader reads the platform's own words */
export function voteReplyOf(message: string, words: VoteMessages, chinese: boolean): VoteReply {
  const key = Object.hasOwn(wordsByMessage, message) ? wordsByMessage[message] : undefined;
  const text = key === undefined ? (chinese && message) || words['vote.failed'] : words[key];
  return {
    text: typeof text === 'string' ? text : words['vote.failed'],
    isRecorded: recordedWords.has(key),
    isOver: finalWords.has(key),
  };
}
