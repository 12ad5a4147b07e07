import { expect, test } from 'vitest';
import { startPolling } from './polling';

function polled() {
  const pauses: number[] = [];
  let requestCount = 0;
  let idle = false;
  let due: (() => void) | undefined;
  const stop = startPolling({
    isIdle: () => idle,
    ask: () => {
      requestCount += 1;
    },
    schedule: (milliseconds, work) => {
      pauses.push(milliseconds);
      due = work;
      return () => {
        due = undefined;
      };
    },
  });
  const tick = () => due?.();
  return {
    pauses,
    tick,
    stop,
    requestCount: () => requestCount,
    setIdle: (value: boolean) => (idle = value),
  };
}

test('[I5] polling – without a socket – asks after 5 s, then at growing intervals up to a minute', () => {
  const one = polled();
  for (let count = 0; count < 8; count += 1) one.tick();
  expect(one.requestCount()).toBe(8);
  expect(one.pauses.map((pause) => Math.round(pause / 100) / 10)).toEqual([
    5, 7.5, 11.3, 16.9, 25.3, 38, 57, 60, 60,
  ]);
});

test('[I5] polling – with an open socket – asks nothing and starts again at 5 s', () => {
  const one = polled();
  one.tick();
  one.setIdle(true);
  one.tick();
  expect(one.requestCount()).toBe(1);
  expect(one.pauses).toEqual([5_000, 7_500, 5_000]);
  one.stop();
  one.tick();
  expect(one.pauses).toHaveLength(3);
});
