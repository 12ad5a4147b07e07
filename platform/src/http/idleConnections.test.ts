import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { SOCKET_OK } from '@contract/socket/socketCodes';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { aSocket, listening } from '@testing/socketClient';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

test('[K8] a connection that requests a film and reads nothing – after the server’s timeout – is closed, a silent socket is not', async () => {
  const { server } = platform.app;
  expect(server.timeout).toBe(120_000);
  server.timeout = 300;
  const hash = 'ab'.repeat(20);
  await mkdir(join(platform.mediaFolder, 'ab'));
  await writeFile(join(platform.mediaFolder, 'ab', `${hash}.mp4`), Buffer.alloc(30_000_000));
  const address = await listening(platform);
  const socket = await aSocket(address);
  const came = once(server, 'connection');
  const line = connect(Number(new URL(address).port), '127.0.0.1').pause();
  line.write(`GET /media/ab/${hash}.mp4 HTTP/1.1\r\nHost: paper.test\r\n\r\n`);
  const [there]: Socket[] = await came;
  if (there && !there.destroyed) await once(there, 'close');
  expect(there?.bytesWritten).toBeLessThan(30_000_000);
  line.destroy();
  // it has been silent for longer than that line
  expect(await socket.enter(seeded.live.running)).toMatchObject({ code: SOCKET_OK });
  await socket.end();
});
