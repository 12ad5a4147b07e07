import { ContributionStatus } from '@contract/participation/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addContribution,
  countContributionsSince,
  findSameContribution,
  forgetContributions,
  lockAuthor,
  newestContributions,
  ownContributionById,
  ownContributions,
  saveSeek,
  seekById,
  setContributionStatus,
} from './contributions.store';

const { toAudit, passed, notPassed } = ContributionStatus;
const doc = (title: string) => ({ title, content: `${title}。`, pics: [], videos: [], audios: [] });
/** Both sites have members 7 and 8, calls 5 and 6, and contributions 1 to 5, whose moments run against their numbers. */
const rows = [
  { id: 1, seek: 5, member: 7, status: passed },
  { id: 2, seek: 5, member: 7, status: toAudit },
  { id: 3, seek: 6, member: 7, status: passed },
  { id: 4, seek: 5, member: 8, status: passed },
  { id: 5, seek: 5, member: 8, status: notPassed },
];

let sites: TwoSites;
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8]) {
      const state = site === 1 && id === 7 ? MemberState.open : MemberState.ended;
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, state, created_at: at(0) });
    }
    for (const id of [5, 6])
      await sites.add('seek_articles', {
        site_id: site,
        id,
        starts_at: at(id),
        ends_at: at(50),
        doc: doc(`${site}`),
      });
    for (const { id, seek, member, status } of rows)
      await sites.add('contributions', {
        ...{ site_id: site, id, seek_id: seek, member_id: member, created_at: at(10 - id) },
        ...{ status: site === 2 && id === 5 ? passed : status, doc: doc(`${site}-${id}`) },
      });
  }
});
afterEach(() => sites.close());

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test('[wire n8] a call for articles – others’ accepted ones and another call’s beside it – counts its own accepted ones', async () => {
  expect(await seekById(sites.db, 1, 5)).toMatchObject({ passed: 2, starts_at: at(5) });
  expect(await seekById(sites.db, 2, 5)).toMatchObject({ passed: 3 });
  expect(await seekById(sites.db, 1, 6)).toMatchObject({ passed: 1, starts_at: at(6) });
  expect(await seekById(sites.db, 1, 7)).toBeUndefined();
});

test('[A17] an author – ended, of another site – is locked only as an open member of the site', async () => {
  expect(await lockAuthor(sites.db, 1, 7)).toBe(true);
  expect(await lockAuthor(sites.db, 2, 7)).toBe(false);
  expect(await lockAuthor(sites.db, 1, 8)).toBe(false);
});

test('[wire n4] a contribution – with another site, author, call, title, content or at the moment itself – is not the same', async () => {
  const one = { site: 1, seek: 5, member: 7, doc: doc('1-2') };
  expect(await findSameContribution(sites.db, one, at(7))).toMatchObject({ id: 2, nickname: '1-7' });
  expect(await findSameContribution(sites.db, one, at(8))).toBeUndefined();
  const others = [
    { ...one, site: 2 },
    { ...one, seek: 6 },
    { ...one, member: 8 },
    { ...one, doc: { ...one.doc, title: '1-1' } },
    { ...one, doc: { ...one.doc, content: '' } },
  ];
  for (const other of others) expect(await findSameContribution(sites.db, other, at(0))).toBeUndefined();
  await sites.add('contributions', {
    ...{ site_id: 1, id: 9, seek_id: 5, member_id: 7, created_at: at(1), doc: doc('1-2') },
  });
  expect(await findSameContribution(sites.db, one, at(0))).toMatchObject({ id: 9 });
});

test('[K8] contributions since a moment – one at it, others’, another site’s – count the member’s later ones', async () => {
  expect(await countContributionsSince(sites.db, 1, 7, at(0))).toBe(3);
  expect(await countContributionsSince(sites.db, 1, 7, at(8))).toBe(1);
  expect(await countContributionsSince(sites.db, 1, 8, at(0))).toBe(2);
});

test('[wire g47] own contributions – of every status, of one – come newest first, page by page, with the own name', async () => {
  const own = (status: number, limit = 10, offset = 0, site = 1) =>
    ownContributions(sites.db, { site, member: 7, status }, limit, offset);
  expect(ids(await own(-1))).toEqual([3, 2, 1]);
  expect(ids(await own(passed))).toEqual([3, 1]);
  expect(ids(await own(toAudit))).toEqual([2]);
  expect(ids(await own(-1, 1, 1))).toEqual([2]);
  expect((await own(-1, 10, 0, 2)).map((one) => [one.doc.title, one.nickname])).toEqual([
    ['2-3', '2-7'],
    ['2-2', '2-7'],
    ['2-1', '2-7'],
  ]);
});

test('[F23 inputArticleDetail] a contribution – asked for by its author, another member, on another site – opens to its author', async () => {
  expect(await ownContributionById(sites.db, 1, 1, 7)).toMatchObject({ doc: { title: '1-1' } });
  expect(await ownContributionById(sites.db, 2, 1, 7)).toMatchObject({ doc: { title: '2-1' } });
  expect(await ownContributionById(sites.db, 1, 1, 8)).toBeUndefined();
  expect(await ownContributionById(sites.db, 1, 4, 7)).toBeUndefined();
});

test('contributions of a site – of every call and status, of one – come newest first, page by page', async () => {
  const newest = async (status: number, seek: number, limit = 10, offset = 0) =>
    ids(await newestContributions(sites.db, { site: 1, status, seek }, limit, offset));
  expect(await newest(-1, 0)).toEqual([5, 4, 3, 2, 1]);
  expect(await newest(toAudit, 0)).toEqual([2]);
  expect(await newest(passed, 5)).toEqual([4, 1]);
  expect(await newest(-1, 6)).toEqual([3]);
  expect(await newest(-1, 0, 2, 1)).toEqual([4, 3]);
});

test('[A17] a review, a changed call – of a number both sites have – change this site’s alone', async () => {
  expect(await setContributionStatus(sites.db, 1, 2, { status: notPassed, reason: '不合' })).toMatchObject({
    member: 7,
    doc: { title: '1-2' },
  });
  const seek = { title: '新', content: '', picBig: undefined, startsAt: at(1), endsAt: at(2) };
  expect(await saveSeek(sites.db, 1, 5, seek)).toBe(5);
  expect(await saveSeek(sites.db, 1, 99, seek)).toBeUndefined();
  const states = async (site: number) =>
    (await newestContributions(sites.db, { site, status: -1, seek: 0 }, 10, 0)).map((one) => one.status);
  expect(await states(1)).toEqual([notPassed, passed, passed, notPassed, passed]);
  expect(await states(2)).toEqual([passed, passed, passed, toAudit, passed]);
  expect((await seekById(sites.db, 2, 5))?.ends_at).toEqual(at(50));
  expect((await seekById(sites.db, 1, 6))?.ends_at).toEqual(at(50));
  expect((await seekById(sites.db, 1, 5))?.ends_at).toEqual(at(2));
});

test('a contribution, a call – added – answer their numbers', async () => {
  const added = await addContribution(sites.db, { site: 1, seek: 5, member: 7, doc: doc('新') }, at(20));
  expect(added).toMatchObject({ seek_id: 5, member_id: 7, status: toAudit });
  const seek = { title: '新', content: '', picBig: '/p.jpg', startsAt: at(1), endsAt: at(2) };
  const id = (await saveSeek(sites.db, 2, undefined, seek)) ?? 0;
  expect(await seekById(sites.db, 2, id)).toMatchObject({ doc: { title: '新', picBig: '/p.jpg' } });
});

test('[K12] contributions – their author’s membership ends – go, accepted ones without a name; others’ and the other site’s stay', async () => {
  await forgetContributions(sites.db, 1, 7);
  const left = async (site: number) =>
    (await newestContributions(sites.db, { site, status: -1, seek: 0 }, 10, 0)).map((one) => [
      one.id,
      one.member_id,
    ]);
  expect(await left(1)).toEqual([
    [5, 8],
    [4, 8],
    [3, 0],
    [1, 0],
  ]);
  expect(await left(2)).toEqual([
    [5, 8],
    [4, 8],
    [3, 7],
    [2, 7],
    [1, 7],
  ]);
});
