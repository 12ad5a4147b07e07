import { createClient } from '@redis/client';
import { hasNoRedis, startRedis, type TestRedis } from '@testing/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRedisNotifications } from './redisNotifications';

describe.skipIf(hasNoRedis)('[K9] notifications by Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('[K9] a notification – another program uses the same channel’s name – is heard under the installation’s prefix alone', async () => {
    const notifications = await openRedisNotifications(redis.url, () => undefined);
    const other = createClient({ url: redis.url, RESP: 2, disableClientInfo: true });
    await other.connect();
    const watching = other.duplicate();
    await watching.connect();
    const channels: string[] = [];
    await watching.pSubscribe('*', (_, channel) => void channels.push(channel));
    const heard: string[] = [];
    let opened = false;
    const listening = notifications.listen('rooms', {
      heard: (payload) => void heard.push(payload),
      opened: () => {
        opened = true;
      },
    });
    await expect.poll(() => opened, { timeout: 60_000 }).toBe(true);
    await other.publish('rooms', 'of another program');
    await other.publish('touchpaper:others', 'of another channel');
    await other.publish('touchpaper:rooms', 'first');
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['first']);
    notifications.publish('rooms', 'second');
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['first', 'second']);
    await expect.poll(() => channels.at(-1), { timeout: 60_000 }).toBe('touchpaper:rooms');
    await listening.close();
    notifications.close();
    watching.destroy();
    other.destroy();
  });
});
