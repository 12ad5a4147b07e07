import { expect, test } from 'vitest';
import { texts as voteDe } from './texts/de';
import { texts as voteZh } from './texts/zh';
import { voteReplyOf } from './voteReply';

const sources = import.meta.glob<string>(
  '../../../../platform/src/votes/ballots/{ballots.service,ballotBatch.service,ballotRefusals.rules}.ts',
  { query: '?raw', import: 'default', eager: true },
);
/** Every sentence the platform says of a ballot. */
const sentences = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/'(\p{Script=Han}[^']*)'/gu)].map(([, words]) => words ?? ''),
);
/** Of what no page of ours sends. */
const others = ['没有这个投票'];
// the app's own votes are not drawn as one's to give (H8)
const inTheApp = ['请打开客户端操作'];

test('[C4] every sentence of the platform about a ballot – has a text in each language', () => {
  expect(Object.keys(sources)).toHaveLength(3);
  const known = sentences.filter((words) => ![...others, ...inTheApp].includes(words));
  expect(known.length).toBeGreaterThan(10);
  for (const words of known) {
    expect([words, voteReplyOf(words, voteDe, false).text]).not.toEqual([words, voteDe.failed]);
    expect(voteReplyOf(words, voteZh, true).text).toBe(words);
  }
});

test('[C4] a sentence of another platform – is shown to readers of Chinese, others read that the ballot failed', () => {
  expect(voteReplyOf('今日名额已满', voteZh, true)).toMatchObject({
    text: '今日名额已满',
    isRecorded: false,
    isOver: false,
  });
  expect(voteReplyOf('今日名额已满', voteDe, false).text).toBe(voteDe.failed);
  expect(voteReplyOf('', voteZh, true).text).toBe(voteZh.failed);
  expect(voteReplyOf('toString', voteDe, false).text).toBe(voteDe.failed);
});

test('[F9] a refused ballot – is over where no turn is left, and open where the voter may try again', () => {
  const over = (words: string) => voteReplyOf(words, voteZh, true).isOver;
  expect(['您已经投过票了', '今天的投票次数已用完，请明天再来', '投票已结束'].map(over)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['操作太快，请稍后再试', '投票凭证无效或已过期，请重试', '投票成功'].map(over)).toEqual([
    false,
    false,
    false,
  ]);
});

test('[K11] a ballot whose answer got lost has arrived like any other', () => {
  const arrived = (words: string) => voteReplyOf(words, voteZh, true).isRecorded;
  expect(['投票成功', '投票已提交，审核后计入', '这次投票已经收到，请勿重复提交'].map(arrived)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['您已经投过票了', '操作太快，请稍后再试', '今日名额已满'].map(arrived)).toEqual([
    false,
    false,
    false,
  ]);
});
