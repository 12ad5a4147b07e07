import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';
import { createReadiness, databaseClock } from './readiness.service';

const START = 1_900_000_000_000;

/** A process whose clock stands at START, the database's so much later; every answer of the database takes `trip`. */
function aProcess(differs: number, trip = 0) {
  let moment = START;
  let isAway = false;
  const clock = async () => {
    if (isAway) throw new Error('the database is away');
    const at = moment + trip / 2 + differs;
    moment += trip;
    return at;
  };
  const readiness = createReadiness(() => moment, clock);
  return {
    state: () => readiness.state(),
    forward: (ms: number) => {
      moment += ms;
    },
    differ: (ms: number) => {
      differs = ms;
    },
    goAway: () => {
      isAway = true;
    },
  };
}

test.each([
  [0, 'ready'],
  [1000, 'ready'],
  [1001, 'clock differs'],
  [-1000, 'ready'],
  [-1001, 'clock differs'],
])(
  '[K9] a process – its clock %i ms behind the database’s – is ready, or says why not',
  async (differs, state) => {
    expect(await aProcess(differs).state()).toBe(state);
    expect(await aProcess(differs, 500).state()).toBe(state);
  },
);

test('[K9] an answer of the database that took too long – measures nothing', async () => {
  expect(await aProcess(60_000, 500).state()).toBe('clock differs');
  expect(await aProcess(60_000, 501).state()).toBe('ready');
});

test('[K9] a clock that was set – is noticed ten seconds after the last measurement, not before', async () => {
  const one = aProcess(0);
  expect(await one.state()).toBe('ready');
  one.differ(60_000);
  one.forward(9_999);
  expect(await one.state()).toBe('ready');
  one.forward(1);
  expect(await one.state()).toBe('clock differs');
  one.differ(0);
  one.forward(10_000);
  expect(await one.state()).toBe('ready');
});

test('[K9] a process – while the database is away – stays what it was, and starts ready', async () => {
  for (const [differs, state] of [
    [0, 'ready'],
    [60_000, 'clock differs'],
  ] as const) {
    const one = aProcess(differs);
    expect(await one.state()).toBe(state);
    one.goAway();
    one.forward(10_000);
    expect(await one.state()).toBe(state);
  }
  const other = aProcess(60_000);
  other.goAway();
  expect(await other.state()).toBe('ready');
});

test('[K9] livez, readyz and other answers – before and while the process drains – say so, and connections end with their answer', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  // the test's own clock stands in another year
  expect(Math.abs((await databaseClock(platform.db)) - Date.now())).toBeLessThan(3_600_000);
  const ready = await platform.get('/readyz');
  expect([ready.status, ready.json(), ready.headers['cache-control']]).toEqual([
    503,
    { status: 'clock differs' },
    'no-store',
  ]);
  const seen = async () => {
    const [live, page] = [await platform.get('/livez'), await platform.get('/app_if/hotWords')];
    return [live.status, live.json(), page.status, page.headers.connection];
  };
  expect(await seen()).toEqual([200, { status: 'ok' }, 200, expect.not.stringMatching(/^close$/)]);
  platform.drain();
  expect(await seen()).toEqual([200, { status: 'ok' }, 200, 'close']);
  expect((await platform.get('/readyz')).json()).toEqual({ status: 'draining' });
});
