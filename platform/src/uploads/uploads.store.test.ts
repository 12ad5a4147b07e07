import { MemberState } from '@platform/membership/memberState.types';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueChecks, finishCheck, queueChecks } from './mediaChecks.store';
import {
  addUpload,
  deleteExpiredUploads,
  findSameUpload,
  findUpload,
  finishUpload,
  keepNewestUploads,
  markJoined,
  partBytes,
  partsOf,
  savePart,
  type UploadKey,
} from './uploadParts.store';
import { forgetUploadsOf, insertUpload, uploadsAfter, uploadsAmong } from './uploads.store';

/** Members 7 and 8 of both sites are open, 9 is disabled; 10 is a member of site 2 alone. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id, id, nickname: `名${id}`, state: id === 9 ? MemberState.disabled : MemberState.open },
      });
  await sites.add('members', { site_id: 2, id: 10, nickname: '名10' });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];

const file = (url: string) => ({ url, size: 5, kind: 'image', file_name: `${url}.jpg`, uploaded_at: at(3) });
const urls = async (db: Db, site: number, member: number, after = '', limit = 9) =>
  (await uploadsAfter(db, site, member, after, limit)).map(({ url }) => url);

test(
  '[H4] files of members – twice, of a disabled one, another site’s – are noted once and come after one, a page at a time',
  trying(async ({ db }) => {
    const note = (url: string, member = 7, site = 1) => insertUpload(db, site, member, file(url));
    expect([await note('b'), await note('a'), await note('b'), await note('c')]).toEqual([1, 1, 0, 1]);
    expect([
      await note('x', 8),
      await note('b', 7, 2),
      await note('x', 9),
      await note('x', 10),
      await note('x', 0),
    ]).toEqual([...[1, 1, 0, 0, 0]]);
    expect([
      await urls(db, 1, 7),
      await urls(db, 1, 7, 'a', 1),
      await urls(db, 1, 7, 'c'),
      await urls(db, 1, 8),
      await urls(db, 2, 7),
    ]).toEqual([...[['a', 'b', 'c'], ['b'], [], ['x'], ['b']]]);
    expect((await uploadsAfter(db, 1, 7, '', 1))[0]).toEqual(file('a'));
  }),
);

test(
  '[H4] files among addresses – of another member and site, hidden by a check – are the member’s own shown ones',
  trying(async ({ db, add }) => {
    const hash = (letter: string) => letter.repeat(40);
    const url = (letter: string) => `/media/ab/${hash(letter)}.jpg`;
    for (const letter of ['a', 'b', 'c']) await insertUpload(db, 1, 7, file(url(letter)));
    await insertUpload(db, 1, 8, file(url('d')));
    await insertUpload(db, 2, 7, file(url('d')));
    const prefix = url('a').indexOf(hash('a'));
    expect(prefix).toBe(10);
    await add('media_checks', { hash: hash('b'), hidden: true }, { hash: hash('c'), hidden: false });
    const all = ['a', 'b', 'c', 'd'].map(url);
    const among = async (member: number, list = all, site = 1) =>
      (await uploadsAmong(db, site, member, list)).map((row) => row.url).toSorted();
    expect([
      await among(7),
      await among(7, [url('c')]),
      await among(8),
      await among(0),
      await among(7, all, 2),
    ]).toEqual([...[[url('a'), url('c')], [url('c')], [url('d')], [], [url('d')]]]);
    expect(await finishUpload(db, { site: 1, member: 8, id: '' }, url('a'), 30)).toBeUndefined();
    expect(await finishUpload(db, { site: 2, member: 7, id: '' }, url('a'), 30)).toBeUndefined();
    const done = await finishUpload(db, { site: 1, member: 7, id: '' }, url('a'), 30);
    expect(done?.mediaId).toBeGreaterThan(0);
    expect(await finishUpload(db, { site: 2, member: 7, id: '' }, url('d'), 40)).toBeDefined();
    expect(await uploadsAmong(db, 1, 7, [url('a')])).toEqual([{ url: url('a'), duration: 30 }]);
    expect(
      [await uploadsAmong(db, 1, 7, [url('c')]), await uploadsAmong(db, 1, 8, [url('d')])].map(
        ([row]) => row?.duration,
      ),
    ).toEqual([0, 0]);
  }),
);

const senders = [
  {
    kind: 'member',
    own: { site: 1, member: 7 },
    others: [
      { site: 1, member: 8 },
      { site: 2, member: 7 },
      { site: 1, pass: 7 },
      { site: 1, staff: 7 },
    ],
  },
  {
    kind: 'pass',
    own: { site: 1, pass: 7 },
    others: [
      { site: 1, pass: 8 },
      { site: 2, pass: 7 },
      { site: 1, member: 7 },
      { site: 1, staff: 7 },
    ],
  },
  {
    kind: 'staff',
    own: { site: 1, staff: 7 },
    others: [
      { site: 1, staff: 8 },
      { site: 2, staff: 7 },
      { site: 1, member: 7 },
      { site: 1, pass: 7 },
    ],
  },
];
const open = (more: object = {}) => ({
  file_name: 'f.mp4',
  size: 9,
  sha256: 'abc',
  expires_at: at(100),
  ...more,
});
describe.each(senders)('[wire o9] an upload of a $kind', ({ own, others }) => {
  test(
    '[wire o9] asked for by its sender, by others, at its end – is found by its sender while it lasts',
    trying(async ({ db }) => {
      for (const [index, sender] of [own, ...others].entries())
        await addUpload(db, { ...sender, id: `${index}` }, open(), at(index));
      const find = async (sender: typeof own, id: string, now = 0) =>
        (await findUpload(db, { ...sender, id }, at(now)))?.id;
      expect([await find(own, '0'), await find(own, '0', 99), await find(own, '0', 100)]).toEqual([
        '0',
        '0',
        undefined,
      ]);
      expect(await inTurn(others, (sender) => find(sender, '0'))).toEqual(Array(4).fill(undefined));
      expect(await findUpload(db, { ...own, id: '0' }, at(0))).toEqual({ id: '0', url: '', ...open() });
      const same = async (sender: typeof own, more: object = {}, now = 0) =>
        (await findSameUpload(db, sender, { sha256: 'abc', size: 9, ...more }, at(now)))?.id;
      expect(await inTurn([own, ...others], (sender) => same(sender))).toEqual(['0', '1', '2', '3', '4']);
      expect([
        await same(own, { sha256: 'abd' }),
        await same(own, { size: 8 }),
        await same(own, {}, 100),
      ]).toEqual(Array(3).fill(undefined));
      await addUpload(db, { ...own, id: 'later' }, open(), at(50));
      await addUpload(db, { ...own, id: 'between' }, open(), at(20));
      expect([await same(own), await same(own, {}, 99)]).toEqual(['later', 'later']);
    }),
  );

  test(
    '[K8] more than are kept – joined ones, others’ – leave the sender’s newest and those that are joined',
    trying(async ({ db }) => {
      for (const id of ['3', '1', '2']) await addUpload(db, { ...own, id }, open(), at(Number(id)));
      await addUpload(db, { ...own, id: 'joined' }, open(), at(95));
      await markJoined(db, { ...own, id: 'joined' }, '/media/x');
      for (const [index, sender] of others.entries())
        await addUpload(db, { ...sender, id: `o${index}` }, open(), at(90));
      expect(await keepNewestUploads(db, own, 2)).toBe(1);
      const rows = await db.query<{ id: string }>({
        name: 'test-open',
        text: 'select id from open_uploads order by id',
      });
      expect(rows.map(({ id }) => id)).toEqual(['2', '3', 'joined', 'o0', 'o1', 'o2', 'o3']);
    }),
  );
});

const key = { site: 1, member: 7, id: 'u' };
const other: UploadKey = { ...key, id: 'v' };
const there: UploadKey = { ...key, site: 2 };
test(
  '[wire o10, o11] parts – sent again, of another upload and site, joined – come in their order and go with the joining',
  trying(async ({ db }) => {
    for (const one of [key, other, there]) await addUpload(db, one, open(), at(0));
    const put = (of: UploadKey, number: number, text: string) =>
      savePart(db, of, { number, etag: `e${text}`, bytes: Buffer.from(text) });
    await put(key, 2, 'bb');
    await put(key, 1, 'a');
    await put(other, 1, 'ccc');
    await put(there, 1, 'dddd');
    await put(key, 2, 'bbb');
    const parts = async (of: UploadKey) =>
      (await partsOf(db, of)).map(({ number, etag, size }) => [number, etag, size]);
    expect([await parts(key), await parts(other), await parts(there)]).toEqual([
      [
        [1, 'ea', 1],
        [2, 'ebbb', 3],
      ],
      [[1, 'eccc', 3]],
      [[1, 'edddd', 4]],
    ]);
    const bytes = async (of: UploadKey, number: number) =>
      (await partBytes(db, of, number))?.bytes.toString();
    expect([
      await bytes(key, 1),
      await bytes(key, 2),
      await bytes(other, 1),
      await bytes(there, 1),
      await bytes(key, 3),
    ]).toEqual([...['a', 'bbb', 'ccc', 'dddd', undefined]]);
    await markJoined(db, key, '/media/j');
    expect([await parts(key), await parts(other), await parts(there)].map((rows) => rows.length)).toEqual([
      0, 1, 1,
    ]);
    const found = await inTurn([key, other, there], (of) => findUpload(db, of, at(0)));
    expect(found.map((row) => row?.url)).toEqual(['/media/j', '', '']);
  }),
);

test(
  '[K12] uploads of a member whose membership ends – open ones too, others’, another site’s – go',
  trying(async ({ db }) => {
    for (const [site, member] of [
      [1, 7],
      [1, 8],
      [2, 7],
    ] as const) {
      await insertUpload(db, site, member, file('a'));
      await addUpload(db, { site, member, id: `${site}-${member}` }, open(), at(0));
    }
    await addUpload(db, { site: 1, pass: 7, id: 'pass' }, open(), at(0));
    await forgetUploadsOf(db, 1, 7);
    expect([await urls(db, 1, 7), await urls(db, 1, 8), await urls(db, 2, 7)]).toEqual([[], ['a'], ['a']]);
    const rows = await db.query<{ id: string }>({
      name: 'test-open',
      text: 'select id from open_uploads order by id',
    });
    expect(rows.map(({ id }) => id)).toEqual(['1-8', '2-7', 'pass']);
  }),
);

test(
  '[K8] open uploads whose end has passed – at it, more than a part – go a part at a time',
  trying(async ({ db }) => {
    for (const id of ['a', 'b', 'c'])
      await addUpload(db, { site: 1, member: 7, id }, open({ expires_at: at(10) }), at(0));
    expect([
      await deleteExpiredUploads(db, at(10), 9),
      await deleteExpiredUploads(db, at(11), 2),
      await deleteExpiredUploads(db, at(11), 2),
    ]).toEqual([...[0, 2, 1]]);
  }),
);

test(
  '[F26] checks of files – asked for twice, done, asked for once more, more than are taken – are due as often as they changed',
  trying(async ({ db }) => {
    const due = async (limit = 9) =>
      (await dueChecks(db, limit)).map(({ hash, wanted, hidden }) => [hash, wanted, hidden]);
    await queueChecks(db, ['b', 'a', 'b']);
    expect([await due(), await due(1)]).toEqual([
      [
        ['a', 1, false],
        ['b', 1, false],
      ],
      [['a', 1, false]],
    ]);
    await finishCheck(db, { hash: 'a', wanted: 1, hidden: true });
    expect(await due()).toEqual([['b', 1, false]]);
    await queueChecks(db, ['a']);
    expect(await due()).toEqual([
      ['a', 2, true],
      ['b', 1, false],
    ]);
    await queueChecks(db, ['b']);
    await finishCheck(db, { hash: 'b', wanted: 1, hidden: false });
    expect(await due()).toEqual([
      ['a', 2, true],
      ['b', 2, false],
    ]);
  }),
);
