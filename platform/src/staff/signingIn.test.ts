import { newsroom } from '@contract/newsroom';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import { actsOf } from '@platform/auditLog/acts.service';
import { networkOf } from '@platform/limits/rateLimit';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaff, STAFF_TOKEN_MS, type Staff } from './staff.service';

const PASSWORD = 'Vier Pferde am Fluss';
const WHILE_MS = 15 * 60_000;
let platform: TestPlatform;
let staff: Staff;
let logged: string[];
beforeEach(async () => {
  logged = [];
  platform = await startPlatform({ log: (line) => logged.push(line) });
  staff = createStaff(platform.db, platform.clock.now);
});
afterEach(() => platform.close());

async function asks(body: object, remoteAddress = '192.0.2.1', headers: Record<string, string> = {}) {
  return platform.app.inject({
    method: 'POST',
    url: '/newsroom/login',
    headers: { host: 'paper.test', ...headers },
    payload: body,
    remoteAddress,
  });
}
const status = async (name: string, password: string, address?: string) =>
  (await asks({ name, password }, address)).statusCode;
const signsIn = async (name = 'lin') =>
  v.parse(newsroom.signIn.output, (await asks({ name, password: PASSWORD })).json());
const me = async (token: string) =>
  (await platform.get('/newsroom/me', { authorization: `Bearer ${token}` })).status;

describe('[K10] the newsroom’s people sign in', () => {
  beforeEach(() => staff.makeAdmin('lin', PASSWORD));

  test('[K10] a name in any case and the right password bring a token, and a record of it', async () => {
    const { token, person, expires } = await signsIn('Lin ');
    expect(person).toMatchObject({ name: 'lin', roles: [{ site: 0, role: 'admin' }] });
    expect(Date.parse(expires)).toBe(platform.clock.now() + STAFF_TOKEN_MS);
    expect(await me(token)).toBe(200);
    expect(await actsOf(platform.db, 0, 'staff', person.id)).toMatchObject([
      { staff_id: 0, act: 'makeAdmin' },
      { staff_id: person.id, act: 'signIn', at: new Date(platform.clock.now()) },
    ]);
  });

  test('[K10] a wrong password, its other case, an unknown name: the same answer', async () => {
    const answers = [
      await asks({ name: 'lin', password: `${PASSWORD}!` }),
      await asks({ name: 'lin', password: PASSWORD.toLowerCase() }),
      await asks({ name: 'nobody', password: PASSWORD }),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.headers['set-cookie']).toBeUndefined();
  });

  test('[K10] a token ends by itself, by signing out, and when its person is closed', async () => {
    const { token } = await signsIn();
    platform.clock.forward(STAFF_TOKEN_MS - 1);
    expect(await me(token)).toBe(200);
    platform.clock.forward(1);
    expect(await me(token)).toBe(401);
    const second = await signsIn();
    const out = await platform.app.inject({
      method: 'POST',
      url: '/newsroom/logout',
      headers: { host: 'paper.test', authorization: `Bearer ${second.token}` },
      payload: {},
    });
    expect(out.json()).toEqual({ done: true });
    expect(await me(second.token)).toBe(401);
    const third = await signsIn();
    await staff.close({ staff: 0, at: new Date(platform.clock.now()) }, third.person.id);
    expect(await me(third.token)).toBe(401);
    expect(await status('lin', PASSWORD)).toBe(401);
  });

  test('[K10] a token of somebody who is closed is good for nothing, however it came to be', async () => {
    const { token } = await signsIn();
    await platform.db.script('update staff set state = 1');
    expect(await me(token)).toBe(401);
  });

  test('[K3] a login – its password is revoked at the same moment – ends with it', async () => {
    const { person } = await signsIn();
    const by = { staff: 0, at: new Date(platform.clock.now()) };
    const [answers] = await Promise.all([
      Promise.all([1, 2, 3].map(() => asks({ name: 'lin', password: PASSWORD }))),
      staff.resetPassword(by, person.id, 'another long one'),
    ]);
    for (const answer of answers)
      if (answer.statusCode === 200)
        expect(await me(v.parse(newsroom.signIn.output, answer.json()).token)).toBe(401);
    const open = { name: 'test-open', text: 'select 1 as one from staff_tokens where ended_at is null' };
    expect(await platform.db.query(open)).toEqual([]);
  });

  test('[K10] a new password ends every other token and is the only one from then on', async () => {
    const [one, other] = [await signsIn(), await signsIn()];
    const change = (old: string, password: string) =>
      platform.post('/newsroom/password', { old, password }, { authorization: `Bearer ${one.token}` });
    expect((await change('not this one', 'another long one')).status).toBe(401);
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect((await change(PASSWORD, 'another long one')).status).toBe(200);
    expect([await me(one.token), await me(other.token)]).toEqual([200, 401]);
    expect([await status('lin', PASSWORD), await status('lin', 'another long one')]).toEqual([401, 200]);
  });

  test('[K10] the token is read from the Authorization header and nowhere else', async () => {
    const { token } = await signsIn();
    for (const [url, headers] of [
      [`/newsroom/me?token=${token}&authorization=Bearer%20${token}`, {}],
      ['/newsroom/me', { token }],
      ['/newsroom/me', { cookie: `token=${token}; authorization=Bearer ${token}` }],
      ['/newsroom/me', { authorization: token }],
      ['/newsroom/me', { authorization: `Bearer ${token}x` }],
      ['/newsroom/me', { authorization: `Basic ${token}` }],
    ] as const) {
      const answer = await platform.get(url, headers);
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
  });

  test('[K10] a page of another origin reaches nothing: no cross-origin headers, no forms, no cookie', async () => {
    await platform.configure({ allowedOrigins: ['https://evil.example'] });
    const origin = { origin: 'https://evil.example' };
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await platform.post('/newsroom/login', `name=lin&password=${PASSWORD}`, {
        ...origin,
        'content-type': type,
      });
      expect(answer.status).toBe(415);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await platform.app.inject({
      method: 'OPTIONS',
      url: '/newsroom/me',
      headers: { host: 'paper.test', ...origin, 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const { headers } = await asks({ name: 'lin', password: PASSWORD }, '192.0.2.1', origin);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect([headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([undefined, undefined]);
  });

  test('[K10] neither passwords nor tokens are in the database or in what is logged', async () => {
    const { token } = await signsIn();
    await asks({ name: 'lin', password: 'a wrong one of theirs' });
    const [row] = await platform.db.query<{ all: string }>({
      name: 'dump-staff',
      text: `select (select string_agg(s::text, ' ') from staff s) || (select string_agg(t::text, ' ') from staff_tokens t)
        || (select string_agg(a::text, ' ') from staff_acts a) || (select string_agg(a::text, ' ') from attempts a) as all`,
    });
    for (const secret of [PASSWORD, 'a wrong one of theirs', token, Buffer.from(token).toString('hex')]) {
      expect(row?.all).not.toContain(secret);
      expect(logged.join('\n')).not.toContain(secret);
    }
  });
});

describe('[K8] guessed passwords are slowed down', () => {
  beforeEach(() => staff.makeAdmin('lin', PASSWORD));

  /** So many tries that were made before. */
  async function tried(limit: Limit, subject: string, times: number): Promise<void> {
    const attempts = attemptsOf(platform.db, 0, platform.clock.now());
    for (let count = 0; count < times; count += 1) await attempts.take(limit, subject);
  }

  test('[K8] ten wrong ones at one name from one place, then even the right one waits a quarter of an hour', async () => {
    await tried(limits.staffNameFromNetwork, '192.0.2 lin', 9);
    expect(await status('lin', 'wrong')).toBe(401);
    expect(await status('lin', PASSWORD)).toBe(429);
    // The staff member is not locked out at another address.
    expect(await status('lin', PASSWORD, '198.51.100.7')).toBe(200);
    platform.clock.forward(WHILE_MS);
    expect(await status('lin', PASSWORD)).toBe(200);
  });

  test('[K8] strangers of many networks who try a name – beyond its limit – lock nobody out of a network that signed in before', async () => {
    expect(await status('lin', PASSWORD, '198.51.100.7')).toBe(200);
    await tried(limits.staffByStrangers, 'lin', 19);
    expect(await status('lin', 'wrong', '203.0.113.1')).toBe(401);
    expect(await status('lin', PASSWORD, '203.0.113.2')).toBe(429);
    expect(await status('lin', PASSWORD, '198.51.100.8')).toBe(200);
    platform.clock.forward(limits.staffByStrangers.withinMs);
    expect(await status('lin', PASSWORD, '203.0.113.2')).toBe(200);
  });

  test('[K8] the own password – while strangers use up all tries of the name – is changed by whoever is signed in', async () => {
    const { token } = await signsIn();
    await tried(limits.staffByStrangers, 'lin', 100);
    const change = { old: PASSWORD, password: 'another long one' };
    expect(
      (await platform.post('/newsroom/password', change, { authorization: `Bearer ${token}` })).status,
    ).toBe(200);
  });

  test('[K9] several processes count together, and take one another’s tokens', async () => {
    await tried(limits.staffNameFromNetwork, '192.0.2 lin', 7);
    const processes = [1, 2].map(() => createStaff(platform.db, platform.clock.now));
    const tries = [0, 1, 0, 1, 0].map((place) => processes[place]?.signIn('lin', 'wrong', '192.0.2.1'));
    const codes = (await Promise.allSettled(tries)).map(
      (one) => one.status === 'rejected' && one.reason.http,
    );
    expect(codes.sort()).toEqual([401, 401, 401, 429, 429]);
    const came = await processes[0]?.signIn('lin', PASSWORD, '198.51.100.7');
    expect(await processes[1]?.bearer(came?.token ?? '')).toMatchObject({ person: { name: 'lin' } });
  });

  test('[K8] a place that goes through many names is held up too; the addresses of one household are one place', async () => {
    await tried(limits.staffFromAddress, networkOf('2001:db8:1:2::1'), 29);
    expect(await status('one', 'wrong', '2001:db8:1:2::77')).toBe(401);
    expect(await status('two', 'wrong', '2001:db8:1:2::78')).toBe(429);
    expect(await status('lin', PASSWORD, '2001:db8:1:3::1')).toBe(200);
  });
});

describe('[K10] looking after people', () => {
  const post = (url: string, body: object, headers: Record<string, string>) =>
    platform.post(url, body, headers);
  const added = { name: 'song', password: 'a password of hers', site: 1, role: 'editor', realName: '宋岩' };

  test('[K10] an admin of every site adds, changes and closes people; each is written down with who and when', async () => {
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    const { id } = v.parse(
      newsroom.addStaff.output,
      (await post('/newsroom/staff', added, admin.headers)).json(),
    );
    expect((await post('/newsroom/staff', { ...added, name: 'SONG' }, admin.headers)).status).toBe(409);
    const role = { site: 1, role: 'moderator', has: true };
    expect((await post(`/newsroom/staff/${id}/role`, role, admin.headers)).status).toBe(200);
    const other = { ...role, role: 'editor', has: false };
    expect((await post(`/newsroom/staff/${id}/role`, other, admin.headers)).status).toBe(200);
    const listed = v.parse(
      newsroom.staff.output,
      (await platform.get('/newsroom/staff', admin.headers)).json(),
    );
    expect(listed.list).toContainEqual({
      id,
      name: 'song',
      realName: '宋岩',
      roles: [{ site: 1, role: 'moderator' }],
      closed: false,
    });
    const password = { password: 'yet another one' };
    expect((await post(`/newsroom/staff/${id}/password`, password, admin.headers)).status).toBe(200);
    expect(await status('song', 'yet another one')).toBe(200);
    expect((await post(`/newsroom/staff/${id}/close`, {}, admin.headers)).status).toBe(200);
    expect((await post(`/newsroom/staff/${id}/close`, {}, admin.headers)).status).toBe(404);
    const { list } = v.parse(
      newsroom.ownActs.output,
      (await platform.get('/newsroom/acts', admin.headers)).json(),
    );
    const acts = list.filter(({ objectID }) => objectID === id);
    expect(acts.map(({ act, name }) => `${act} by ${name}`)).toEqual([
      `closeStaff by ${admin.name}`,
      'signIn by song',
      `resetPassword by ${admin.name}`,
      `setRole by ${admin.name}`,
      `setRole by ${admin.name}`,
      `addStaff by ${admin.name}`,
    ]);
    expect(acts[0]?.at).toBe(new Date(platform.clock.now()).toISOString());
    expect(JSON.stringify(list)).not.toContain('password of hers');
  });

  test('[K10] a body that is not what it should be is refused by name, and does nothing', async () => {
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    const bad: readonly [object, string][] = [
      [{ ...added, role: 'owner' }, 'role'],
      [{ ...added, password: 'short' }, 'password'],
      [{ ...added, name: '<b>' }, 'name'],
      [{ ...added, more: 1 }, 'more'],
      [{ ...added, site: -1 }, 'site'],
      [[added], 'object'],
    ];
    for (const [body, word] of bad) {
      const answer = await post('/newsroom/staff', body, admin.headers);
      expect([answer.status, answer.text.includes(word)], answer.text).toEqual([400, true]);
    }
    expect((await post('/newsroom/staff', { ...added, site: 9 }, admin.headers)).status).toBe(404);
    const { list } = v.parse(
      newsroom.staff.output,
      (await platform.get('/newsroom/staff', admin.headers)).json(),
    );
    expect(list.map(({ name }) => name)).toEqual([admin.name]);
  });
});
