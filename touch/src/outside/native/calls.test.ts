import { answer, done, type SimulatedApp, silent, simulateApp } from '@testing/nativeApp';
import { configOf, type OpenedCallLayer, openCallLayer } from '@testing/openCallLayer';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { logout } from '@touch/api/login';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallDependencies } from '../callDependencies';
import { at } from '../member/addresses';
import { currentMember } from '../member/member';
import { QueryCache } from '../queryCache';
import { readStoredTokens } from '../session/storedTokens';
import type { SiteConfig } from '../siteConfig';
import { forgetStored, readStored, writeStored } from '../storage';
import { createAppSession } from './appSession';
import { openBridge } from './bridge';

/** The call layer in the app's web view (G4, G5, G8): the real platform, a played app. */

const LIFE = 130 * 60_000;
/** Another phone for every member: codes are counted. */
const appDevice = () => `app-${person}`;
const modify = at({ name: 'modify', service: 'sso', method: 'POST' });

let platform: TestPlatform;
let config: SiteConfig;
let person = 0;
let member: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.configure({ tokenEnable: 1 });
  config = await configOf(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  person += 1;
  member = await platform.member(`1370000${String(person).padStart(4, '0')}`, appDevice());
});
afterEach(() => {
  for (const name of ['securityToken', 'accessToken', 'refreshToken', 'loginInfo'])
    forgetStored('local', name);
  vi.useRealTimers();
});

const given = (token = member.headers.token) => ({ token, device: appDevice(), uid: member.uid });

/** The app's own way to another token: it keeps the refresh token to itself. */
async function refreshed(id: string) {
  const { refreshToken } = member;
  const url = '/app_if/tokenHelper/refreshAccessToken';
  const body: unknown = (await platform.post(url, { device: appDevice(), refreshToken })).json();
  return answer(id, 'done', given(Object(Object(body).data ?? body).accessToken));
}

/** A page in the app; `parts` over what it is made of. */
function inApp(app: SimulatedApp, parts: Partial<CallDependencies> = {}): OpenedCallLayer {
  let opened: ReturnType<NonNullable<CallDependencies['nativeApp']>> | undefined;
  let session: Awaited<ReturnType<NonNullable<CallDependencies['nativeApp']>>>;
  const open = async () => {
    const bridge = await openBridge(app.port);
    session = bridge && createAppSession(bridge, () => undefined);
    return session;
  };
  return openCallLayer(config, {
    now: platform.clock.now,
    device: () => session?.device() || 'xy1',
    nativeApp: () => {
      opened ??= open();
      return opened;
    },
    ...parts,
  });
}

const tokens = (line: OpenedCallLayer, name: string) =>
  line.sent.filter((one) => one.name === name).map(({ headers }) => headers.token);

describe('[G8] the app’s token', () => {
  test('is what calls carry, with the app’s device, and is kept nowhere', async () => {
    const app = simulateApp({ getToken: done(given()) });
    const line = inApp(app);
    expect(await line.call(modify, { sex: '1' })).toMatchObject({ status: 0 });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([app.count('getToken'), line.count('getAnonymousToken')]).toEqual([1, 0]);
    expect(line.sent.map(({ fields }) => fields.device)).toEqual([appDevice(), appDevice()]);
    expect(readStoredTokens('1', platform.clock.now())).toEqual({ security: '', access: '', refresh: '' });
    for (const { url, fields } of line.sent) {
      expect(url.href + JSON.stringify(fields)).not.toContain(member.headers.token);
    }
  });

  test('[A15] a token that is none is the platform’s to refuse, whoever the app says it is', async () => {
    const app = simulateApp({ getToken: done(given('m1.forged')), refreshToken: done({ token: '' }) });
    const answered = await inApp(app).call(modify, { sex: '1' });
    expect(answered).toMatchObject({ status: 10111, message: '登录已过期' });
  });

  test('a page in an app without a member – calls with a visitor’s token of its own', async () => {
    const line = inApp(simulateApp({ getToken: done({ token: '' }) }));
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(line.count('getAnonymousToken')).toBe(1);
  });

  test('[A8] it is had before a screen shows that waits for one', async () => {
    const line = inApp(simulateApp({ getToken: done(given()) }));
    await line.authenticate();
    expect(line.sent).toEqual([]);
  });
});

describe('[G4] 10111 in the app', () => {
  test('another token comes in time: every call goes on, one word to the app, nothing is told', async () => {
    const app = simulateApp({ getToken: done(given()), refreshToken: refreshed });
    const line = inApp(app);
    await line.call('hotWords', {});
    platform.clock.forward(LIFE);
    const all = await Promise.all([1, 2, 3].map(() => line.call('hotWords', {})));
    expect(all.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect([app.count('refreshToken'), line.reported]).toEqual([1, []]);
    expect(new Set(tokens(line, 'hotWords')).size).toBe(2);
    expect([line.count('refreshAccessToken'), line.count('getAnonymousToken')]).toEqual([0, 0]);
  });

  test('none comes: after 0.8 s it is told, the caller hears 10111, nothing is retried', async () => {
    const app = simulateApp({ getToken: done(given()), refreshToken: silent });
    const line = inApp(app);
    await line.call('hotWords', {});
    platform.clock.forward(LIFE);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = line.call('hotWords', {});
    await vi.waitFor(() => expect(app.count('refreshToken')).toBe(1));
    vi.advanceTimersByTime(799);
    expect(line.reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ status: 10111, message: '登录已过期' });
    expect([line.reported, line.count('hotWords'), line.count('getAnonymousToken')]).toEqual([
      ['appExpired'],
      2,
      0,
    ]);
  });

  test('a new token that the platform refuses as well ends it', async () => {
    const app = simulateApp({ getToken: done(given('m1.old')), refreshToken: done(given('m1.older')) });
    const line = inApp(app);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 10111 });
    expect([line.count('hotWords'), app.count('refreshToken')]).toEqual([2, 1]);
  });

  test('a visitor’s token that is over is fetched anew where the app says that nobody is in', async () => {
    const app = simulateApp({ getToken: done({ token: '' }), refreshToken: done({ token: '' }) });
    const line = inApp(app, { now: () => 0 });
    await line.call('hotWords', {});
    platform.clock.forward(LIFE);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([line.count('getAnonymousToken'), line.reported]).toEqual([2, []]);
  });
});

describe('[G5] the login is over', () => {
  /** The platform says so to the next call. */
  const ends = (status: number): typeof fetch => {
    let hasEnded = false;
    return async (input, init) => {
      if (hasEnded || !String(input).includes('modify')) return fetch(input, init);
      hasEnded = true;
      return Response.json({ status, message: '' });
    };
  };

  test.each([10102, 10103])(
    '%i: the app’s user is cleared, and the action goes on after its login',
    async (status) => {
      const second = await platform.member(`1360000${String(person).padStart(4, '0')}`, appDevice());
      const app = simulateApp({
        getToken: done(given()),
        clearUser: done(),
        login: done({ token: second.headers.token, device: appDevice(), uid: second.uid }),
      });
      const bridge = await openBridge(app.port);
      const session = bridge && createAppSession(bridge, () => undefined);
      const onSignedOut = async () => (await session?.login()) === 'in';
      const line = inApp(app, {
        fetch: ends(status),
        nativeApp: async () => session,
        device: () => session?.device() || 'xy1',
        events: {
          onSignedOut,
          onLoginNeeded: onSignedOut,
          onMemberRequest: onSignedOut,
          onAppExpired: () => undefined,
          onReload: () => undefined,
          onNetworkFailed: () => undefined,
        },
      });
      expect(await line.call(modify, { sex: '2' })).toMatchObject({ status: 0, data: { sex: '2' } });
      expect(tokens(line, 'modify')).toEqual([member.headers.token, second.headers.token]);
      expect(app.calls.map(({ call }) => call)).toEqual(['hello', 'getToken', 'clearUser', 'login']);
    },
  );

  test('a sign-out on the page – signs the app out and goes on with a visitor’s token', async () => {
    const app = simulateApp({ getToken: done(given()), clearUser: done() });
    const line = inApp(app);
    await logout(new QueryCache(line.call, platform.clock.now), member.uid);
    await line.call('hotWords', {});
    expect([app.count('clearUser'), app.count('getToken')]).toEqual([1, 1]);
    expect(tokens(line, 'hotWords')[0]).toMatch(/^a1\./);
  });
});

describe('[G8] without a bridge', () => {
  test('all goes on as in a browser', async () => {
    const line = openCallLayer(config, { now: () => 0, nativeApp: async () => undefined });
    await line.call('hotWords', {});
    platform.clock.forward(LIFE);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([line.count('getAnonymousToken'), line.reported]).toEqual([2, []]);
  });

  test('the part that did not come is asked for with the next call', async () => {
    let lost = true;
    const line = openCallLayer(config, {
      now: platform.clock.now,
      nativeApp: async () => {
        if (lost) throw new Error('no line');
        return undefined;
      },
    });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    lost = false;
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
  });

  test('[G8] an app that never answers costs one second, once', async () => {
    const app = simulateApp({ hello: silent });
    const line = inApp(app);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = line.call('hotWords', {});
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await first).toMatchObject({ status: 0 });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(app.count('hello')).toBe(1);
  });
});

test('[G8] a member named by the app – is in no storage; the page’s own login stays stored', async () => {
  const { signOutAppMember, signInAppMember } = await import('./appMember');
  const stored = { uid: '3', nickname: '自己', head: '', hasPhone: false, site: '1' };
  writeStored('local', 'loginInfo', JSON.stringify(stored));
  signInAppMember('1', { uid: '7', nickname: '草木间', head: '', hasPhone: true });
  expect(currentMember('1')?.uid).toBe('7');
  signOutAppMember(true);
  expect([currentMember('1')?.uid, readStored('local', 'loginInfo')]).toEqual(['3', JSON.stringify(stored)]);
});
