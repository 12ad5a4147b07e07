import { KindNumber } from '@contract/codes';
import { CommentState } from '@platform/discussions/commentState.types';
import { MemberState } from '@platform/membership/memberState.types';
import type { Site } from '@platform/sites/site';
import { createSiteFinder } from '@platform/sites/sites.service';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CommentInput, createCommentPosting } from './posting.service';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { shown, pending } = CommentState;
const { article, live } = KindNumber.source;

/** Both sites have articles 1, 2 and 3 (closed), lives 5 and 6, and members 7, 8 (disabled) and 9. */
let sites: TwoSites;
let found: Site[];
beforeAll(async () => {
  sites = await openTwoSites();
  found = [...(await createSiteFinder(sites.db, () => 0, '').all())];
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === 8 ? MemberState.disabled : MemberState.open,
      });
    const content = (closed: number) => JSON.stringify({ discussClosed: String(closed) });
    for (const id of [1, 2, 3])
      await addArticle(sites, site, id, {
        item: content(Number(id === 3)),
        content: content(Number(id === 3)),
      });
    for (const id of [5, 6])
      await sites.add('lives', { site_id: site, id, status: 0, starts_at: at(0), doc: {} });
  }
});
afterAll(() => sites.close());
beforeEach(() =>
  sites.db.script(`delete from comments; delete from talk_counts; delete from live_frames;
    update article_counts set discuss = 0; update lives set discuss = 0, seq = 0`),
);

const rules = { refusedWords: [], charactersMost: 99, minuteMost: 2, dayMost: 4, sameAfterMinutes: 10 };
const siteOf = (id: number): Site => {
  const site = found.find((one) => one.id === id);
  if (!site) throw new Error('the site is missing');
  return { ...site, discussRules: rules };
};
const input = (content: string, more: Partial<CommentInput> = {}): CommentInput => ({
  ...{ source: article, objectID: 1, parentID: 0, member: 7, content, wordsHash: Buffer.from(content) },
  ...{ location: '', type: 0, pictures: [], state: shown, ...more },
});
async function post(moment: number, content: string, more: Partial<CommentInput> = {}, site = 1) {
  const posting = createCommentPosting(sites.db, () => at(moment).getTime());
  const outcome = await posting.post(siteOf(site), input(content, more));
  return outcome.kind === 'posted' ? outcome.id : outcome.kind;
}
const number = expect.any(Number);

test('[K8] comments of a member – at both sides of a minute, of another, of another site – are as many as a minute may have', async () => {
  expect([await post(0, '一'), await post(1, '二'), await post(2, '三')]).toEqual([
    number,
    number,
    'tooOften',
  ]);
  expect([await post(2, '三', { member: 9 }), await post(2, '三', {}, 2)]).toEqual([number, number]);
  expect(await post(MINUTE_MS - 1, '三')).toBe('tooOften');
  expect(await post(MINUTE_MS, '三')).toEqual(number);
  expect(await post(MINUTE_MS, '四')).toBe('tooOften');
});

test('[K8] comments of a member – at both sides of a day – are as many as a day may have', async () => {
  const moments = [0, 2 * MINUTE_MS, 4 * MINUTE_MS, 6 * MINUTE_MS, 8 * MINUTE_MS, DAY_MS - 1, DAY_MS];
  const outcomes: unknown[] = [];
  for (const moment of moments) outcomes.push(await post(moment, `${moment}`));
  expect(outcomes).toEqual([number, number, number, number, 'tooOften', 'tooOften', number]);
});

test('[K8] equal words – at both sides of ten minutes, of another, of another site – are refused within them', async () => {
  expect(await post(0, '一')).toEqual(number);
  expect([
    await post(10 * MINUTE_MS - 1, '一'),
    await post(0, '一', { member: 9 }),
    await post(0, '一', {}, 2),
  ]).toEqual(['tooOften', number, number]);
  expect(await post(10 * MINUTE_MS, '一')).toEqual(number);
});

test('[H1] comments – on what is unknown, closed, of a disabled, an unknown and no member – are refused by their reason', async () => {
  expect([
    await post(0, '一', { objectID: 99 }),
    await post(0, '一', { source: 77 }),
    await post(0, '一', { objectID: 3 }),
  ]).toEqual(['unknown', 'unknown', 'closed']);
  for (const member of [8, 99, 0]) expect(await post(0, '一', { member })).toBe('memberClosed');
});

test('[H1] replies – to pending ones, of another article, of another site, unknown – need a shown one of the same article', async () => {
  const first = Number(await post(0, '一'));
  const hidden = Number(await post(0, '二', { member: 9, state: pending }));
  const other = Number(await post(0, '三', { objectID: 2 }));
  const foreign = Number(await post(0, '四', {}, 2));
  for (const parentID of [hidden, other, foreign, 999_999])
    expect(await post(1, `对${parentID}`, { member: 9, parentID })).toBe('noParent');
  expect(await post(1, '对一', { member: 9, parentID: first, source: live, objectID: 5 })).toBe('noParent');
  const reply = Number(await post(1, '对一', { member: 9, parentID: first }));
  const answer = Number(await post(MINUTE_MS, '对答', { parentID: reply }));
  const text = `select id, parent_id, thread_id, parent_member_id from comments where parent_id > 0 order by id`;
  expect(await sites.db.query({ name: 'test-replies', text })).toEqual([
    { id: reply, parent_id: first, thread_id: first, parent_member_id: 7 },
    { id: answer, parent_id: reply, thread_id: first, parent_member_id: 9 },
  ]);
});

test('[H1] comments at once – threads, replies, pending ones, on two things – leave every count right', async () => {
  const first = Number(await post(0, '一'));
  const reply = Number(await post(0, '二', { member: 9, parentID: first }));
  await sites.add(
    'members',
    ...[20, 21, 22, 23, 24, 25].map((id) => ({ site_id: 1, id, nickname: `${id}`, created_at: at(0) })),
  );
  const posting = createCommentPosting(sites.db, () => at(1).getTime());
  const outcomes = await Promise.all(
    [
      input('a', { member: 20 }),
      input('b', { member: 21, parentID: first }),
      input('c', { member: 22, parentID: reply }),
      input('d', { member: 23, state: pending }),
      input('e', { member: 24, parentID: first, state: pending }),
      input('f', { member: 25, objectID: 2 }),
    ].map((one) => posting.post(siteOf(1), one)),
  );
  expect(new Set(outcomes.map((one) => one.kind))).toEqual(new Set(['posted']));
  const text = `select (select array_agg(discuss order by article_id) from article_counts where site_id = 1) as articles,
    (select array_agg(threads order by object_id) from talk_counts where site_id = 1) as threads,
    (select array_agg(discuss order by id) from comments where id in (${first}, ${reply})) as replies,
    (select sum(discuss)::int from article_counts where site_id = 2) as others`;
  expect(await sites.db.one({ name: `test-counts-${first}`, text })).toEqual({
    ...{ articles: [5, 1, 0], threads: [2, 1], replies: [3, 1], others: 0 },
  });
});

test('[F7] comments on lives – shown, pending, two at once – reach the readers of their live with their numbers', async () => {
  const posting = createCommentPosting(sites.db, () => at(1).getTime());
  await Promise.all([
    posting.post(siteOf(1), input('一', { source: live, objectID: 6 })),
    posting.post(siteOf(1), input('二', { source: live, objectID: 5, member: 9 })),
  ]);
  await post(2, '三', { source: live, objectID: 5, state: pending });
  const text = `select live_id, f.type, data->>'action' as action, data #>> '{discuss,content}' as content,
    (data #>> '{discuss,id}')::int = c.id as own from live_frames f join comments c on c.content = data #>> '{discuss,content}'
    where f.site_id = 1 order by live_id`;
  expect(await sites.db.query({ name: 'test-frames-of-comments', text })).toEqual([
    { live_id: 5, type: 'live_discuss', action: 'add', content: '二', own: true },
    { live_id: 6, type: 'live_discuss', action: 'add', content: '一', own: true },
  ]);
  const counts = 'select discuss from lives order by site_id, id';
  expect(await sites.db.query({ name: 'test-discuss', text: counts })).toEqual(
    [1, 1, 0, 0].map((discuss) => ({ discuss })),
  );
});
