import { answer, done, type SimulatedApp, silent, simulateApp } from '@testing/nativeApp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Member } from '../member/member';
import { createAppSession } from './appSession';
import { openBridge } from './bridge';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const old = { token: 'm1.old', device: 'app-1', uid: '7' };
const fresh = { ...old, token: 'm1.new' };
const user = { uid: '7', nickname: '草木间', head: '', hasPhone: true };

async function session(app: SimulatedApp) {
  const bridge = await openBridge(app.port);
  if (!bridge) throw new Error('no bridge');
  const shown: (Member | undefined)[] = [];
  return { ...createAppSession(bridge, (member) => shown.push(member)), shown };
}

/** After so long, whether or not the app says anything. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'waits'> {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([promise, Promise.resolve<'waits'>('waits')]);
}

describe('[G8] token and user', () => {
  test('many calls ask once; who it is comes by the app’s own words', async () => {
    const app = simulateApp({ getToken: done(old), getUser: done(user) });
    const { getToken, device, isMember, shown } = await session(app);
    expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(['m1.old', 'm1.old', 'm1.old']);
    expect([device(), isMember(), shown]).toEqual(['app-1', true, [user]]);
    expect([app.count('getToken'), app.count('getUser')]).toEqual([1, 1]);
  });

  test('[A15] a user whose number is not the token’s is not shown', async () => {
    const app = simulateApp({ getToken: done(old), getUser: done({ ...user, uid: '8' }) });
    const { getToken, shown } = await session(app);
    await getToken();
    expect(shown).toEqual([{ uid: '7', nickname: '', head: '', hasPhone: false }]);
  });

  test('that nobody is in is told once, and as the app’s own word', async () => {
    const app = simulateApp({ getToken: done({ token: '' }), clearUser: done() });
    const bridge = await openBridge(app.port);
    if (!bridge) throw new Error('no bridge');
    const events: unknown[] = [];
    const { getToken, checkAgain, clearUser } = createAppSession(bridge, (...words) => events.push(words));
    await getToken();
    checkAgain();
    await getToken();
    expect(events).toEqual([[undefined, true]]);
    clearUser();
    expect(events.at(-1)).toEqual([undefined]);
  });

  test.each([
    ['nobody is in', done({ token: '' })],
    ['the answer is malformed', done({ token: 7 })],
    ['the app refuses', (id: string) => answer(id, 'failed')],
    ['the app is silent', silent],
  ])('%s: the page goes on as a visitor, and does not ask again', async (_, reply) => {
    const app = simulateApp({ getToken: reply });
    const { getToken, isMember } = await session(app);
    expect(await within(1000, getToken())).toBe('');
    expect(await getToken()).toBe('');
    expect([isMember(), app.count('getToken')]).toEqual([false, 1]);
  });

  test('after the page was away it is asked again: another user may be in', async () => {
    let now: object = old;
    const app = simulateApp({ getToken: (id) => answer(id, 'done', now), getUser: done(user) });
    const { getToken, checkAgain, shown } = await session(app);
    await getToken();
    now = { token: '' };
    checkAgain();
    expect([await getToken(), shown.at(-1)]).toEqual(['', undefined]);
  });
});

describe('[G4] another token', () => {
  test('comes in time: once for many calls', async () => {
    const app = simulateApp({ getToken: done(old), refreshToken: done(fresh) });
    const { getToken, renewToken } = await session(app);
    await getToken();
    expect(await Promise.all([renewToken('m1.old'), renewToken('m1.old')])).toEqual(['renewed', 'renewed']);
    expect([await getToken(), await renewToken('m1.old'), app.count('refreshToken')]).toEqual([
      'm1.new',
      'renewed',
      1,
    ]);
  });

  test.each([
    ['never comes', silent],
    ['is the same once more', done(old)],
    ['is malformed', done({ token: 'x' })],
    ['is none: the member has left the app', done({ token: '' })],
  ])('%s: told after 0.8 s', async (_, refreshToken) => {
    const app = simulateApp({ getToken: done(old), refreshToken });
    const { getToken, renewToken } = await session(app);
    await getToken();
    const renewal = renewToken('m1.old');
    expect(await within(799, renewal)).toBe('waits');
    expect(await within(1, renewal)).toBe('silent');
  });

  test('comes after 0.8 s: the next call has it', async () => {
    const app = simulateApp({ getToken: done(old), refreshToken: silent });
    const { getToken, renewToken } = await session(app);
    await getToken();
    expect(await within(800, renewToken('m1.old'))).toBe('silent');
    app.say(answer(app.idOf('refreshToken'), 'done', fresh));
    await vi.advanceTimersByTimeAsync(0);
    expect(await getToken()).toBe('m1.new');
  });

  test('[G4] nobody is in: a visitor’s token is the page’s own affair, at once', async () => {
    const app = simulateApp({ getToken: done({ token: '' }), refreshToken: done({ token: '' }) });
    const { getToken, renewToken } = await session(app);
    await getToken();
    expect(await renewToken('a1.own')).toBe('nobody');
  });

  test('an older app without the call is asked for its token once more', async () => {
    let now = old;
    const app = simulateApp({ getToken: (id) => answer(id, 'done', now) });
    const { getToken, renewToken } = await session(app);
    await getToken();
    now = fresh;
    expect(await renewToken('m1.old')).toBe('renewed');
  });
});

describe('[G8] login and leaving', () => {
  test('the native login brings the token', async () => {
    const app = simulateApp({
      getToken: done({ token: '' }),
      getUser: done(user),
      login: (id) => [answer(id, 'opened'), answer(id, 'done', old)],
    });
    const { getToken, login, shown } = await session(app);
    await getToken();
    expect([await login(), await getToken(), shown]).toEqual(['in', 'm1.old', [undefined, user]]);
  });

  test('a login that says nothing of the token is believed only with one', async () => {
    const app = simulateApp({ getToken: done(old), getUser: done(user), login: done() });
    expect(await (await session(app)).login()).toBe('in');
    const other = simulateApp({ getToken: done({ token: '' }), login: done() });
    expect(await (await session(other)).login()).toBe('declined');
  });

  test.each([
    ['declined', (id: string) => [answer(id, 'opened'), answer(id, 'cancelled')], 'declined'],
    ['never shown: the page shows its own', silent, 'none'],
    ['unknown to the app', (id: string) => answer(id, 'unknown'), 'none'],
  ])('the native login is %s', async (_, login, how) => {
    const outcome = (await session(simulateApp({ login }))).login();
    expect(await within(1000, outcome)).toBe(how);
  });

  test('[G5] clearing: the token is gone at once, the app is told once, a late answer brings nobody back', async () => {
    const app = simulateApp({
      getToken: done(old),
      getUser: done(user),
      refreshToken: silent,
      clearUser: done(),
    });
    const { getToken, renewToken, clearUser, isMember, shown } = await session(app);
    await getToken();
    void renewToken('m1.old');
    clearUser();
    clearUser();
    app.say(answer(app.idOf('refreshToken'), 'done', fresh));
    await vi.advanceTimersByTimeAsync(0);
    expect([await getToken(), isMember(), app.count('clearUser'), shown.at(-1)]).toEqual([
      '',
      false,
      1,
      undefined,
    ]);
  });
});
