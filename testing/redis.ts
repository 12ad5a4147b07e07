import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFolder } from './serverFolder';

/** Without it the tests that need it are skipped by name (scripts/test.mjs). */
export const hasNoRedis = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('redis-server');

const READY_MS = 30_000;

export interface TestRedis {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function answers(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const line = createConnection({ path });
  line.write('*1\r\n$4\r\nPING\r\n');
  // a socket file may outlive its server
  const [answer]: unknown[] = await once(line, 'data').catch(() => ['']);
  line.destroy();
  return /^(\+PONG|-NOAUTH)/.test(String(answer));
}

/**
 * Debian's redis-server on a socket of its own; nothing of it outlives the test.
 * @param password that its clients need; '' = none
 */
export async function startRedis(password = ''): Promise<TestRedis> {
  const folder = await serverFolder('redis');
  const path = join(folder, 'redis.sock');
  const options = [
    '--port',
    '0',
    '--unixsocket',
    path,
    '--save',
    '',
    '--dir',
    folder,
    '--requirepass',
    password,
  ];
  let ended = Promise.resolve<unknown>(undefined);
  let end: () => void = () => undefined;

  async function start(): Promise<void> {
    const server = spawn('redis-server', options, { stdio: 'ignore' });
    ended = once(server, 'close');
    end = () => server.kill('SIGKILL');
    const until = Date.now() + READY_MS;
    while (!(await answers(path))) {
      if (server.exitCode !== null || Date.now() > until) throw new Error('redis-server does not start');
      await pause(50);
    }
  }

  async function kill(): Promise<void> {
    end();
    await ended;
    await rm(path, { force: true });
  }

  await start();
  return {
    url: password === '' ? `unix://${path}` : `unix://:${encodeURIComponent(password)}@${path}`,
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
