import { PAGE_SIZE } from '@contract/limits';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { type TestVote, votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPendingBallots } from '../ballots/pendingBallots.service';
import { exportBallots, exportResult, listVotePage } from '../managing/managing.service';

let platform: TestPlatform;
let vote: TestVote;
beforeAll(async () => {
  platform = await startPlatform();
  vote = await votingOn(platform).ofActivity({}, 1);
});
afterAll(() => platform.close());

/** Leaves a ledger of so many entries. */
const fill = (count: number) =>
  platform.db.script(`delete from vote_ledger;
    insert into vote_ledger (site_id, vote_id, no, entry, hash)
      select 1, ${vote.id}, n, '{"no":' || n || ',"at":"2031-03-05T01:30:00.000Z","kind":"vote","voter":"abcdef12","options":[]}', 'h' || n
      from generate_series(1, ${count}) n;
    update votes set last_no = ${count}, last_hash = 'h${count}' where id = ${vote.id}`);

const numbers = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => /^(\d+) h\d/.exec(line)?.[1] ?? [])
    .map(Number);

test.each([
  { entries: 999, shown: 999, more: false },
  { entries: 1_000, shown: 1_000, more: false },
  { entries: 1_001, shown: 1_000, more: true },
])(
  '[K11] a ledger of $entries entries – read by a program – has $shown on its first page, and says that there are more: $more',
  async ({ entries, shown, more }) => {
    await fill(entries);
    const first = (await platform.get(`/ledger/${vote.id}`)).text;
    expect([numbers(first).length, numbers(first)[0], first.includes('?after=1000')]).toEqual([
      shown,
      1,
      more,
    ]);
    const next = (await platform.get(`/ledger/${vote.id}?after=998`)).text;
    expect(numbers(next)).toEqual([999, 1_000, 1_001].filter((no) => no <= entries));
    expect(next).not.toContain('?after=');
    expect(numbers((await platform.get(`/ledger/${vote.id}?after=${entries}`)).text)).toEqual([]);
  },
);

test.each([
  { entries: 100, more: false },
  { entries: 101, more: true },
])(
  '[K11] a ledger of $entries entries – read in a browser – links to more: $more',
  async ({ entries, more }) => {
    await fill(entries);
    const page = (await platform.get(`/ledger/${vote.id}`, { accept: 'text/html' })).text;
    expect([page.match(/<li>/g)?.length, page.includes('after=100')]).toEqual([100, more]);
  },
);

test('[F9] votes and pending ballots for staff – a page, one more – say whether there are more', async () => {
  const { db } = platform;
  const lists = async (page = 0) => {
    const [votes, ballots] = [await listVotePage(db, 1, page), await listPendingBallots(db, 1, page)];
    return [votes.list.length, votes.hasMore, ballots.list.length, ballots.hasMore];
  };
  await db.script(`insert into votes (site_id, kind, object_id, title, starts_at, ends_at, cycle)
      select 1, 'activity', 100 + n, 'v', now(), now(), 0 from generate_series(2, ${PAGE_SIZE}) n;
    insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, created_at)
      select 1, ${vote.id}, convert_to('w' || n, 'UTF8'), '', 1, 0, n, '{}', now() from generate_series(1, ${PAGE_SIZE}) n`);
  expect(await lists()).toEqual([PAGE_SIZE, false, PAGE_SIZE, false]);
  await db.script(`insert into votes (site_id, kind, object_id, title, starts_at, ends_at, cycle) values (1, 'activity', 99, 'v', now(), now(), 0);
    insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, created_at)
      values (1, ${vote.id}, 'last', '', 1, 0, 99, '{}', now())`);
  expect([await lists(), await lists(1)]).toEqual([
    [PAGE_SIZE, true, PAGE_SIZE, true],
    [1, false, 1, false],
  ]);
});

test('[F9] ballots for spreadsheets – two thousand, one more, from one on, in every state – come page by page with the head on the first', async () => {
  const { db } = platform;
  const [first = 0, second = 0] = vote.themes[0]?.options ?? [];
  await db.script(`delete from vote_ballots;
    insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, reason, created_at)
      select 1, ${vote.id}, convert_to('w' || n, 'UTF8'), '', 1, n % 4, n, '{${second},${first}}', 'r' || n, '2031-03-05T01:30:00Z'
      from generate_series(1, 2000) n`);
  const rows = async (after: number) => {
    const { csv = '', next } = (await exportBallots(db, 1, vote.id, after)) ?? {};
    return {
      lines: csv
        .replace(/^\uFEFF/, '')
        .replaceAll(/[="]/g, '')
        .trim()
        .split('\r\n'),
      next,
    };
  };
  const whole = await rows(0);
  expect([whole.lines.length, whole.next]).toEqual([2_001, 0]);
  expect(whole.lines.slice(0, 5)).toEqual([
    '账本序号,时间,状态,选项,待审原因',
    '1,2031-03-05 09:30:00,计入,柳湾渠 · 清水渠,r1',
    '2,2031-03-05 09:30:00,不计入,柳湾渠 · 清水渠,r2',
    '3,2031-03-05 09:30:00,撤回,柳湾渠 · 清水渠,r3',
    '4,2031-03-05 09:30:00,待审核,柳湾渠 · 清水渠,r4',
  ]);
  await db.script(`insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, created_at)
    values (1, ${vote.id}, 'last', '', 1, 1, 2001, '{99}', '2031-03-05T01:30:00Z')`);
  expect((await rows(0)).next).toBe(2_000);
  expect(await rows(2_000)).toEqual({ lines: ['2001,2031-03-05 09:30:00,计入,99,'], next: 0 });
  expect([await exportBallots(db, 1, 9_999, 0), await exportBallots(db, 2, vote.id, 0)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[F9] a result for spreadsheets – votes that do not divide, none, an unknown vote, another site – has shares of its question', async () => {
  const { db } = platform;
  const [first = 0, second = 0] = vote.themes[0]?.options ?? [];
  const table = async (site: number, id: number) =>
    (await exportResult(db, site, id))
      ?.replace(/^\uFEFF/, '')
      .replaceAll(/[="]/g, '')
      .trim()
      .split('\r\n');
  expect((await table(1, vote.id))?.slice(1)).toEqual([
    '新渠叫什么？,1,清水渠,0,,0',
    '新渠叫什么？,2,柳湾渠,0,,0',
    '新渠叫什么？,3,春灌渠,0,,0',
  ]);
  await db.script(
    `update vote_options set votes = 1, views = 5 where id = ${first}; update vote_options set votes = 2 where id = ${second}`,
  );
  expect(await table(1, vote.id)).toEqual([
    '主题,编号,选项,票数,占比,浏览',
    '新渠叫什么？,1,清水渠,1,33.3%,5',
    '新渠叫什么？,2,柳湾渠,2,66.7%,0',
    '新渠叫什么？,3,春灌渠,0,0.0%,0',
  ]);
  expect([await table(1, 9_999), await table(2, vote.id)]).toEqual([undefined, undefined]);
});
