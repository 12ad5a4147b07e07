import { limits } from '@platform/attempts/attempts.service';
import { actsAt } from '@platform/auditLog/acts.store';
import type { Database } from '@platform/db/connection';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff, STAFF_TOKEN_MS } from './staff.service';
import { staffByName } from './staff.store';

const home = '203.0.113.7';
let sites: TwoSites;
/** Two people who are signed in twice each: ann, an editor of site 1, and bob, a moderator of site 2. */
let people: { readonly ann: number; readonly bob: number; readonly tokens: Readonly<Record<string, string>> };
const by = { staff: 0, at: at(0) };
beforeAll(async () => {
  sites = await openTwoSites();
  const staff = createStaff(sites.db, () => at(0).getTime());
  const ann = await staff.add(by, { name: 'ann', password: 'password of ann', site: 1, role: 'editor' });
  const bob = await staff.add(by, { name: 'bob', password: 'password of bob', site: 2, role: 'moderator' });
  const tokens: Record<string, string> = {};
  for (const name of ['ann', 'bob'])
    for (const turn of [1, 2])
      tokens[`${name}${turn}`] = (await staff.signIn(name, `password of ${name}`, home)).token;
  people = { ann, bob, tokens };
});
afterAll(() => sites.close());

function newsroom(db: Database) {
  const clock = { now: at(0).getTime() };
  const staff = createStaff(db, () => clock.now);
  const good = async () => {
    const names: string[] = [];
    for (const [name, token] of Object.entries(people.tokens))
      if (await staff.bearer(token)) names.push(name);
    return names.toSorted();
  };
  const acts = async () => (await actsAt(db, 0, 1_000_000, 99)).map(({ act, object_id }) => [act, object_id]);
  return { staff, by, ...people, good, acts, clock };
}
const trying = (work: (one: ReturnType<typeof newsroom> & { db: Database }) => Promise<void>) =>
  rolledBack(
    () => sites,
    ({ db }) => work({ db, ...newsroom(db) }),
  );
const all = ['ann1', 'ann2', 'bob1', 'bob2'];

test(
  '[K10] a person – closed, twice, brought back by the machine itself – loses every token and gets none of them back',
  trying(async ({ db, staff, by, ann, good, acts }) => {
    expect(await good()).toEqual(all);
    await staff.close(by, ann);
    expect(await good()).toEqual(['bob1', 'bob2']);
    expect((await staff.all()).map(({ name, closed }) => [name, closed])).toEqual([
      ['ann', true],
      ['bob', false],
    ]);
    await expect(staff.signIn('ann', 'password of ann', home)).rejects.toMatchObject({ http: 401 });
    await expect(staff.close(by, ann)).rejects.toMatchObject({ http: 404 });
    expect((await acts()).filter(([act]) => act === 'closeStaff')).toEqual([['closeStaff', ann]]);
    await db.script(`update staff set state = 0 where id = ${ann}`);
    expect(await good()).toEqual(['bob1', 'bob2']);
  }),
);

test(
  '[K10] an admin made by the machine itself – of a closed person, of a new name – has the new password, every site and no older token',
  trying(async ({ staff, by, ann, good, acts }) => {
    await staff.close(by, ann);
    expect([
      await staff.makeAdmin('ann', 'new password'),
      await staff.makeAdmin('cat', 'password of cat'),
    ]).toEqual(['known', 'new']);
    expect(await good()).toEqual(['bob1', 'bob2']);
    const { person } = await staff.signIn('ann', 'new password', home);
    expect(person.roles).toEqual([
      { site: 0, role: 'admin' },
      { site: 1, role: 'editor' },
    ]);
    await expect(staff.signIn('ann', 'password of ann', home)).rejects.toMatchObject({ http: 401 });
    expect((await acts()).filter(([act]) => act === 'makeAdmin')).toHaveLength(2);
    expect(await staff.makeAdmin('bob', 'newer password')).toBe('known');
    expect(await good()).toEqual([]);
  }),
);

test(
  '[K10] a password – set by an admin, changed by its person – ends every token of the person but the one that changed it',
  trying(async ({ staff, by, ann, tokens, good, acts }) => {
    const signedIn = await staff.bearer(tokens.ann2 ?? '');
    if (!signedIn) throw new Error('ann is not signed in');
    await expect(
      staff.changePassword(signedIn, { old: 'wrong', password: 'next password' }),
    ).rejects.toMatchObject({ http: 401 });
    expect(await good()).toEqual(all);
    await staff.changePassword(signedIn, { old: 'password of ann', password: 'next password' });
    expect(await good()).toEqual(['ann2', 'bob1', 'bob2']);
    await staff.resetPassword(by, ann, 'last password');
    expect(await good()).toEqual(['bob1', 'bob2']);
    await expect(staff.resetPassword(by, 9_999, 'yet another word')).rejects.toMatchObject({ http: 404 });
    await expect(staff.signIn('ann', 'next password', home)).rejects.toMatchObject({ http: 401 });
    expect((await staff.signIn('ann', 'last password', home)).person.id).toBe(ann);
    expect((await acts()).slice(0, 4)).toEqual([
      ['signIn', ann],
      ['resetPassword', ann],
      ['changePassword', ann],
      ['signIn', expect.any(Number)],
    ]);
  }),
);

test(
  '[K10] signing out – with one of two tokens, twice – ends that one',
  trying(async ({ staff, tokens, good }) => {
    const signedIn = await staff.bearer(tokens.ann1 ?? '');
    if (!signedIn) throw new Error('ann is not signed in');
    await staff.signOut(signedIn);
    expect(await good()).toEqual(['ann2', 'bob1', 'bob2']);
    await expect(staff.signOut(signedIn)).rejects.toMatchObject({ http: 404 });
  }),
);

test(
  '[K10] a token – at its last moment, at its end – is good for eight hours',
  trying(async ({ good, clock }) => {
    clock.now += STAFF_TOKEN_MS - 1;
    expect(await good()).toEqual(all);
    clock.now += 1;
    expect(await good()).toEqual([]);
  }),
);

test(
  '[K10] roles – given twice, of another site, taken, of nobody – are those of the site and person',
  trying(async ({ db, staff, by, ann, bob, acts }) => {
    const roles = async (name: string) =>
      (await staffByName(db, name))?.roles.map(({ site, role }) => `${site}/${role}`);
    await staff.setRole(by, ann, { site: 2, role: 'moderator', has: true });
    await staff.setRole(by, ann, { site: 2, role: 'moderator', has: true });
    await staff.setRole(by, ann, { site: 1, role: 'editor', has: false });
    await staff.setRole(by, bob, { site: 1, role: 'moderator', has: false });
    expect([await roles('ann'), await roles('bob')]).toEqual([['2/moderator'], ['2/moderator']]);
    await expect(staff.setRole(by, 9_999, { site: 1, role: 'editor', has: true })).rejects.toMatchObject({
      http: 404,
    });
    expect((await acts()).filter(([act]) => act === 'setRole')).toHaveLength(4);
    await expect(
      staff.add(by, { name: 'ann', password: 'yet another word', site: 1, role: 'editor' }),
    ).rejects.toMatchObject({ http: 409 });
  }),
);

test(
  '[K8] wrong passwords from a known network – ten, then the right one, after success – are counted anew after a right one',
  trying(async ({ db, staff, clock }) => {
    const wrong = () => staff.signIn('ann', 'wrong', home).catch((error: { http: number }) => error.http);
    const tried = (times: number) =>
      db.script(`update attempts set count = ${times} where kind = '${limits.staffNameFromNetwork.kind}'`);
    expect(await wrong()).toBe(401);
    await tried(9);
    expect((await staff.signIn('ann', 'password of ann', home)).person.name).toBe('ann');
    expect(await wrong()).toBe(401);
    await tried(9);
    expect([await wrong(), await wrong()]).toEqual([401, 429]);
    await expect(staff.signIn('ann', 'password of ann', home)).rejects.toMatchObject({ http: 429 });
    expect((await staff.signIn('bob', 'password of bob', home)).person.name).toBe('bob');
    clock.now += 15 * 60_000;
    expect((await staff.signIn('ann', 'password of ann', home)).person.name).toBe('ann');
  }),
);
