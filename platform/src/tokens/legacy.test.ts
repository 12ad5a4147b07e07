import { createDecipheriv, createHash } from 'node:crypto';
import * as contract from '@contract/tokens';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestAnswer, type TestPlatform } from '@testing/startPlatform';
import { addSecondSite } from '@testing/strangers';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
beforeEach(() => platform.configure({}));
afterAll(() => platform.close());

const MINUTE = 60_000;
const LIFE = 130 * MINUTE;
const lost = expect.objectContaining({ status: 1004 });
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

// a client as recorded ones work, from the row's text alone; it knows nothing of the platform's code
const header = ({ headers }: TestAnswer) => v.parse(v.pipe(v.string(), v.length(52)), headers['api-data']);
function plain(key: string, value: string): string {
  const cipher = Buffer.from(Buffer.from(value, 'base64').toString('latin1'), 'hex');
  const opener = createDecipheriv('des-ede3', Buffer.from(key, 'latin1'), null).setAutoPadding(false);
  const bytes = Buffer.concat([opener.update(cipher), opener.final()]);
  return bytes.toString('latin1').replace(/\p{Cc}/gu, '');
}
const Info = v.object({ data: v.object({ appKey: v.string(), appSecret: v.string() }) });
const Token = v.object({ data: v.object({ authToken: v.string() }) });

async function authinfo() {
  const answer = await platform.get(`/app_if/authinfo?t=${platform.clock.now()}`);
  expect(answer.status).toBe(200);
  expect(faults(contract.authinfo.output, answer.json())).toEqual([]);
  const h = header(answer);
  const key = h.slice(38, 42) + h.slice(2, 16) + h.slice(31, 33) + h.slice(21, 25);
  const { data } = v.parse(Info, answer.json());
  return { appKey: plain(key, data.appKey), appSecret: plain(key, data.appSecret) };
}

async function auth(app: { appKey: string; appSecret: string }, more: Record<string, string> = {}) {
  const t = String(platform.clock.now());
  const { appKey, appSecret } = app;
  const sign = md5(appSecret + t + appSecret.slice(2, 7));
  const form = new URLSearchParams({ appKey, time: t, t, sign, ...more });
  return platform.post('/app_if/auth', form.toString());
}

async function authToken(app: { appKey: string; appSecret: string }, more: Record<string, string> = {}) {
  const answer = await auth(app, more);
  expect(faults(contract.auth.output, answer.json())).toEqual([]);
  const h = header(answer);
  const key = h.slice(40, 45) + h.slice(5, 21) + h.slice(33, 36);
  return plain(key, v.parse(Token, answer.json()).data.authToken);
}

/** The recorded way: key and secret of different answers, moments apart. */
async function come(more: Record<string, string> = {}) {
  const { appKey } = await authinfo();
  platform.clock.forward(1234);
  const { appSecret } = await authinfo();
  const token = await authToken({ appKey, appSecret }, more);
  const headersAt = (time: number, sign = md5(token + appSecret + time)) => ({
    authToken: token,
    time: String(time),
    sign,
  });
  return { appKey, appSecret, token, headersAt, headers: () => headersAt(platform.clock.now()) };
}

const read = async (headers: Record<string, string>, parameters = '') =>
  (await platform.get(`/app_if/hotWords?x=1${parameters}`, headers)).json();
const words = expect.objectContaining({ words: expect.any(Array) });

describe('[wire D2] the recorded procedure', () => {
  test('[G2][wire g92] authinfo, auth, and calls that are each signed with their own time', async () => {
    await platform.configure({ xyApi: { curVersions: '2', xyAuth: 2 } });
    const { headersAt } = await come();
    const now = platform.clock.now();
    for (const time of [now - 9 * MINUTE, now, now + 9 * MINUTE])
      expect(await read(headersAt(time))).toEqual(words);
  });

  test('[wire D2] key and secret are printable, constant, and long enough for the sign', async () => {
    const first = await authinfo();
    platform.clock.forward(LIFE);
    expect(await authinfo()).toEqual(first);
    for (const word of Object.values(first)) expect(word).toMatch(/^[!-~]{16}$/);
  });

  test('[wire D2] neither answer may be kept, and both stay bare with curVersions', async () => {
    const answer = await platform.get('/app_if/authinfo?curVersions=2');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(v.safeParse(Info, answer.json()).success).toBe(true);
    const { data } = v.parse(Info, answer.json());
    expect(data.appSecret).not.toContain((await authinfo()).appSecret);
  });

  test('[wire W17] the sign may be of capitals, and t may stand alone', async () => {
    const app = await authinfo();
    const t = String(platform.clock.now());
    const sign = md5(app.appSecret + t + app.appSecret.slice(2, 7)).toUpperCase();
    expect((await auth(app, { time: '', sign })).json()).toMatchObject({ data: {} });
    const { headersAt } = await come();
    const { sign: own } = headersAt(platform.clock.now());
    expect(await read(headersAt(platform.clock.now(), own.toUpperCase()))).toEqual(words);
  });
});

test('[wire D1, D2] a signed call of the login service carries the authToken once more, as its token', async () => {
  await platform.configure({ xyApi: { curVersions: '2', xyAuth: 2 } });
  const { headers, token } = await come();
  const given = { phone: '13800000001', scene: 'login' };
  const { body, headers: signed } = signedCall(given, { token, at: platform.clock.now() });
  const answer = await platform.post('/sso-app/api/sendCode', body, { ...signed, ...headers() });
  expect(answer.json()).toMatchObject({ code: 1, status: 0 });
});

test('[wire W10] a signed call – names another site, or nobody’s – gets empty lists, not 1004', async () => {
  await addSecondSite(platform);
  const { headers } = await come();
  const lists = async (siteID: string) =>
    (
      await platform.get(`/app_if/getArticles?columnId=${seeded.columns.news}&siteID=${siteID}`, headers())
    ).json();
  const empty = { carousel: [], list: [], modules: [], adv: [], hasMore: false };
  expect([await lists('9'), await lists('2')]).toEqual([empty, empty]);
  expect(await lists('1')).not.toMatchObject({ list: [] });
  await platform.db.script(`insert into columns (site_id, id, name) values (2, 7701, '邻县要闻')`);
  onTestFinished(() => platform.db.script('delete from columns where site_id = 2'));
  const columns = async (by = {}) =>
    Object((await platform.get('/app_if/getColumns?parentColumnId=0&siteID=2', by)).json()).columns;
  expect(await columns()).toMatchObject([{ columnName: '邻县要闻' }]);
  expect(await columns(headers())).toEqual([]);
  const broken = { ...headers(), sign: '0'.repeat(32) };
  expect(await read(broken, '&siteID=2')).toEqual(lost);
});

describe('[wire D2] calls that prove nothing: 1004', () => {
  test.each<[string, Record<string, string>]>([
    ['another key', { appKey: 'nobody' }],
    ['no key', { appKey: '' }],
    ['a sign of something else', { sign: '0'.repeat(32) }],
    ['no sign', { sign: '' }],
    ['a time that is not the signed one', { t: '1930000000000' }],
    ['no time', { t: '', time: '' }],
  ])('[wire f11] auth with %s', async (_, change) => {
    expect((await auth(await authinfo(), change)).json()).toEqual(lost);
  });

  test('[wire f11] auth by a clock that is off by more than ten minutes', async () => {
    const app = await authinfo();
    const at = (off: number) => {
      const t = String(platform.clock.now() + off);
      return auth(app, { t, time: t, sign: md5(app.appSecret + t + app.appSecret.slice(2, 7)) });
    };
    for (const off of [-10 * MINUTE, 10 * MINUTE]) expect((await at(off)).json()).toMatchObject({ data: {} });
    for (const off of [-10 * MINUTE - 1, 10 * MINUTE + 1]) expect((await at(off)).json()).toEqual(lost);
  });

  test('[wire W7] a call with a sign that does not hold, on a public read as well', async () => {
    const { headersAt, token } = await come();
    const now = platform.clock.now();
    const good = headersAt(now);
    expect(await read(good)).toEqual(words);
    for (const bad of [
      { ...good, sign: md5(token) },
      { ...good, time: String(now + 1) },
      { ...good, authToken: `${token}x` },
      { ...good, authToken: 'l1.x.y.z' },
      headersAt(now - 10 * MINUTE - 1),
      headersAt(now + 10 * MINUTE + 1),
    ])
      expect(await read(bad)).toEqual(lost);
  });

  test('[wire D8] an authToken ends, after two hours and ten minutes', async () => {
    const { headers } = await come();
    platform.clock.forward(LIFE - 1);
    expect(await read(headers())).toEqual(words);
    platform.clock.forward(1);
    expect(await read(headers())).toEqual(lost);
  });

  test.each(['', '1', '2'])('[G3] xyAuth 2, curVersions %j: nothing is read without it', async (version) => {
    await platform.configure({ xyApi: { curVersions: '2', xyAuth: 2 } });
    const parameters = `&curVersions=${version}`;
    expect(await read({}, parameters)).toEqual(lost);
    const { headers, token } = await come();
    expect(await read({ authToken: token }, parameters)).toEqual(lost);
    expect(await read(headers(), parameters)).not.toEqual(lost);
  });

  test('[wire D8] 1004 is the legacy mode’s alone: a site of tokens answers 10111', async () => {
    await platform.configure({ xyApi: { xyAuth: 2 } });
    const { headers } = await come();
    expect(await read({})).toMatchObject({ status: 10111 });
    expect(await read(headers(), '&curVersions=3')).toMatchObject({ status: 10111 });
    expect(await read({}, '&curVersions=2')).toEqual(lost);
    expect(await read({ ...headers(), token: 'a1.x.y.z' })).toMatchObject({ status: 10111 });
    // A call that needs no token needs no sign either.
    expect(
      (await platform.get('/app_if/getConfig?appID=1', { ...headers(), sign: 'x' })).json(),
    ).toMatchObject({
      siteID: 1,
    });
  });
});

test.each<[string, Record<string, string>]>([
  ['no sign', { authToken: 'undefined', time: '1' }],
  ['nothing but the word', { authToken: 'undefined' }],
  ['everything empty', { authToken: '', time: '', sign: '' }],
])('[K14][wire W22] headers with %s are no legacy call: a public read answers', async (_, headers) => {
  expect(await read(headers)).toEqual(words);
});

describe('[wire W24] the caller of a legacy call', () => {
  const like = (headers: Record<string, string>, device: string, more = '') =>
    platform.get(`/app_if/event?id=${seeded.articles.news}&eventType=1&device=${device}${more}`, headers);
  const whoLiked = async () => {
    const rows = await platform.db.query<{ who: string }>({ name: 'likes', text: 'select who from praises' });
    return rows.map(({ who }) => who);
  };

  test('auth – binds the call to the device it names and rejects any other', async () => {
    const { headers } = await come({ device: 'xy0001' });
    expect((await like(headers(), 'xy0001')).json()).toBe(true);
    expect((await like(headers(), 'xy0002')).json()).toEqual(lost);
    expect(await whoLiked()).toContain('d:xy0001');
    expect(await whoLiked()).not.toContain('d:xy0002');
  });

  test('auth without a device – proves no device, and no member whatever user id is sent', async () => {
    const { headers } = await come();
    await like(headers(), 'xy0003', '&userID=1');
    expect(await whoLiked()).toContain('d:xy0003');
    expect(await whoLiked()).not.toContain('m:1');
    const changed = await platform.sso('modify', { uid: '1', sex: '1' });
    expect(changed.json()).toMatchObject({ status: 11002 });
  });

  test('[wire f11] a device nobody has is refused', async () => {
    const { appKey, appSecret } = await authinfo();
    expect((await auth({ appKey, appSecret }, { device: 'x'.repeat(129) })).json()).toEqual(lost);
  });
});
