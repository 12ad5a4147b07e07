import { answer, done, silent, simulateApp } from '@testing/nativeApp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBridge } from './bridge';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const token = { token: 'm1.a', device: 'app-1', uid: '7' };

async function opened(app: ReturnType<typeof simulateApp>) {
  const bridge = await openBridge(app.port);
  if (!bridge) throw new Error('no bridge');
  return bridge;
}

test('[G8] the app is asked once what it can; what it cannot is never sent', async () => {
  const app = simulateApp({ getToken: done(token) });
  const bridge = await opened(app);
  expect([bridge.supports('getToken'), bridge.supports('share')]).toEqual([true, false]);
  expect(await bridge.call('getToken')).toEqual({ status: 'done', data: token });
  expect(await bridge.call('share')).toEqual({ status: 'unknown' });
  expect(app.calls.map(({ call }) => call)).toEqual(['hello', 'getToken']);
});

test.each([
  ['does not answer', { hello: silent }],
  ['does not know the call', { hello: (id: string) => answer(id, 'unknown') }],
  ['speaks another version', { hello: (id: string) => ({ ...Object(answer(id, 'done')), version: 2 }) }],
  ['says something else', { hello: () => 'hello' }],
])('[G8] an app that %s is none, after a second at most', async (_, answers) => {
  const app = simulateApp(answers);
  const opening = openBridge(app.port);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opening).toBeUndefined();
});

test('[G8] an app whose object is gone is none, at once', async () => {
  const gone = () => {
    throw new Error('Java object is gone');
  };
  expect(await openBridge({ listen: () => undefined, send: gone })).toBeUndefined();
});

test('[G8] a call of the app – not answered within its limit – ends as silent, and a later answer is dropped', async () => {
  const app = simulateApp({ getToken: silent });
  const bridge = await opened(app);
  const reply = bridge.call('getToken');
  await vi.advanceTimersByTimeAsync(999);
  let ended = false;
  void reply.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reply).toEqual({ status: 'silent' });
  app.say(answer(app.idOf('getToken'), 'done', token));
});

test('[G8] an answer without a pending id, or with another one’s, is dropped', async () => {
  const app = simulateApp({ getToken: () => answer('0'.repeat(32), 'done', token), getUser: silent });
  const bridge = await opened(app);
  const replies = Promise.all([bridge.call('getToken'), bridge.call('getUser')]);
  app.say(answer(app.idOf('hello'), 'done', { calls: ['share'] }));
  app.say(answer(app.idOf('getUser'), 'done', { uid: '7' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await replies).toEqual([{ status: 'silent' }, { status: 'done', data: { uid: '7' } }]);
  expect(bridge.supports('share')).toBe(false);
});

test('[G8] ids are long, random and used once', async () => {
  const app = simulateApp({ getUser: done({}) });
  const bridge = await opened(app);
  const ids = new Set([app.idOf('hello')]);
  for (let one = 0; one < 3; one += 1) {
    await bridge.call('getUser');
    ids.add(app.idOf('getUser'));
  }
  expect(ids.size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('[G8] a person has ten minutes once the app has said that its screen stands', async () => {
  const app = simulateApp({ login: (id) => answer(id, 'opened') });
  const bridge = await opened(app);
  const reply = bridge.call('login');
  await vi.advanceTimersByTimeAsync(599_000);
  app.say(answer(app.idOf('login'), 'done', token));
  expect(await reply).toEqual({ status: 'done', data: token });
  const left = bridge.call('login');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await left).toEqual({ status: 'cancelled' });
});
