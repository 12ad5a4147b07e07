import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Embedded, startEmbedded } from '@platform/db/embedded';
import { childrenOf } from './cpu';

export interface Program {
  readonly origin: string;
  /** Of the server itself. */
  readonly pid: number;
  /** Milliseconds from the call to its open address. */
  readonly startedIn: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

const START_LIMIT_MS = 180_000;

/** Starts a program of ours and waits for the line that names its address. */
async function open(
  file: string,
  env: Record<string, string>,
  serverOf = (started: number) => started,
): Promise<Program> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await addressFrom(child);
  const startedIn = performance.now() - begun;
  const pid = serverOf(child.pid ?? 0);
  return {
    origin,
    pid,
    startedIn,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    kill: async () => {
      const gone = once(child, 'exit');
      process.kill(pid, 'SIGKILL');
      await gone;
    },
  };
}

async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the program has no output');
  const timer = setTimeout(() => child.kill('SIGTERM'), START_LIMIT_MS);
  try {
    for await (const line of createInterface(child.stdout)) {
      const found = /open: (http:\/\/[^/\s]+)/.exec(line)?.[1];
      if (found) {
        child.stdout.resume();
        return found;
      }
    }
    throw new Error('the program ended before it was open');
  } finally {
    clearTimeout(timer);
  }
}

export const startBare = (): Promise<Program> => open('dist/bench/bare.js', {});

/** Touchpaper as `npm start` starts it, built, on a folder of its own. */
export const startTouchpaper = (dataDir: string): Promise<Program> =>
  open(
    'scripts/start.mjs',
    { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
    (starter) => childrenOf(starter)[0] ?? 0,
  );

/** As scripts/start.mjs sets it. */
const MEMORY = { MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' };

/** One more process of the server on the same folder, behind a proxy on this machine. @param port 0 = any */
export const startBeside = (dataDir: string, port = 0): Promise<Program> =>
  open('dist/platform/main.js', {
    ...{ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: '', DEMO: 'off' },
    ...{ TRUSTED_PROXIES: '127.0.0.1', ...MEMORY },
  });

/** The server alone, without the demonstration. */
export const startEmpty = (dataDir: string): Promise<Program> =>
  open('dist/platform/main.js', {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DEMO: 'off',
    ...MEMORY,
  });

export interface DatabaseBeside extends Embedded {
  readonly postmaster: number;
}

/** The running server's database, as a guest; nothing here waits for the disk. */
export async function databaseOf(
  dataDir: string,
  find: (url: string) => Promise<string>,
): Promise<DatabaseBeside> {
  const embedded = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const folder = await find(embedded.url);
  const postmaster = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const url = `${embedded.url}&options=${encodeURIComponent('-c synchronous_commit=off')}`;
  return { ...embedded, url, postmaster };
}
