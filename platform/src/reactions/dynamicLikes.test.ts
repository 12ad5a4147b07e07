import { EventType, KindNumber } from '@contract/codes';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const id = seeded.dynamics.ofAccount;
/** Counts the seeded dynamic starts with. */
const LIKES = 4;
const SHARES = 1;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

async function event(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const path = `/app_if/event?id=${id}&type=${KindNumber.event.dynamic}&${query}`;
  return (await platform.get(path, headers)).json();
}
const like = (query: string, headers: Record<string, string> = {}) =>
  event(`eventType=${EventType.like}&${query}`, headers);
async function counts(): Promise<unknown> {
  platform.clock.forward(5000);
  const { countPraise, countShare } = Object((await platform.get(`/nis/api/dynamic/detail?id=${id}`)).json());
  return [countPraise, countShare];
}

describe('[H2] likes of a dynamic', () => {
  test('[K3] twenty likes of one device at once count once', async () => {
    const likes = await Promise.all(Array.from({ length: 20 }, () => like('device=a')));
    expect(likes).toEqual(Array(20).fill(true));
    await like('device=b');
    expect(await counts()).toEqual([LIKES + 2, SHARES]);
  });

  test('[H2] a like is taken back once, and only by the device that gave it', async () => {
    await like('device=a');
    await like('device=b&cancel=1');
    expect(await counts()).toEqual([LIKES + 1, SHARES]);
    await Promise.all([1, 2, 3].map(() => like('device=a&cancel=1')));
    expect(await counts()).toEqual([LIKES, SHARES]);
  });

  test('[H2] a device’s like – its reader comes in on a second device too – counts once', async () => {
    await like('device=first');
    await like('device=second');
    expect(await counts()).toEqual([LIKES + 2, SHARES]);
    await platform.member('13800000007', 'first');
    expect(await counts()).toEqual([LIKES + 2, SHARES]);
    const { headers } = await platform.member('13800000007', 'second');
    expect(await counts()).toEqual([LIKES + 1, SHARES]);
    await like('cancel=1', headers);
    expect(await counts()).toEqual([LIKES, SHARES]);
  });

  test('[wire W24] a like – without a member and without a device – answers true and counts nothing', async () => {
    expect(await like('x')).toBe(true);
    expect(await counts()).toEqual([LIKES, SHARES]);
  });

  test('[wire g21] a like of an unknown dynamic answers true and stores nothing', async () => {
    const path = `/app_if/event?id=99&type=${KindNumber.event.dynamic}&eventType=${EventType.like}&device=a`;
    expect((await platform.get(path)).json()).toBe(true);
    expect(await platform.db.query({ name: 'test-praises', text: 'select 1 from praises' })).toEqual([]);
  });

  test('[wire g21] an article of the same number keeps its own likes', async () => {
    await like('device=a');
    const kind = KindNumber.event.dynamic;
    const rows = await platform.db.query({ name: 'test-kinds', text: 'select kind from praises' });
    expect(rows).toEqual([{ kind }]);
  });
});

test('[wire g21] shares of a dynamic are counted, a repeated record once', async () => {
  await Promise.all([1, 2, 3].map(() => event(`eventType=${EventType.share}&eventId=e1`)));
  await event(`eventType=${EventType.share}`);
  expect(await counts()).toEqual([LIKES, SHARES + 2]);
});
