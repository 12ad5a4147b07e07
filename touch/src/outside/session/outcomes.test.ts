import { describe, expect, test } from 'vitest';
import { messageOf, type Outcome, outcomeOf } from './outcomes';

/** The rows quote S§8. */
const rows: [sentence: string, status: number, hasData: boolean, kind: Outcome['kind'], shown?: string][] = [
  ['0 with data: returns data', 0, true, 'data'],
  ['0 without data: an empty result', 0, false, 'empty'],
  ['1: empty result', 1, false, 'empty'],
  ['1: empty result, whatever it carries', 1, true, 'empty'],
  ['negative, no data: error with the message', -1, false, 'error', 'server text'],
  ['negative: any of them', -500, false, 'error', 'server text'],
  ['other positive: errmsg result', 11001, false, 'refused', 'server text'],
  ['other positive: a small one too', 2, true, 'refused', 'server text'],
  ['10201: error, message 请下载APP查看报名进展', 10201, false, 'error', '请下载APP查看报名进展'],
  ['10202: error with the server message', 10202, false, 'error', 'server text'],
  ['10203: error with the server message', 10203, false, 'error', 'server text'],
  ['10204: error with the server message', 10204, true, 'error', 'server text'],
  ['1004: re-auth and reload', 1004, false, 'reauthenticate'],
  ['10111: expired token: refresh and retry', 10111, false, 'expired'],
  ['10102: clear the user and go to login', 10102, false, 'signedOut'],
  ['10103: clear the user and go to login', 10103, false, 'signedOut'],
  ['10001: ignored', 10001, true, 'ignored'],
];

describe('[G5] response statuses', () => {
  test.each(rows)('%s', (_sentence, status, hasData, kind, shown) => {
    const outcome = outcomeOf(status, hasData);
    expect(outcome.kind).toBe(kind);
    const text =
      outcome.kind === 'error' || outcome.kind === 'refused' ? messageOf(outcome, 'server text') : undefined;
    expect(text).toBe(shown);
  });

  test.each([
    ['negative: the word error', -1, 'error'],
    ['10202: 评论失败', 10202, '评论失败'],
    ['10203: 评论失败', 10203, '评论失败'],
    ['10204: 评论失败', 10204, '评论失败'],
  ])('without a server message, %s', (_sentence, status, text) => {
    const outcome = outcomeOf(status, false);
    expect(outcome.kind === 'error' && messageOf(outcome, '')).toBe(text);
  });
});
