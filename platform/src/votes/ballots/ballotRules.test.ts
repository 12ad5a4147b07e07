import { VoteCycle } from '@contract/participation/voteCycle';
import { at } from '@testing/twoSites';
import { describe, expect, test } from 'vitest';
import { voteResultDocument } from '../voteInfo.document';
import { ballotsPerPeriod, perDayOf } from '../votePeriods.rules';
import { areResultsHidden } from '../voteState.rules';
import type { OptionRow, ThemeRow, VoteRow } from '../votes.store';
import { ballotsLeft, closedReason, usedUpMessage } from './ballotRefusals.rules';
import { choicesError, readChoice } from './choices.rules';

const vote = (more: Partial<VoteRow> = {}): VoteRow => ({
  ...{
    id: 1,
    kind: 'activity',
    object_id: 1,
    title: '',
    content: '',
    rule: '',
    starts_at: at(0),
    ends_at: at(100),
  },
  ...{ need_login: false, app_only: false, need_code: false, code_from_second: false, cycle: VoteCycle.once },
  ...{ cycle_num: 1, device_most: 0, option_max: 0, results_hidden: false, client_style: 0, head_images: [] },
  ...{ user_fields: [], ballots: 9, visits: 0, last_no: 0, last_hash: '', ...more },
});

describe('[F9] a vote', () => {
  test.each([
    { time: -1, who: 'd:x', more: {}, reason: '投票尚未开始' },
    { time: 0, who: 'd:x', more: {}, reason: undefined },
    { time: 99, who: 'm:1', more: {}, reason: undefined },
    { time: 100, who: 'm:1', more: {}, reason: '投票已结束' },
    { time: 86_400_100, who: 'm:1', more: {}, reason: '投票已结束' },
    { time: 50, who: 'm:1', more: { app_only: true }, reason: '请打开客户端操作' },
    { time: 50, who: 'd:x', more: { need_login: true }, reason: '请先登录再投票' },
    { time: 50, who: 'm:1', more: { need_login: true }, reason: undefined },
    { time: 100, who: 'd:x', more: { need_login: true, app_only: true }, reason: '投票已结束' },
  ])(
    '[F9] from 0 to 100 – $who votes at $time, $more – is closed for: $reason',
    ({ time, who, more, reason }) => {
      expect(closedReason(vote(more), who, at(time))).toBe(reason);
    },
  );

  test.each([
    { cycle: VoteCycle.once, num: 3, most: 1, perDay: 0, usedUp: '您已经投过票了' },
    { cycle: VoteCycle.total, num: 1, most: 1, perDay: 1, usedUp: '您已经投过票了' },
    { cycle: VoteCycle.total, num: 0, most: 1, perDay: 1, usedUp: '您已经投过票了' },
    { cycle: VoteCycle.total, num: 3, most: 3, perDay: 3, usedUp: '您的投票次数已用完' },
    { cycle: VoteCycle.daily, num: 1, most: 1, perDay: 1, usedUp: '今天的投票次数已用完，请明天再来' },
    { cycle: VoteCycle.daily, num: 3, most: 3, perDay: 3, usedUp: '今天的投票次数已用完，请明天再来' },
  ])(
    '[F9] of cycle $cycle, $num times – has $most ballots a period and says “$usedUp”',
    ({ cycle, num, most, perDay, usedUp }) => {
      const one = vote({ cycle, cycle_num: num });
      expect([ballotsPerPeriod(one), perDayOf(one), usedUpMessage(one)]).toEqual([most, perDay, usedUp]);
      expect([0, most - 1, most, most + 1].map((used) => ballotsLeft(one, { used }))).toEqual([
        most,
        1,
        0,
        0,
      ]);
    },
  );

  test('[F9] with hidden results – before, during, at its end – shows them from its end on', () => {
    const hidden = (time: number, results_hidden = true) =>
      areResultsHidden(vote({ results_hidden }), at(time));
    expect([hidden(-1), hidden(0), hidden(99), hidden(100), hidden(50, false)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

const theme = (id: number, min_choose: number, max_choose: number): ThemeRow => ({
  ...{ id, position: id, name: `问${id}`, min_choose, max_choose },
});
const option = (id: number, theme_id: number, votes = 0): OptionRow => ({
  ...{
    id,
    theme_id,
    number: id,
    name: `项${id}`,
    description: '',
    images: [],
    video_url: '',
    votes,
    views: 0,
    rank: 0,
  },
});
const themes = [theme(1, 1, 2), theme(2, 2, 0), theme(3, 0, 1)];
const options = [1, 1, 1, 2, 2, 2, 2, 3, 3].map((themeID, index) => option(index + 1, themeID));

test.each([
  { chosen: [1, 4, 5], error: undefined },
  { chosen: [1, 2, 4, 5, 6, 7, 8], error: undefined },
  { chosen: [4, 5], error: '请选择：问1' },
  { chosen: [1, 2, 3, 4, 5], error: '“问1”最多选2项' },
  { chosen: [1, 4], error: '“问2”至少选2项' },
  { chosen: [1, 4, 5, 8, 9], error: '“问3”最多选1项' },
  { chosen: [1, 1, 4, 5], error: '同一选项只能选一次' },
  { chosen: [1, 4, 5, 99], error: '没有这个选项' },
])(
  '[F9] choices $chosen of three questions – 1 to 2, 2 or more, at most 1 – are refused for: $error',
  ({ chosen, error }) => {
    const themeOf = new Map(options.map(({ id, theme_id }) => [id, theme_id]));
    expect(
      choicesError(
        chosen.map((id) => ({ theme: themeOf.get(id) ?? 1, option: id })),
        themes,
        options,
      ),
    ).toBe(error);
  },
);

test('[F9] choices – of another question, none where none is needed – are refused', () => {
  expect(choicesError([{ theme: 2, option: 1 }], themes, options)).toBe('没有这个选项');
  expect(choicesError([], [theme(3, 0, 1)], options)).toBe('请选择选项');
});

test('[wire f6] a choice – spaces, nine digits, ten, without a colon, negative – is read where it is two numbers', () => {
  expect([' 1:2 ', '123456789:1', '1:123456789'].map(readChoice)).toEqual([
    { theme: 1, option: 2 },
    { theme: 123_456_789, option: 1 },
    { theme: 1, option: 123_456_789 },
  ]);
  for (const text of ['', '1', ':1', '1:', '1:2:3', '-1:2', '1234567890:1', '1:1234567890', '1,2'])
    expect(readChoice(text)).toBeUndefined();
});

test('[wire f7] a result – shares that do not add up, a question without votes, hidden – has shares of each question', () => {
  const rows = [option(1, 1, 1), option(2, 1, 2), option(3, 2, 0), option(4, 3, 5)];
  const shares = (hidden: boolean) => {
    const { total, questions } = voteResultDocument(vote(), themes, rows, hidden);
    return [total, questions.map((one) => one.options.map(({ votes, percent }) => [votes, percent]))];
  };
  expect(shares(false)).toEqual([
    9,
    [
      [
        [1, 33],
        [2, 67],
      ],
      [[0, 0]],
      [[5, 100]],
    ],
  ]);
  expect(shares(true)).toEqual([
    9,
    [
      [
        [0, 0],
        [0, 0],
      ],
      [[0, 0]],
      [[0, 0]],
    ],
  ]);
});
