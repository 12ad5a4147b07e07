import { SocketType } from '@contract/socket/socketCodes';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldFrames, publishFrames, readLiveSnapshot } from './frames.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const key = { site: 1, live: seeded.live.running };
const status = (count: number) => Array.from({ length: count }, () => ({ status: 1, countClick: 0 }));
const say = (count: number) =>
  publishFrames(platform.db, key, SocketType.status, status(count), new Date(platform.clock.now()));
const keptFrames = async () =>
  (await readLiveSnapshot(platform.db, key, 0))?.frames.map(({ seq }) => seq) ?? [];
const changes = async (since: number) =>
  (await platform.get(`/app_if/liveChanges?id=${key.live}&since=${since}`)).json();

test('[K8] the newest five hundred of a live stand, for a day', async () => {
  await say(300);
  await say(300);
  expect([(await keptFrames()).length, (await keptFrames())[0]]).toEqual([500, 101]);
  expect(await changes(99)).toEqual({ reset: 1 });
  expect(await changes(100)).toMatchObject({ seq: 600 });
  platform.clock.forward(24 * 3_600_000);
  await say(1);
  expect(await forgetOldFrames(platform.db, platform.clock.now())).toBe(0);
  platform.clock.forward(1);
  expect(await forgetOldFrames(platform.db, platform.clock.now())).toBe(499);
  expect(await keptFrames()).toEqual([601]);
  expect(await changes(600)).toMatchObject({ seq: 601, frames: [{ data: { seq: 601 } }] });
});

test('[K3] a frame – its transaction rolled back – was never sent and leaves no gap in the numbers', async () => {
  const before = (await readLiveSnapshot(platform.db, key))?.seq ?? 0;
  const broken = platform.db.transaction(async (queries) => {
    await publishFrames(queries, key, SocketType.status, status(1), new Date(platform.clock.now()));
    throw new Error('it did not happen');
  });
  await expect(broken).rejects.toThrow('it did not happen');
  await say(1);
  expect(await changes(before)).toMatchObject({ seq: before + 1, frames: [{}] });
});
