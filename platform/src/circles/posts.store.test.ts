import { KindNumber } from '@contract/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostState } from './postState.types';
import {
  countShownPosts,
  hottestOfCircle,
  newestOfCircle,
  newestOfMember,
  ownAfter,
  postById,
} from './posts.store';

/**
 * Both sites have members 7, 8 (disabled) and 9, circles 1, 2 (withdrawn on site 1) and 3. Moments of posts run against their
 * numbers. Member 0's posts are those of former members.
 */
let sites: TwoSites;
const { shown, pending, rejected, removed } = PostState;
const post = (site: number, id: number, more: object = {}) => ({
  ...{
    site_id: site,
    id,
    circle_id: 1,
    member_id: 7,
    published_at: at(100 - id),
    state: shown,
    is_top: false,
  },
  ...{ praise: 0, discuss: 0, doc: { content: `${site}-${id}` }, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === 8 ? MemberState.disabled : MemberState.open,
      });
    for (const id of [1, 2, 3])
      await sites.add('circles', { site_id: site, id, withdrawn: site === 1 && id === 2, doc: {} });
    await sites.add(
      'posts',
      post(site, 1, { praise: 1 }),
      post(site, 2, { discuss: 1 }),
      post(site, 3, { is_top: true }),
      post(site, 4, { published_at: at(99), praise: 1 }),
      post(site, 5, { state: pending }),
      post(site, 6, { state: rejected }),
      post(site, 7, { state: removed }),
      post(site, 8, { circle_id: 2 }),
      post(site, 9, { circle_id: 0 }),
      post(site, 10, { member_id: 8, circle_id: 3 }),
      post(site, 11, { member_id: 0, circle_id: 3 }),
      post(site, 12, { member_id: 0, circle_id: 3, state: pending }),
      post(site, 13, { praise: 1, published_at: at(10) }),
    );
    const like = { site_id: site, created_at: at(0) };
    await sites.add(
      'praises',
      { ...like, kind: KindNumber.event.post, object_id: site, who: 'm:9' },
      { ...like, kind: KindNumber.event.post + 1, object_id: 4, who: 'm:9' },
      { ...like, kind: KindNumber.event.post, object_id: 3, who: 'm:0' },
      { ...like, kind: KindNumber.event.post, object_id: 2, who: site === 1 ? 'm:8' : 'm:7' },
    );
  }
});
afterAll(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const page = (viewer: number, limit = 20, offset = 0) => ({ viewer, limit, offset });

/** Every statement that shows posts, asked for all of them. */
const shownBy = [
  {
    by: 'circle, newest first',
    find: async (site: number, viewer: number) =>
      (await Promise.all([0, 1, 2, 3].map((id) => newestOfCircle(sites.db, site, id, page(viewer))))).flat(),
  },
  {
    by: 'circle, by weight',
    find: async (site: number, viewer: number) =>
      (await Promise.all([0, 1, 2, 3].map((id) => hottestOfCircle(sites.db, site, id, page(viewer))))).flat(),
  },
  {
    by: 'number',
    find: async (site: number, viewer: number) => {
      const rows = await Promise.all(
        Array.from({ length: 14 }, (_, id) => postById(sites.db, site, id, viewer)),
      );
      return rows.flatMap((row) => row ?? []);
    },
  },
  {
    by: 'member',
    leftOut: [10, 11],
    find: async (site: number, viewer: number) =>
      (await Promise.all([0, 7, 8, 9].map((id) => newestOfMember(sites.db, site, id, page(viewer))))).flat(),
  },
];

describe.each(shownBy)('[F24] posts by $by', ({ find, leftOut = [] }) => {
  test.each([
    { site: 1, viewer: 0, shows: [1, 2, 3, 4, 9, 10, 11, 13], liked: [] },
    { site: 1, viewer: 7, shows: [1, 2, 3, 4, 5, 6, 9, 10, 11, 13], liked: [] },
    { site: 1, viewer: 8, shows: [1, 2, 3, 4, 9, 10, 11, 13], liked: [2] },
    { site: 1, viewer: 9, shows: [1, 2, 3, 4, 9, 10, 11, 13], liked: [1] },
    { site: 2, viewer: 0, shows: [1, 2, 3, 4, 8, 9, 10, 11, 13], liked: [] },
    { site: 2, viewer: 7, shows: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13], liked: [2] },
    { site: 2, viewer: 9, shows: [1, 2, 3, 4, 8, 9, 10, 11, 13], liked: [2] },
  ])(
    '[H2] in every state, of former members, of a withdrawn circle – seen on site $site by member $viewer – are $shows, liked $liked',
    async ({ site, viewer, shows, liked }) => {
      const rows = (await find(site, viewer)).toSorted((a, b) => a.id - b.id);
      expect(ids(rows)).toEqual(shows.filter((id) => !leftOut.includes(id)));
      expect(ids(rows.filter((one) => one.is_praised))).toEqual(liked);
      for (const one of rows) {
        expect(one.doc).toEqual({ content: `${site}-${one.id}` });
        expect(one.nickname).toBe(one.member_id === 0 ? null : `${site}-${one.member_id}`);
      }
    },
  );
});

test('[F24] posts of a circle – pinned, of one moment, of one weight – come pinned, then by weight or time, page by page', async () => {
  expect(ids(await newestOfCircle(sites.db, 1, 1, page(0)))).toEqual([3, 4, 1, 2, 13]);
  expect(ids(await newestOfCircle(sites.db, 1, 1, page(0, 2, 1)))).toEqual([4, 1]);
  expect(ids(await hottestOfCircle(sites.db, 1, 1, page(0)))).toEqual([3, 2, 4, 1, 13]);
  expect(ids(await hottestOfCircle(sites.db, 1, 1, page(0, 2, 1)))).toEqual([2, 4]);
  expect(ids(await newestOfCircle(sites.db, 1, 3, page(0)))).toEqual([10, 11]);
});

test('[F24] posts of a member – a disabled one, another site’s, nobody’s – come newest first, page by page, and are counted', async () => {
  expect(ids(await newestOfMember(sites.db, 1, 7, page(0)))).toEqual([4, 1, 2, 3, 9, 13]);
  expect(ids(await newestOfMember(sites.db, 1, 7, page(0, 2, 1)))).toEqual([1, 2]);
  const counts = [1, 2].map((site) => [7, 9, 0].map((member) => countShownPosts(sites.db, site, member)));
  expect(await Promise.all(counts.map((one) => Promise.all(one)))).toEqual([
    [6, 0, 1],
    [7, 0, 1],
  ]);
});

test('[K12] all own posts – in every state, others’ beside them – come by number, page by page', async () => {
  expect(ids(await ownAfter(sites.db, 1, 7, 0, 20))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 13]);
  expect(ids(await ownAfter(sites.db, 1, 7, 3, 2))).toEqual([4, 5]);
  expect(ids(await ownAfter(sites.db, 1, 8, 0, 20))).toEqual([10]);
  expect((await ownAfter(sites.db, 2, 8, 0, 20)).map(({ doc }) => doc)).toEqual([{ content: '2-10' }]);
});
