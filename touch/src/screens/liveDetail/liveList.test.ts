import type { LiveMain, LiveReport } from '@touch/api/lives';
import { describe, expect, test } from 'vitest';
import { applyReload, applyReport, applyStatus, type LiveList, showPending, withSeq } from './liveList';

const main: LiveMain = {
  ...{
    fileId: '5',
    title: '直播',
    content: '',
    startTime: '',
    endTime: '',
    type: 0,
    status: 1,
    countClick: 3,
  },
  ...{ countDiscuss: 0, discussClosed: 0, sendPresentClosed: 1 },
  config: { announcement: '', banner: '', lines: [] },
};
const report = (id: number, change: Partial<LiveReport> = {}): LiveReport => ({
  ...{ fileId: String(id), title: '', publishtime: '', user: '', userIcon: '', content: `${id}` },
  ...{ isTop: false, attachments: [] },
  ...change,
});
const list = (shown: readonly (readonly number[])[], pending: readonly number[] = []): LiveList => ({
  pages: shown.map((page) => page.map((id) => report(id))),
  extras: { main, seq: 7, order: 'newest', pending: pending.map((id) => report(id)) },
  hasMore: true,
  more: 'idle',
});
const shownOf = (value: LiveList) => value.pages.map((page) => page.map(({ content }) => content));
const pendingOf = (value: LiveList) => (value.extras?.pending ?? []).map(({ content }) => content);

describe('[I5] a pushed report', () => {
  const start = list([[9, 8], [7]], [10]);
  test.each([
    ['a new one – waits', 'add', report(11), [['9', '8'], ['7']], ['11', '10']],
    ['a repeated one – changes nothing', 'add', report(8), [['9', '8'], ['7']], ['10']],
    ['a repeated one that waits – stays once', 'add', report(10), [['9', '8'], ['7']], ['10']],
    ['an edit – shows in place', 'update', report(7, { content: 'x' }), [['9', '8'], ['x']], ['10']],
    ['an edit of one that waits – waits', 'update', report(10, { content: 'x' }), [['9', '8'], ['7']], ['x']],
    ['an edit of one that is not loaded – is nothing', 'update', report(2), [['9', '8'], ['7']], ['10']],
    ['a removal – goes', 'delete', report(9), [['8'], ['7']], ['10']],
    ['a removal of one that waits – goes', 'delete', report(10), [['9', '8'], ['7']], []],
    ['a removal of an unknown one – is nothing', 'delete', report(1), [['9', '8'], ['7']], ['10']],
  ] as const)('[I5] %s', (_, action, one, shown, pending) => {
    const after = applyReport(start, { action, report: one }, 'newest');
    expect([shownOf(after), pendingOf(after)]).toEqual([shown, pending]);
  });

  test('[F7] oldest first – a complete list gets it at its end, an incomplete one by its next page', () => {
    const change = { action: 'add', report: report(3) } as const;
    expect(shownOf(applyReport(list([[1, 2]]), change, 'oldest'))).toEqual([['1', '2']]);
    const complete = { ...list([[1, 2]]), hasMore: false };
    expect(shownOf(applyReport(complete, change, 'oldest'))).toEqual([['1', '2', '3']]);
  });
});

test('[F7] waiting reports – shown – stand newest first behind the pinned ones', () => {
  const start = list([[9, 8]], [11, 10]);
  const pinned = applyReport(start, { action: 'update', report: report(8, { isTop: true }) }, 'newest');
  const after = showPending(pinned);
  expect([shownOf(after), pendingOf(after)]).toEqual([[['8', '11', '10', '9']], []]);
});

describe('[I5] a live that was read again', () => {
  const fresh = (ids: readonly number[], hasMore = true) => ({
    items: ids.map((id) => report(id)),
    hasMore,
    extras: { main, seq: 9, order: 'newest' as const, pending: [] },
  });
  test.each([
    ['new ones wait, a removed one goes', [9, 8, 7], [11, 9, 7], true, ['9', '7'], ['11']],
    ['older ones stay', [9, 8, 3], [10, 9, 8], true, ['9', '8', '3'], ['10']],
    ['a complete one – all others go', [9, 8, 3], [9], false, ['9'], []],
    ['nothing in common – it starts again', [9, 8], [40, 39], true, ['40', '39'], []],
  ] as const)('[I5] %s', (_, shown, ids, hasMore, after, pending) => {
    const value = applyReload(list([shown]), fresh(ids, hasMore));
    expect([shownOf(value).flat(), pendingOf(value), value.extras?.seq]).toEqual([after, pending, 9]);
  });
});

test('[S§4] a status – with a count alone – leaves the status', () => {
  const after = withSeq(applyStatus(list([[1]]), { countClick: 4 }), 8);
  expect(after.extras).toMatchObject({ seq: 8, main: { status: 1, countClick: 4 } });
  expect(applyStatus(after, { status: 2 }).extras?.main.status).toBe(2);
});
