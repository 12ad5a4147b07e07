import * as contract from '@contract/tokens';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const PHONE = '13800000001';
const DEVICE = 'xy0001';
const MINUTE = 60_000;
const LIFE = 130 * MINUTE;

const Session = v.object({
  data: v.object({ uid: v.string(), accessToken: v.string(), refreshToken: v.string() }),
});
async function login(device = DEVICE) {
  platform.clock.forward(MINUTE);
  await platform.sso('sendCode', { phone: PHONE, scene: 'login' }, { device });
  const code = await platform.codeTo(PHONE);
  const answer = await platform.sso('loginByPhone', { phone: PHONE, code }, { device });
  return v.parse(Session, answer.json()).data;
}

const refresh = async (refreshToken: string, device = DEVICE) => {
  const answer = await platform.post('/app_if/tokenHelper/refreshAccessToken', { device, refreshToken });
  return answer.json();
};
const Tokens = contract.refreshAccessToken.output;
/** A call only a member may make: without changing anything. */
const asMember = async (token: string, device = DEVICE) =>
  (await platform.sso('modify', {}, { token, device })).json();
const isIn = expect.objectContaining({ code: 1 });
const isOut = expect.objectContaining({ status: 10111 });

describe('[wire D8] anonymous tokens', () => {
  const anonymous = async (device = DEVICE, site = '1') =>
    v.parse(
      contract.getAnonymousToken.output,
      (await platform.get(`/app_if/tokenHelper/getAnonymousToken?device=${device}&siteId=${site}`)).json(),
    );

  test('[wire g66] a device gets one; without a device it is refused', async () => {
    const answer = await platform.get(`/app_if/tokenHelper/getAnonymousToken?device=${DEVICE}`);
    expect(faults(contract.getAnonymousToken.output, answer.json())).toEqual([]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await platform.get('/app_if/tokenHelper/getAnonymousToken')).json()).toMatchObject({
      status: -1,
    });
  });

  const like = (headers: Record<string, string>, device = DEVICE) =>
    platform.get(`/app_if/event?id=${seeded.articles.news}&eventType=1&device=${device}`, headers);

  test('[G10] it names its device: a like counts for that one, whatever else is claimed', async () => {
    await seedNewsroom(platform);
    const { token } = await anonymous();
    expect((await like({ token })).json()).toBe(true);
    expect((await like({ token }, 'another')).json()).toMatchObject({ status: 10111 });
    const rows = await platform.db.query({ name: 'likes', text: 'select who from praises' });
    expect(rows).toEqual([{ who: `d:${DEVICE}` }]);
  });

  test('[wire W7] over, changed, or of another site: 10111', async () => {
    await seedNewsroom(platform);
    const { token } = await anonymous();
    const foreign = (await anonymous(DEVICE, '77')).token;
    for (const bad of [`${token}x`, token.replace('a1.', 'a1.eA'), foreign])
      expect((await like({ token: bad })).json()).toMatchObject({ status: 10111 });
    platform.clock.forward(LIFE - 1);
    expect((await like({ token })).json()).toBe(true);
    platform.clock.forward(1);
    expect((await like({ token })).json()).toMatchObject({ status: 10111 });
  });
});

describe('[wire D8, g67] a member’s tokens', () => {
  test('the access token lives two hours and ten minutes, the refresh token thirty days', async () => {
    const { accessToken, refreshToken } = await login();
    platform.clock.forward(LIFE - 1);
    expect(await asMember(accessToken)).toEqual(isIn);
    platform.clock.forward(1);
    expect(await asMember(accessToken)).toEqual(isOut);
    const anew = await refresh(refreshToken);
    expect(faults(Tokens, anew)).toEqual([]);
    const { token, refreshToken: next } = v.parse(Tokens, anew);
    expect(await asMember(token)).toEqual(isIn);
    platform.clock.forward(30 * 24 * 60 * MINUTE);
    expect(await refresh(next)).toMatchObject({ status: 10102 });
  });

  test('[G4][wire D8] a refresh token – repeated within a minute – returns the same pair and never a new one', async () => {
    const { refreshToken } = await login();
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(both[1]).toEqual(both[0]);
    for (const one of both) expect(await asMember(v.parse(Tokens, one).token)).toEqual(isIn);
    platform.clock.forward(MINUTE);
    const later = await refresh(refreshToken);
    expect(later).toEqual(both[0]);
    const { token, refreshToken: next } = v.parse(Tokens, later);
    expect(await asMember(token)).toEqual(isIn);
    expect(faults(Tokens, await refresh(next))).toEqual([]);
  });

  test('a refresh token used again after a minute was taken by somebody: its whole login ends', async () => {
    const { refreshToken } = await login();
    const { token, refreshToken: next } = v.parse(Tokens, await refresh(refreshToken));
    platform.clock.forward(MINUTE + 1);
    expect(await refresh(refreshToken)).toMatchObject({ status: 10102 });
    expect(await asMember(token)).toEqual(isOut);
    expect(await refresh(next)).toMatchObject({ status: 10102 });
  });

  test('[wire D8] a login – refreshes again and again – keeps a bounded number of tokens', async () => {
    let { refreshToken } = await login();
    for (let round = 0; round < 45; round += 1) {
      platform.clock.forward(1000);
      refreshToken = v.parse(Tokens, await refresh(refreshToken)).refreshToken;
    }
    const counts = { name: 'test-rows', text: 'select count(*)::int as rows from login_tokens' };
    expect(await platform.db.query(counts)).toEqual([{ rows: 40 }]);
    expect(faults(Tokens, await refresh(refreshToken))).toEqual([]);
  });

  test('[wire D8] a member’s call – names no device or another one – answers 10111, without a device is accepted under legacyWrites', async () => {
    const { accessToken: token } = await login();
    const status = async (query: string, headers: Record<string, string> = {}) => {
      const url = `/app_if/amuc/api/member/userInfo?curVersions=3${query}`;
      const answer = await platform.app.inject({ url, headers: { host: 'paper.test', token, ...headers } });
      return answer.json().status;
    };
    expect(await status('')).toBe(10111);
    expect(await status('&device=another')).toBe(10111);
    expect(await status(`&device=${DEVICE}`)).toBe(0);
    expect(await status('', { devid: DEVICE })).toBe(0);
    await platform.configure({ legacyWrites: 1 });
    expect(await status('')).toBe(0);
    expect(await status('&device=another')).toBe(10111);
  });

  test('a refresh token is good on its own device alone, and another one’s try takes nothing from it', async () => {
    const { accessToken, refreshToken } = await login();
    expect(await refresh(refreshToken, 'stolen')).toMatchObject({ status: 10102 });
    expect(await asMember(accessToken, 'stolen')).toEqual(isOut);
    platform.clock.forward(2 * MINUTE);
    expect(faults(Tokens, await refresh(refreshToken))).toEqual([]);
  });

  test('[wire W7 10103] a member who was disabled is told so', async () => {
    const { accessToken, refreshToken } = await login();
    await platform.db.run({ name: 'disable', text: 'update members set state = 1' });
    expect(await asMember(accessToken)).toEqual(isOut);
    expect(await refresh(refreshToken)).toMatchObject({ status: 10103 });
  });

  test('[wire W7 10103] a member who closed the account – calls with an old token – is refused as well', async () => {
    const { accessToken, refreshToken } = await login();
    const done = await platform.sso('cancel', {}, { device: DEVICE, token: accessToken });
    expect(done.json()).toMatchObject({ code: 1 });
    expect(await refresh(refreshToken)).toMatchObject({ status: 10103 });
  });

  test('tokens are not in the database as they are', async () => {
    const { accessToken, refreshToken } = await login();
    const rows = await platform.db.query<{ all: string }>({
      name: 'dump',
      text: 'select string_agg(t::text, $$ $$) as all from login_tokens t',
    });
    for (const token of [accessToken, refreshToken]) {
      expect(rows[0]?.all).not.toContain(token);
      expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('[G3] calls that need a token', () => {
  const read = async (headers: Record<string, string> = {}, more = '&curVersions=3') =>
    (await platform.get(`/app_if/hotWords?device=${DEVICE}${more}`, headers)).json();
  const anonymous = async () =>
    v.parse(
      contract.getAnonymousToken.output,
      (await platform.get(`/app_if/tokenHelper/getAnonymousToken?device=${DEVICE}`)).json(),
    ).token;

  test('[wire D8] tokenEnable: a call in token mode needs one, a bare read does not', async () => {
    await platform.configure({ tokenEnable: 1 });
    expect(await read()).toMatchObject({ status: 10111 });
    expect(await read({ token: await anonymous() })).toMatchObject({ status: 0 });
    expect(await read({}, '')).toMatchObject({ words: expect.any(Array) });
    expect((await platform.get('/app_if/getConfig?appID=1&curVersions=3')).json()).toMatchObject({
      status: 0,
    });
  });

  test('[wire D8] openRead off: bare reads need one too', async () => {
    await platform.configure({ openRead: 0 });
    expect(await read({}, '')).toMatchObject({ status: 10111 });
  });

  test('[G3] xyAuth 2: nothing is read without one', async () => {
    await platform.configure({ xyApi: { xyAuth: 2 } });
    expect(await read({}, '')).toMatchObject({ status: 10111 });
    expect(await read()).toMatchObject({ status: 10111 });
    expect(await read({ token: await anonymous() })).toMatchObject({ status: 0 });
  });

  test('[K14] a reader of the family sends something else in that header: a public read answers all the same', async () => {
    expect(await read({ token: 'undefined' }, '')).toMatchObject({ words: expect.any(Array) });
    expect(await read({ token: 'a1.x.y.z' }, '')).toMatchObject({ words: expect.any(Array) });
  });
});

test('[H2] a device’s likes – a member logs in – become the member’s, and one of both counts once', async () => {
  await seedNewsroom(platform);
  const { news, gallery } = { news: seeded.articles.news, gallery: seeded.articles.pictures };
  const like = (id: number, device: string, token = '') =>
    platform.get(`/app_if/event?id=${id}&eventType=1&device=${device}`, token === '' ? {} : { token });
  const praised = async (id: number) => {
    platform.clock.forward(5000);
    return Number(
      Object((await platform.get(`/app_if/getArticleCounts?articleId=${id}`)).json()).countPraise,
    );
  };
  const before = [await praised(news), await praised(gallery)];
  await like(news, 'first');
  await login('first');
  await like(news, 'second');
  await like(gallery, 'second');
  const { accessToken } = await login('second');
  expect([await praised(news), await praised(gallery)]).toEqual(before.map((count) => count + 1));
  await like(news, 'second', accessToken);
  expect(await praised(news)).toBe((before[0] ?? 0) + 1);
});
