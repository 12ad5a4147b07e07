import { MemberState } from '@platform/membership/memberState.types';
import { insertMessage, newestMessages } from '@platform/pushMessages/pushMessages.store';
import { insertOutboxMessage, newestOutboxMessages } from '@platform/sms/outbox.store';
import { allReads, readSince, setRead } from '@platform/unread/unread.store';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetMessages, messagesOf, putMessage, unreadByType } from './messages.store';

/** Members 7 and 8 of both sites are open, 9 is disabled. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id, id, nickname: `名${id}`, state: id === 9 ? MemberState.disabled : MemberState.open },
      });
    for (const id of [1, 2])
      await sites.add('articles', {
        site_id,
        id,
        key: `k${id}`,
        status: id === site_id ? 1 : 0,
        article_type: id,
        link_id: id * 10,
      });
  }
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const message = (title: string, more: object = {}) => ({
  ...{ member: 7, type: 1, title, content: `文${title}`, path: '/p', ...more },
});
const titles = async (db: Db, site = 1, member = 7, limit = 9, offset = 0) =>
  (await messagesOf(db, site, member, limit, offset)).map(({ title }) => title);
const unread = async (db: Db, site = 1, member = 7) =>
  Object.fromEntries((await unreadByType(db, site, member)).map(({ type, count }) => [type, count]));

test(
  '[wire x17] messages – the same once more, of another path, member and site, to a disabled member – are each put once',
  trying(async ({ db }) => {
    for (const [one, time] of [
      [message('a'), 30],
      [message('b'), 20],
      [message('b', { path: '/q' }), 20],
    ] as const)
      await putMessage(db, 1, one, at(time));
    await putMessage(db, 1, message('c', { member: 8 }), at(40));
    for (const [site, member] of [
      [1, 9],
      [1, 99],
      [3, 7],
    ] as const)
      expect(await putMessage(db, site, message('x', { member }), at(1))).toBe(0);
    await putMessage(db, 2, message('a'), at(50));
    const list = await messagesOf(db, 1, 7, 9, 0);
    expect(list.map(({ title, path }) => title + path)).toEqual(['a/p', 'b/q', 'b/p']);
    await putMessage(db, 1, message('b', { type: 2, content: '改' }), at(60));
    const [first] = await messagesOf(db, 1, 7, 1, 0);
    expect(first).toMatchObject({ title: 'b', path: '/p', content: '改', type: 2, created_at: at(60) });
    expect([
      await titles(db),
      await titles(db, 1, 7, 1, 1),
      await titles(db, 1, 8),
      await titles(db, 2),
    ]).toEqual([...[['b', 'a', 'b'], ['a'], ['c'], ['a']]]);
  }),
);

test(
  '[wire x9] unread messages – read at the moment, before, never, of another kind, member and site – are counted by kind',
  trying(async ({ db }) => {
    await putMessage(db, 1, message('a'), at(10));
    await putMessage(db, 1, message('b'), at(20));
    await putMessage(db, 1, message('c', { type: 2 }), at(10));
    expect([await unread(db), await unread(db, 1, 8), await unread(db, 2)]).toEqual([{ 1: 2, 2: 1 }, {}, {}]);
    await setRead(db, 1, 7, 1, at(10));
    await setRead(db, 1, 8, 2, at(99));
    await setRead(db, 2, 7, 2, at(99));
    expect(await unread(db)).toEqual({ 1: 1, 2: 1 });
    await setRead(db, 1, 7, 1, at(9));
    expect([await unread(db), await readSince(db, 1, 7, 1)]).toEqual([{ 1: 1, 2: 1 }, at(10)]);
    await setRead(db, 1, 7, 1, at(20));
    await setRead(db, 1, 7, 2, at(9));
    expect(await unread(db)).toEqual({ 2: 1 });
    expect([
      await readSince(db, 1, 7, 3),
      await readSince(db, 1, 8, 1),
      await readSince(db, 2, 7, 1),
    ]).toEqual([...[undefined, undefined, undefined]]);
    expect(await allReads(db, 1, 7)).toEqual([
      { type: 1, readAt: at(20) },
      { type: 2, readAt: at(9) },
    ]);
    expect([await allReads(db, 1, 8), await allReads(db, 2, 7)]).toEqual([
      [{ type: 2, readAt: at(99) }],
      [{ type: 2, readAt: at(99) }],
    ]);
  }),
);

test(
  '[K12] messages of a member whose membership ends – others’, another site’s – go',
  trying(async ({ db }) => {
    for (const [site, member] of [
      [1, 7],
      [1, 8],
      [2, 7],
    ] as const)
      await putMessage(db, site, message('a', { member }), at(1));
    expect(await forgetMessages(db, 1, 7)).toBe(1);
    expect([await titles(db), await titles(db, 1, 8), await titles(db, 2)]).toEqual([[], ['a'], ['a']]);
  }),
);

test(
  '[wire x17] pushed messages – of a withdrawn article, of none, of one moment, of another site – come newest first, a page at a time',
  trying(async ({ db }) => {
    const push = (site: number, title: string, article: number, time: number) =>
      insertMessage(db, site, { title, content: `文${title}`, article, url: '/u' }, at(time));
    for (const [title, article, time] of [
      ['a', 1, 30],
      ['b', 0, 20],
      ['c', 2, 40],
      ['d', 99, 40],
      ['e', 0, 20],
    ] as const) {
      await push(1, title, article, time);
      await push(2, `${title}2`, article, time);
    }
    const added = await push(1, 'z', 99, 1);
    expect(added?.id).toBeGreaterThan(0);
    const list = async (site: number, limit = 9, offset = 0) =>
      (await newestMessages(db, site, limit, offset)).map((row) => [
        row.title,
        row.article_type,
        row.link_id,
      ]);
    expect(await list(1)).toEqual([
      ['a', 1, 10],
      ['e', 0, 0],
      ['b', 0, 0],
    ]);
    expect(await list(1, 1, 1)).toEqual([['e', 0, 0]]);
    expect((await list(2))[0]).toEqual(['c2', 2, 20]);
    expect((await newestMessages(db, 1, 1, 0))[0]).toMatchObject({
      content: '文a',
      url: '/u',
      article_id: 1,
      created_at: at(30),
    });
  }),
);

test(
  '[H7] messages of the outbox – 51 of one site, one of another – are the newest fifty of the site',
  trying(async ({ db }) => {
    for (let index = 0; index < 51; index += 1)
      await insertOutboxMessage(db, 1, `${index}`, `码${index}`, at(100 - index));
    await insertOutboxMessage(db, 2, 'x', '码', at(0));
    const rows = await newestOutboxMessages(db, 1);
    expect([rows.length, rows[0]?.phone, rows.at(-1)?.phone, rows[0]?.words, rows[0]?.sent_at]).toEqual([
      50,
      '50',
      '1',
      '码50',
      at(50),
    ]);
    expect((await newestOutboxMessages(db, 2)).map(({ phone }) => phone)).toEqual(['x']);
  }),
);
