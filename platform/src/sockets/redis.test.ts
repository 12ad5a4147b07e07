import { addReport } from '@platform/lives/liveEditing.service';
import { openRedisNotifications } from '@platform/redis/redisNotifications';
import { hasNoRedis, startRedis, type TestRedis } from '@testing/redis';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { aSocket, type HeardFrame, listening, type TestSocket } from '@testing/socketClient';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const live = seeded.live.running;

describe.skipIf(hasNoRedis)('notifications by Redis', () => {
  let redis: TestRedis;
  let platform: TestPlatform;
  beforeEach(async () => {
    redis = await startRedis();
    platform = await startPlatform({ redis: redis.url });
    await seedNewsroom(platform);
  });
  afterEach(async () => {
    await platform.close();
    await redis.stop();
  });

  const add = (content: string) => {
    const doc = { title: '', user: '', userID: 0, userIcon: '', content, sourceType: 1, attachments: [] };
    const work = { site: 1, staff: 7, at: new Date(platform.clock.now()) };
    return addReport(platform.db, work, live, { top: false, doc });
  };
  const hasSeq = (seq: number) => (frame: HeardFrame) =>
    frame.type === 'live_reporting' && frame.data?.seq === seq;
  const seqs = ({ frames }: TestSocket) =>
    frames.filter(({ type }) => type === 'live_reporting').map(({ data }) => data?.seq);
  const LISTENERS = {
    name: 'test-redis-listeners',
    text: `select pid from pg_stat_activity
      where datname = current_database() and application_name = 'touchpaper listening'`,
  };

  test('[K9] two processes, ten writers – each frame arrives once, in order; PostgreSQL is not listened to', async () => {
    const other = await platform.beside();
    const sockets = [
      await aSocket(await listening(platform)),
      await aSocket(await listening({ app: other })),
    ];
    for (const socket of sockets) await socket.enter(live);
    expect(await platform.db.query(LISTENERS)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(String(index))));
    for (const socket of sockets) {
      await socket.heard(hasSeq(10));
      expect(seqs(socket)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      await socket.end();
    }
    await other.close();
  });

  test('[K9] Redis is killed and started again – reports of the time between arrive all the same', async () => {
    const socket = await aSocket(await listening(platform));
    await socket.enter(live);
    await redis.kill();
    await add('while it is away');
    await socket.heard(hasSeq(1));
    await redis.start();
    await add('it is back');
    await socket.heard(hasSeq(2));
    expect(seqs(socket)).toEqual([1, 2]);
    await socket.end();
  });

  test('[K3] notify – transaction is rolled back – nothing is told; committed, it is told once', async () => {
    const heard: string[] = [];
    const notifications = await openRedisNotifications(redis.url, () => undefined);
    let isOpen = false;
    const listened = notifications.listen('test', {
      heard: (payload) => heard.push(payload),
      opened: () => {
        isOpen = true;
      },
    });
    await expect.poll(() => isOpen).toBe(true);
    const broken = platform.db.transaction(async (queries) => {
      await queries.notify('test', 'never');
      throw new Error('it did not happen');
    });
    await expect(broken).rejects.toThrow('it did not happen');
    await platform.db.transaction((queries) => queries.notify('test', '提交了\r\n'));
    await expect.poll(() => heard).toEqual(['提交了\r\n']);
    await listened.close();
    notifications.close();
  });

  test('[K9] REDIS_URL – with the server’s password, then another – is heard; refused attempts are told', async () => {
    const guarded = await startRedis('geheim #1');
    const right = await openRedisNotifications(guarded.url, () => undefined);
    let opened = 0;
    const heard: string[] = [];
    const listened = right.listen('test', {
      heard: (payload) => heard.push(payload),
      opened: () => opened++,
    });
    await expect.poll(() => opened).toBeGreaterThan(0);
    right.publish('test', 'seen');
    await expect.poll(() => heard).toEqual(['seen']);
    await guarded.kill();
    await guarded.start();
    await expect
      .poll(() => {
        right.publish('test', String(opened++));
        return heard.length;
      })
      .toBeGreaterThan(1);
    expect(new Set(heard).size).toBe(heard.length);
    const lost: string[] = [];
    const wrong = await openRedisNotifications(guarded.url.replace('geheim', 'falsch'), ({ message }) =>
      lost.push(message),
    );
    await expect.poll(() => lost.length).toBeGreaterThan(1);
    expect(lost[0]).toMatch(/^WRONGPASS/);
    await listened.close();
    right.close();
    wrong.close();
    await guarded.stop();
  });
});
