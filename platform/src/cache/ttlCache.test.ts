import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { RecentKeys } from './recentKeys';
import { TtlCache } from './ttlCache';

/** Counts what is made; each next one is held until it is let go. */
function making() {
  const letGo: ((text: string) => void)[] = [];
  return { letGo, make: () => new Promise<string>((done) => letGo.push(done)) };
}

test('[K8] a value – needed three times at once – is made once and stays until its lifetime ends', async () => {
  const clock = fakeClock(0);
  const kept = new TtlCache<string>(clock.now, 10);
  const { letGo, make } = making();
  const keys = Promise.all([1, 2, 3].map(() => kept.get('a', 2000, make)));
  letGo[0]?.('first');
  expect(await keys).toEqual(['first', 'first', 'first']);
  clock.forward(1999);
  expect(await kept.get('a', 2000, make)).toBe('first');
  clock.forward(1);
  const later = kept.get('a', 2000, make);
  letGo[1]?.('second');
  expect(await later).toBe('second');
  expect(letGo).toHaveLength(2);
});

test('[K8] a value that could not be made – needed again – is made anew', async () => {
  const kept = new TtlCache<string>(fakeClock(0).now, 10);
  await expect(kept.get('a', 2000, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.get('a', 2000, async () => 'back')).toBe('back');
});

test('[K8] of many the latest stand, and none that somebody waits for is dropped', async () => {
  const kept = new TtlCache<string>(fakeClock(0).now, 3);
  const { letGo, make } = making();
  const waited = kept.get('waited', 2000, make);
  for (const key of ['a', 'b', 'c', 'd']) await kept.get(key, 2000, async () => key);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.peek(key) !== undefined)).toEqual([false, false, true, true]);
  expect(kept.peek('waited')).toBe(waited);
  letGo[0]?.('came');
  expect(await waited).toBe('came');
});

test('[K8] recent keys – 500 keys come once, then again – none is known first, most are known then', () => {
  const recent = new RecentKeys();
  const keys = Array.from(
    { length: 500 },
    (_, count) => `1/1/http://one.test/getArticles/{"columnId":${count}}`,
  );
  const wasKnown = (key: string): boolean => {
    const known = recent.has(key);
    recent.add(key);
    return known;
  };
  expect(keys.filter(wasKnown)).toEqual([]);
  // keys that share a slot replace each other: a few of five hundred
  expect(keys.filter(wasKnown).length).toBeGreaterThan(400);
});

const AWAY = new Error('away');
const STALE = { if: (error: unknown) => error === AWAY, forMs: 10_000 };
const away = () => Promise.reject(AWAY);

test('[K4] a value that cannot be made for the moment – the one before is known – is that one until it is too old, and a new one as soon as it can be made', async () => {
  const clock = fakeClock(0);
  const kept = new TtlCache<string>(clock.now, 10, STALE);
  await kept.get('a', 2000, async () => 'first');
  for (let turn = 0; turn < 4; turn += 1) {
    clock.forward(2000);
    expect(await kept.get('a', 2000, away)).toBe('first');
  }
  clock.forward(1999);
  expect(await kept.get('a', 2000, async () => 'unasked')).toBe('first');
  clock.forward(1);
  await expect(kept.get('a', 2000, away)).rejects.toThrow('away');
  expect(await kept.get('a', 2000, async () => 'second')).toBe('second');
});

test('[K4] a value that cannot be made – for another reason, or never made before – is not answered', async () => {
  const clock = fakeClock(0);
  const kept = new TtlCache<string>(clock.now, 10, STALE);
  await expect(kept.get('a', 2000, away)).rejects.toThrow('away');
  await kept.get('a', 2000, async () => 'first');
  clock.forward(2000);
  await expect(kept.get('a', 2000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
