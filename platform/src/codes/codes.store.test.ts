import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  backdateCode,
  countMiss,
  deleteCode,
  findCodeLogin,
  forgetCodes,
  hasRecentCode,
  insertCode,
  isCodeValid,
  setCodeLogin,
  spendCode,
} from './codes.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8])
      await sites.add('members', {
        site_id,
        id,
        nickname: `名${id}`,
        phone: `1380000000${site_id === 1 ? id : 15 - id}`,
        created_at: at(0),
      });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];

const code = { site: 1, phone: '13800000007', scene: 'login', device: 'x', hash: Buffer.from('h') };
/** Another in each of its parts. */
const others = [
  { ...code, site: 2 },
  { ...code, phone: '13800000008' },
  { ...code, scene: 'bind' },
  { ...code, device: 'y' },
];
const put = (db: Db, key = code, time = 10, { waitFrom = 0, waitFor = '', network = 'home' } = {}) =>
  insertCode(db, key, { network, at: at(time), waitFrom: at(waitFrom), waitFor });
const within = (more: Partial<Parameters<typeof spendCode>[2]> = {}) => ({
  ...{ sentAfter: at(0), usedAfter: at(0), tries: 2, network: 'home', ...more },
});

describe('[wire n1] a code', () => {
  test(
    '[wire n1] waited for – younger than a moment, of another device, used, of another phone and site – is recent',
    trying(async ({ db }) => {
      await put(db);
      const recent = (from: number, device = '', key = code) =>
        hasRecentCode(db, key.site, key.phone, at(from), device);
      expect([await recent(9), await recent(10), await recent(9, 'x'), await recent(9, 'y')]).toEqual([
        ...[true, false, true, false],
      ]);
      expect(await inTurn(others.slice(0, 2), (key) => recent(9, '', key))).toEqual([false, false]);
      await spendCode(db, code, within(), at(11));
      expect(await recent(9)).toBe(false);
    }),
  );

  test(
    '[wire n1] sent again – while one waits, after it, after its use, to another device – replaces the one before and its counts',
    trying(async ({ db }) => {
      const next = { ...code, hash: Buffer.from('n') };
      expect([await put(db), await put(db, next, 20, { waitFrom: 9 })]).toEqual([true, false]);
      expect(await put(db, { ...next, device: 'z' }, 20, { waitFrom: 9 })).toBe(false);
      expect(await put(db, { ...next, device: 'z' }, 20, { waitFrom: 9, waitFor: 'z' })).toBe(true);
      for (const network of ['home', 'home', 'away', 'away']) await countMiss(db, code, network);
      expect(await put(db, next, 30, { waitFrom: 25, network: 'new' })).toBe(true);
      expect(await isCodeValid(db, code, within())).toBe(false);
      expect(await isCodeValid(db, next, within())).toBe(true);
      expect(await spendCode(db, next, within({ network: 'new', tries: 1 }), at(31))).toBe(true);
      await setCodeLogin(db, next, 1);
      expect(await put(db, code, 32, { waitFrom: 25 })).toBe(true);
      expect(await spendCode(db, code, within(), at(33))).toBe(true);
    }),
  );

  test(
    '[wire n1] sent – codes of another site and phone wait, one sent at the moment, one of its device – waits for those of its phone alone',
    trying(async ({ db }) => {
      for (const key of others.slice(0, 2)) await put(db, key, 20);
      expect(await put(db, code, 20, { waitFrom: 10 })).toBe(true);
      expect(await put(db, { ...code, scene: 'bind' }, 25, { waitFrom: 10, waitFor: 'x' })).toBe(false);
      const next = { ...code, hash: Buffer.from('n') };
      expect(await put(db, next, 30, { waitFrom: 20 })).toBe(true);
      expect(await isCodeValid(db, next, within())).toBe(true);
    }),
  );

  test(
    '[wire n1] of a device – younger than the moment though another’s are waited for – stays',
    trying(async ({ db }) => {
      await put(db, code, 20);
      expect(await put(db, { ...code, hash: Buffer.from('n') }, 30, { waitFrom: 10, waitFor: 'other' })).toBe(
        false,
      );
      expect(await isCodeValid(db, code, within())).toBe(true);
    }),
  );

  test.each([
    { what: 'in time', more: { sentAfter: at(9) }, good: true },
    { what: 'sent at the moment', more: { sentAfter: at(10) }, good: false },
    { what: 'guessed as often at home as allowed', more: { tries: 1 }, good: false },
    { what: 'guessed once less', more: { tries: 2 }, good: true },
    { what: 'guessed from elsewhere', more: { tries: 1, network: 'third' }, good: true },
  ])('[wire n1] $what – spent, asked for – is good: $good', async ({ more, good }) =>
    trying(async ({ db }) => {
      await put(db);
      await countMiss(db, code, 'home');
      expect(await isCodeValid(db, code, within(more))).toBe(good);
      expect(await spendCode(db, code, within(more), at(11))).toBe(good);
      expect(await spendCode(db, code, within(more), at(12))).toBe(false);
    })(),
  );

  test(
    '[wire n1] of another site, phone, scene or device, of other figures – is not this one, and stays',
    trying(async ({ db }) => {
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      expect(await spendCode(db, { ...code, hash: Buffer.from('g') }, within(), at(11))).toBe(false);
      expect(await spendCode(db, code, within(), at(11))).toBe(true);
      expect(await inTurn(others, (key) => spendCode(db, key, within(), at(12)))).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }),
  );

  test(
    '[wire n1] guesses – at home, elsewhere, of other codes, a hundred – are counted apart, by the code of the device alone',
    trying(async ({ db }) => {
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      const counts = async (key = code) =>
        db.one<{ tries: number; tries_elsewhere: number }>(
          {
            name: 'test-tries',
            text: 'select tries, tries_elsewhere from phone_codes where site_id = $1 and phone = $2 and scene = $3 and device = $4',
          },
          [key.site, key.phone, key.scene, key.device],
        );
      for (const network of ['home', 'away', 'away']) await countMiss(db, code, network);
      expect(await counts()).toEqual({ tries: 1, tries_elsewhere: 2 });
      expect(await inTurn(others, counts)).toEqual(Array(4).fill({ tries: 0, tries_elsewhere: 0 }));
      await db.script('update phone_codes set tries = 99');
      for (const _ of [1, 2]) await countMiss(db, code, 'home');
      await countMiss(db, code, 'away');
      expect(await counts()).toEqual({ tries: 100, tries_elsewhere: 2 });
    }),
  );

  test(
    '[wire n1] that was used – within the grace, at its end – is valid still, and one that waits is not taken for it',
    trying(async ({ db }) => {
      await put(db);
      expect(await isCodeValid(db, code, within({ sentAfter: at(10), usedAfter: at(0) }))).toBe(false);
      await spendCode(db, code, within(), at(50));
      const used = (usedAfter: number) => isCodeValid(db, code, within({ usedAfter: at(usedAfter) }));
      expect([await used(49), await used(50)]).toEqual([true, false]);
      const elsewhere = await inTurn(others, (key) => isCodeValid(db, key, within()));
      expect(elsewhere).toEqual([false, false, false, false]);
    }),
  );

  test(
    '[wire n1] taken back or away – of five, used or not – is that one',
    trying(async ({ db }) => {
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      const wrong = { ...code, hash: Buffer.from('g') };
      expect([await backdateCode(db, wrong, at(0)), await deleteCode(db, wrong)]).toEqual([0, 0]);
      expect(await backdateCode(db, code, at(0))).toBe(1);
      const valid = (key: typeof code) => isCodeValid(db, key, within());
      expect(await inTurn([code, ...others], valid)).toEqual([false, true, true, true, true]);
      expect(await spendCode(db, others[0] ?? code, within(), at(11))).toBe(true);
      expect(await backdateCode(db, others[0] ?? code, at(0))).toBe(0);
      expect(await deleteCode(db, others[1] ?? code)).toBe(1);
      expect(await inTurn([code, ...others], valid)).toEqual([false, true, false, true, true]);
      expect(await deleteCode(db, code)).toBe(1);
    }),
  );

  test(
    '[K8] used or sent long ago – at the moments, more than a part – goes a part at a time',
    trying(async ({ db }) => {
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      await spendCode(db, code, within(), at(20));
      expect(await forgetCodes(db, at(20), at(10), 9)).toBe(0);
      expect(await forgetCodes(db, at(21), at(10), 9)).toBe(1);
      expect([await forgetCodes(db, at(0), at(11), 3), await forgetCodes(db, at(0), at(11), 3)]).toEqual([
        3, 1,
      ]);
    }),
  );
});

describe('[wire n1] the login that a code brought', () => {
  const login = (site_id: number, id: number, member_id: number, more: object = {}) => ({
    ...{ site_id, id, member_id, device: 'x', means: 'phone', started_at: at(0), seen_at: at(0), ...more },
  });
  test.each([
    { what: 'going on', login: {}, more: {}, found: true },
    { what: 'ended', login: { ended_at: at(1) }, more: {}, found: false },
    { what: 'on another device', login: { device: 'y' }, more: {}, found: false },
    { what: 'of a member with another phone', login: { member_id: 8 }, more: {}, found: false },
    { what: 'a moment before the grace ends', login: {}, more: { usedAfter: at(19) }, found: true },
    { what: 'as the grace ends', login: {}, more: { usedAfter: at(20) }, found: false },
    { what: 'guessed too often since', login: {}, more: { tries: 1 }, found: false },
  ])('[wire n1] $what – asked for once more – is found: $found', async ({ login: own, more, found }) =>
    trying(async ({ db, add }) => {
      await add('logins', login(1, 5, 7, own), login(2, 5, 8), login(1, 6, 7));
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      await spendCode(db, code, within(), at(20));
      await setCodeLogin(db, code, 5);
      await countMiss(db, code, 'home');
      expect(await findCodeLogin(db, code, within(more))).toBe(found ? 5 : undefined);
      const wrong = { ...code, hash: Buffer.from('g') };
      expect(await inTurn([wrong, ...others], (key) => findCodeLogin(db, key, within()))).toEqual(
        Array(5).fill(undefined),
      );
    })(),
  );

  test(
    '[wire n1] noted of a code that waits – and of other codes – is not noted',
    trying(async ({ db, add }) => {
      await add('logins', login(1, 5, 7));
      for (const key of [code, ...others]) await put(db, key, 10, { waitFrom: 10 });
      expect(await setCodeLogin(db, code, 5)).toBe(0);
      await spendCode(db, code, within(), at(20));
      for (const key of others) await spendCode(db, key, within(), at(20));
      expect(await setCodeLogin(db, { ...code, hash: Buffer.from('g') }, 5)).toBe(0);
      expect(await setCodeLogin(db, code, 5)).toBe(1);
    }),
  );
});
