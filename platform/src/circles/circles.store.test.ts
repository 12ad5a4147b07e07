import { KindNumber } from '@contract/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { circleById, circlesInOrder, isOpenCircle, putCircle } from './circles.store';
import { allCircles, insertCircle, updateCircle } from './posting/editing.store';
import { addPost, countSince, findSame, forgetPosts, lockAuthor } from './posting/posting.store';
import { PostState } from './postState.types';
import type { StoredPost } from './posts.document';
import { pendingPosts, postsInState, setPinned, setPostState } from './review.store';

const { shown, pending, rejected, removed } = PostState;

/** Both sites have circles 1 to 4 in the order 4, 1, 2, 3, the second of them withdrawn on site 1, and members 7, 8 (disabled) and 9. */
let sites: TwoSites;
const post = (site: number, id: number, more: object = {}) => ({
  ...{ site_id: site, id, circle_id: 1, member_id: 7, published_at: at(id * 10), state: shown },
  ...{ doc: { content: `${site}-${id}` }, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === 8 ? MemberState.disabled : MemberState.open,
      });
    for (const [id, order] of [
      [1, 5],
      [2, 6],
      [3, 6],
      [4, 1],
    ])
      await sites.add('circles', {
        ...{ site_id: site, id, order_id: order, withdrawn: id === 2 && site === 1 },
        doc: { name: `circle ${site}-${id}` },
      });
    for (const [object_id, count] of [
      [1, 4],
      [3, 5],
    ])
      for (const type of [KindNumber.topicSub.circle, KindNumber.topicSub.column])
        await sites.add('subscription_counts', {
          ...{ site_id: site, type, object_id },
          count: (count ?? 0) + site * 10 + type * 1000,
        });
    await sites.add(
      'posts',
      post(site, 1),
      post(site, 2, { state: pending }),
      post(site, 3, { state: rejected, circle_id: 3 }),
      post(site, 4, { state: removed }),
      post(site, 5, { member_id: 9, state: pending, circle_id: 0 }),
      post(site, 6, { member_id: 9, circle_id: 0 }),
      post(site, 7, { member_id: 9, is_top: true }),
      post(site, 8, { member_id: 0, state: pending, circle_id: 3 }),
      post(site, 9, { circle_id: 3, state: site === 1 ? shown : pending }),
      post(site, 10, { state: removed }),
    );
  }
});
afterAll(() => sites.close());

const followers = (site: number, count: number) => count + site * 10 + KindNumber.topicSub.circle * 1000;

test('[A17] circles – withdrawn, of two sites – come in their order with their followers and shown posts', async () => {
  const list = async (site: number, limit = 9, offset = 0) =>
    (await circlesInOrder(sites.db, site, limit, offset)).map(({ doc, members, posts }) => [
      doc.name,
      members,
      posts,
    ]);
  expect(await list(1)).toEqual([
    ['circle 1-4', 0, 0],
    ['circle 1-1', followers(1, 4), 2],
    ['circle 1-3', followers(1, 5), 1],
  ]);
  expect(await list(2)).toEqual([
    ['circle 2-4', 0, 0],
    ['circle 2-1', followers(2, 4), 2],
    ['circle 2-2', 0, 0],
    ['circle 2-3', followers(2, 5), 0],
  ]);
  expect(await list(2, 2, 1)).toEqual((await list(2)).slice(1, 3));
});

test('[A17] a circle by its number – withdrawn, of the other site, unknown – is the open one of the site', async () => {
  const open = (site: number) => Promise.all([1, 2, 99].map((id) => isOpenCircle(sites.db, site, id)));
  expect([await open(1), await open(2)]).toEqual([
    [true, false, false],
    [true, true, false],
  ]);
  expect(await circleById(sites.db, 1, 1)).toMatchObject({
    ...{ id: 1, posts: 2, members: followers(1, 4), doc: { name: 'circle 1-1' } },
  });
  expect(await circleById(sites.db, 2, 3)).toMatchObject({ posts: 0, doc: { name: 'circle 2-3' } });
  expect([await circleById(sites.db, 1, 2), await circleById(sites.db, 1, 99)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[K10][A17] all circles – withdrawn ones too – come in their order with their followers and shown posts', async () => {
  expect(await allCircles(sites.db, 1)).toEqual([
    { id: 4, name: 'circle 1-4', withdrawn: false, members: 0, posts: 0 },
    { id: 1, name: 'circle 1-1', withdrawn: false, members: followers(1, 4), posts: 2 },
    { id: 2, name: 'circle 1-2', withdrawn: true, members: 0, posts: 0 },
    { id: 3, name: 'circle 1-3', withdrawn: false, members: followers(1, 5), posts: 1 },
  ]);
  expect((await allCircles(sites.db, 2)).map(({ name, posts }) => [name, posts])).toEqual([
    ...[
      ['circle 2-4', 0],
      ['circle 2-1', 2],
      ['circle 2-2', 0],
      ['circle 2-3', 0],
    ],
  ]);
});

test('[F24][A17] a member who posts – disabled, of the other site, unknown, nobody – is locked where they are open', async () => {
  await sites.add('members', { site_id: 2, id: 20, nickname: '邻人', created_at: at(0) });
  const locked = (site: number) =>
    Promise.all(
      [7, 8, 20, 99, 0].map(async (id) => (await lockAuthor(sites.db, site, id, at(0))) !== undefined),
    );
  expect([await locked(1), await locked(2)]).toEqual([
    [true, false, false, false, false],
    [true, false, true, false, false],
  ]);
});

test('[F24][A17] posts since a moment – at both sides of it, another’s, the other site’s – are counted', async () => {
  const since = (member: number, moment: number) => countSince(sites.db, 1, member, at(moment));
  expect([
    await since(7, 0),
    await since(7, 10),
    await since(7, 9),
    await since(9, 60),
    await since(0, 0),
  ]).toEqual([6, 5, 6, 1, 1]);
});

test('[F24][A17] the same post – since a moment, of another, in another circle, otherwise written – is the newest equal one', async () => {
  const same = async (member: number, circle: number, content: string, since = 0, site = 1) =>
    (await findSame(sites.db, site, member, circle, { doc: { content } as StoredPost, since: at(since) }))
      ?.id;
  await sites.add('posts', post(1, 21, { doc: { content: 'x' } }), post(1, 22, { doc: { content: 'x' } }));
  expect(await same(7, 1, 'x')).toBe(22);
  expect([await same(7, 1, 'x', 219), await same(7, 1, 'x', 220)]).toEqual([22, undefined]);
  expect([
    await same(9, 1, 'x'),
    await same(7, 3, 'x'),
    await same(7, 1, 'y'),
    await same(7, 1, 'x', 0, 2),
  ]).toEqual([...[undefined, undefined, undefined, undefined]]);
  await sites.db.script('delete from posts where id in (21, 22)');
});

test('[H4][A17] posts to review – of nobody, of a moment, of both sites – come oldest first, with author and circle', async () => {
  const reported = async (after: number, limit = 9) =>
    (await pendingPosts(sites.db, 1, after, limit)).map((row) => [
      row.id,
      row.circle,
      row.nickname,
      row.doc.content,
    ]);
  expect(await reported(0)).toEqual([
    [2, 'circle 1-1', '1-7', '1-2'],
    [5, '', '1-9', '1-5'],
    [8, 'circle 1-3', '', '1-8'],
  ]);
  expect(await reported(2, 1)).toEqual([[5, '', '1-9', '1-5']]);
  const state = async (of: PostState, before = 99, limit = 9) =>
    (await postsInState(sites.db, 1, of, before, limit)).map((row) => [row.id, row.circle, row.nickname]);
  expect([
    await state(rejected),
    await state(removed),
    await state(removed, 10),
    await state(removed, 99, 1),
  ]).toEqual([
    [[3, 'circle 1-3', '1-7']],
    [
      [10, 'circle 1-1', '1-7'],
      [4, 'circle 1-1', '1-7'],
    ],
    [[4, 'circle 1-1', '1-7']],
    [[10, 'circle 1-1', '1-7']],
  ]);
});

async function column(name: string, table = 'posts'): Promise<unknown[][]> {
  const text = `select site_id, ${name} as value from ${table} order by site_id, id`;
  const rows = await sites.db.query<{ site_id: number; value: unknown }>({
    name: `test-${table}-${name}`,
    text,
  });
  return [1, 2].map((site) => rows.filter((row) => row.site_id === site).map(({ value }) => value));
}

test('[F24][A17] a pinned post – in every state, of no circle, of the other site – is a shown one of a circle', async () => {
  const pinned = await Promise.all([1, 2, 3, 4, 6, 99].map((id) => setPinned(sites.db, 1, id, true)));
  expect(pinned).toEqual([true, false, false, false, false, false]);
  expect(await column('is_top')).toEqual([
    [true, false, false, false, false, false, true, false, false, false],
    [false, false, false, false, false, false, true, false, false, false],
  ]);
  expect(await setPinned(sites.db, 1, 1, false)).toBe(true);
});

test('[H4][A17] the state of a post – from each state, of the other site – changes where it was allowed, and a pin ends with it', async () => {
  const move = async (id: number, from: PostState[], to: PostState) =>
    await setPostState(sites.db, 1, id, { from, to });
  expect(await move(2, [shown, rejected], removed)).toBeUndefined();
  expect(await move(99, [shown], removed)).toBeUndefined();
  expect(await move(9, [pending], removed)).toBeUndefined();
  expect(await move(2, [rejected, pending], rejected)).toEqual({
    ...{ state: pending, circle_id: 1, member_id: 7, doc: { content: '1-2' } },
  });
  expect(await move(7, [shown], shown)).toMatchObject({ state: shown });
  expect((await column('is_top'))[0]?.[6]).toBe(true);
  expect(await move(7, [shown], removed)).toMatchObject({ state: shown, member_id: 9 });
  expect(await column('state')).toEqual([
    [shown, rejected, rejected, removed, pending, shown, removed, pending, shown, removed],
    [shown, pending, rejected, removed, pending, shown, shown, pending, pending, removed],
  ]);
  expect(await move(7, [removed], shown)).toMatchObject({ state: removed });
  expect(await column('is_top')).toEqual([
    [false, false, false, false, false, false, false, false, false, false],
    [false, false, false, false, false, false, true, false, false, false],
  ]);
});

test('[K10][A17] a circle – saved, saved again, added, changed – has what is given, and keeps what is not', async () => {
  const doc = { name: '圈', icon: 'i', banner: 'b', description: 'd' };
  await putCircle(sites.db, 1, { id: 4, order: 2, ...doc });
  await putCircle(sites.db, 1, { id: 30, order: 3, ...doc });
  expect((await circlesInOrder(sites.db, 1, 2, 0)).map(({ id, doc: own }) => [id, own])).toEqual([
    [4, doc],
    [30, doc],
  ]);
  const added = await insertCircle(sites.db, 1, 4, { ...doc, name: '新' });
  const change = (id: number, more: object, own: object = {}) =>
    updateCircle(sites.db, 1, id, { doc: own, ...more });
  expect([
    await change(30, { order: 9 }),
    await change(4, { withdrawn: true }),
    await change(99, {}),
  ]).toEqual([...[true, true, false]]);
  expect(await change(1, {}, { name: '改' })).toBe(true);
  expect((await allCircles(sites.db, 1)).map(({ id, name, withdrawn }) => [id, name, withdrawn])).toEqual([
    [4, '圈', true],
    [added?.id, '新', false],
    [1, '改', false],
    [2, 'circle 1-2', true],
    [3, 'circle 1-3', false],
    [30, '圈', false],
  ]);
  expect((await allCircles(sites.db, 2)).map(({ id, name }) => [id, name])).toEqual([
    ...[
      [4, 'circle 2-4'],
      [1, 'circle 2-1'],
      [2, 'circle 2-2'],
      [3, 'circle 2-3'],
    ],
  ]);
});

test('[wire x23 cancel][A17] posts of a former member – shown, pending, rejected, removed – shown ones lose their name, the rest are gone; others’ stay', async () => {
  const id = (await addPost(sites.db, 1, 3, 7, { doc: { content: '新' } as StoredPost, at: at(900) }))?.id;
  expect(await pendingPosts(sites.db, 1, (id ?? 0) - 1, 9)).toMatchObject([
    { id, circle_id: 3, member_id: 7, published_at: at(900), doc: { content: '新' } },
  ]);
  await forgetPosts(sites.db, 1, 7);
  expect(await column("id || ' ' || member_id")).toEqual([
    ['1 0', '5 9', '6 9', '7 9', '8 0', '9 0'],
    ['1 7', '2 7', '3 7', '4 7', '5 9', '6 9', '7 9', '8 0', '9 7', '10 7'],
  ]);
});
