import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveStatus } from '@contract/codes';
import { put } from '@demo/load/rows';
import type { Database } from '@platform/db/connection';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { fakeClock } from '@testing/clock';
import { anEmptyInstallation } from '@testing/installation';
import { hasNoRedis, startRedis } from '@testing/redis';
import { aSocket } from '@testing/socketClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside, programsOn } from './programs';

const LIVE = 7;

let folder: string;
let db: Database;
let editor: TestStaff;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-processes-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  db = await openBeside(folder);
  const doc = { fileId: LIVE, title: '急诊科', startTime: '2031-03-06 09:00:00.0', type: 0 };
  const status = LiveStatus.live;
  await put(db, 'lives', { site_id: 1, id: LIVE, article_id: 0, status, starts_at: new Date(0), doc });
  editor = await aStaff({ db, clock: fakeClock(Date.now()) }, { site: 1, role: 'editor' });
});
afterAll(async () => {
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

async function reportPassesOver(settings: Readonly<Record<string, string>>): Promise<void> {
  const programs = programsOn(folder, settings);
  const [one, other] = [await programs.startServer(), await programs.startServer()];
  const socket = await aSocket(other.origin);
  const { data } = await socket.enter(LIVE);
  const posted = await fetch(`${one.origin}/newsroom/sites/1/lives/${LIVE}/reports`, {
    method: 'POST',
    headers: { ...editor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content: '来自另一个进程' }),
  });
  expect(posted.status).toBe(200);
  const frame = await socket.heard(({ type }) => type === 'live_reporting');
  expect(frame.data?.seq).toBe((data?.seq ?? 0) + 1);
  await socket.end();
  await programs.stop();
}

test('[K9] two processes on one database – a report posted to one – is on the sockets of the other', () =>
  reportPassesOver({}));

test.skipIf(hasNoRedis)(
  '[K9] two processes and Redis – a report posted to one – is on the sockets of the other',
  async () => {
    const redis = await startRedis();
    await reportPassesOver({ REDIS_URL: redis.url });
    await redis.stop();
  },
);
