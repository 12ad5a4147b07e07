import { TipoffStatus } from '@contract/participation/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addTipoff,
  changeTipoff,
  forgetTeller,
  hasSameTipoff,
  lockTeller,
  newestFeedback,
  newestTipoffs,
  ownTipoffs,
  tipoffById,
} from './tipoffs.store';

/** Both sites have members 7 and 8 and tip-offs 1 to 4: two of member 7 at one moment, one of member 8, one without a login. */
const doc = (title: string) => ({
  title,
  content: `${title}。`,
  location: '',
  pics: [],
  videos: [],
  audios: [],
});
const tipoff = (site: number, id: number, member: number, created: Date, more: object = {}) => ({
  ...{ site_id: site, id, member_id: member, user_name: `${site}-${member}`, contact: `1380000000${id}` },
  ...{ created_at: created, doc: doc(`${site}-${id}`), ...more },
});

let sites: TwoSites;
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    const state = site === 1 ? MemberState.open : MemberState.ended;
    const member = (id: number) => ({ site_id: site, id, nickname: `甲${id}`, created_at: at(0) });
    await sites.add('members', { ...member(7), state }, { ...member(8), state: MemberState.disabled });
    await sites.add(
      'tipoffs',
      tipoff(site, 1, 7, at(2)),
      tipoff(site, 2, 7, at(2), {
        status: site === 1 ? TipoffStatus.answered : TipoffStatus.checking,
        answer: '已办',
        answered_at: at(3),
      }),
      tipoff(site, 3, 8, at(1)),
      tipoff(site, 4, 0, at(4)),
    );
    await sites.add(
      'feedback',
      ...[7, 8, 0].map((member_id, index) => ({
        ...{ site_id: site, id: site * 10 + index, member_id, user_name: `${site}-${member_id}` },
        ...{ content: '好', pics: [], created_at: at(9 - index) },
      })),
    );
  }
});
afterEach(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('[A17] a teller – disabled, ended on one site, unknown – is locked only as an open member of the site', async () => {
  expect(await lockTeller(sites.db, 1, 7)).toBe(true);
  expect(await lockTeller(sites.db, 1, 8)).toBe(false);
  expect(await lockTeller(sites.db, 2, 7)).toBe(false);
  expect(await lockTeller(sites.db, 1, 9)).toBe(false);
});

test('[wire x8] a tip-off – with another site, teller, contact, title, content or at the moment itself – is not the same', async () => {
  const one = { site: 1, id: 0, member: 7, userName: '', contact: '13800000001', at: at(5), doc: doc('1-1') };
  expect(await hasSameTipoff(sites.db, one, at(1))).toBe(true);
  expect(await hasSameTipoff(sites.db, one, at(2))).toBe(false);
  const others = [
    { ...one, site: 2 },
    { ...one, member: 8 },
    { ...one, member: 0 },
    { ...one, contact: '13800000002' },
    { ...one, doc: { ...one.doc, title: '2-1' } },
    { ...one, doc: { ...one.doc, content: '' } },
  ];
  for (const other of others) expect(await hasSameTipoff(sites.db, other, at(1))).toBe(false);
});

test('[A17] a number of a tip-off – that the other site has, that the site has – is free, is taken', async () => {
  const one = { site: 1, id: 9, member: 7, userName: '', contact: '', at: at(5), doc: doc('新') };
  expect(await addTipoff(sites.db, one)).toBe(true);
  expect(await addTipoff(sites.db, { ...one, site: 2 })).toBe(true);
  expect(await addTipoff(sites.db, one)).toBe(false);
  expect((await tipoffById(sites.db, 2, 1))?.doc.title).toBe('2-1');
  expect(await tipoffById(sites.db, 2, 99)).toBeUndefined();
});

test('[wire n16] own tip-offs – two of one moment, others’ beside them – come newest first, page by page', async () => {
  await sites.add('tipoffs', tipoff(1, 5, 7, at(8)), tipoff(1, 6, 7, at(1)));
  expect(ids(await ownTipoffs(sites.db, 1, 7, 10, 0))).toEqual([5, 2, 1, 6]);
  expect(ids(await ownTipoffs(sites.db, 1, 7, 2, 0))).toEqual([5, 2]);
  expect(ids(await ownTipoffs(sites.db, 1, 7, 2, 1))).toEqual([2, 1]);
  expect((await ownTipoffs(sites.db, 2, 7, 10, 0)).map((one) => one.doc.title)).toEqual(['2-2', '2-1']);
  expect(ids(await ownTipoffs(sites.db, 1, 0, 10, 0))).toEqual([4]);
});

test('tip-offs of a site – of every status, of one – come newest first, page by page', async () => {
  expect(ids(await newestTipoffs(sites.db, 1, -1, 10, 0))).toEqual([4, 2, 1, 3]);
  expect(ids(await newestTipoffs(sites.db, 1, -1, 2, 1))).toEqual([2, 1]);
  expect(ids(await newestTipoffs(sites.db, 1, TipoffStatus.received, 10, 0))).toEqual([4, 1, 3]);
  expect(ids(await newestTipoffs(sites.db, 1, TipoffStatus.answered, 10, 0))).toEqual([2]);
});

test('an answer – given, left out, taken back – changes this tip-off of this site alone', async () => {
  const others = await changeTipoff(sites.db, 2, 2, { status: TipoffStatus.checking }, at(7));
  expect(others).toMatchObject({ before: TipoffStatus.checking, title: '2-2' });
  const before = [await newestTipoffs(sites.db, 2, -1, 10, 0), await tipoffById(sites.db, 1, 1)];
  const given = await changeTipoff(sites.db, 1, 2, { status: TipoffStatus.closed, shown: true }, at(7));
  expect(given).toEqual({
    ...{ before: TipoffStatus.answered, member: 7, answer: '已办', title: '1-2', content: '1-2。' },
  });
  expect(await tipoffById(sites.db, 1, 2)).toMatchObject({ answered_at: at(3), shown: true });
  await changeTipoff(sites.db, 1, 2, { status: TipoffStatus.answered, answer: '再办' }, at(8));
  expect(await tipoffById(sites.db, 1, 2)).toMatchObject({ answered_at: at(8), answer: '再办', shown: true });
  await changeTipoff(sites.db, 1, 2, { status: TipoffStatus.checking, answer: '' }, at(9));
  expect(await tipoffById(sites.db, 1, 2)).toMatchObject({ answered_at: null, answer: '' });
  expect([await newestTipoffs(sites.db, 2, -1, 10, 0), await tipoffById(sites.db, 1, 1)]).toEqual(before);
  expect(await changeTipoff(sites.db, 1, 99, { status: TipoffStatus.closed }, at(9))).toBeUndefined();
});

test('feedback of a site – three entries in another order than their moments – comes newest first, page by page', async () => {
  expect(ids(await newestFeedback(sites.db, 1, 10, 0))).toEqual([12, 11, 10]);
  expect(ids(await newestFeedback(sites.db, 1, 1, 1))).toEqual([11]);
});

test('[K12] tip-offs and feedback – their teller’s membership ends – lose the name; others’ and the other site’s keep it', async () => {
  await forgetTeller(sites.db, 1, 7);
  const names = async (site: number) => [
    (await newestTipoffs(sites.db, site, -1, 10, 0)).map((one) => [
      one.member_id,
      one.user_name,
      one.contact !== '',
    ]),
    (await newestFeedback(sites.db, site, 10, 0)).map((one) => [one.member_id, one.user_name]),
  ];
  expect(await names(1)).toEqual([
    [
      [0, '1-0', true],
      [0, '', false],
      [0, '', false],
      [8, '1-8', true],
    ],
    [
      [0, '1-0'],
      [8, '1-8'],
      [0, ''],
    ],
  ]);
  expect(await names(2)).toEqual([
    [
      [0, '2-0', true],
      [7, '2-7', true],
      [7, '2-7', true],
      [8, '2-8', true],
    ],
    [
      [0, '2-0'],
      [8, '2-8'],
      [7, '2-7'],
    ],
  ]);
});
