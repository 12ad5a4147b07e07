import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { postgresEnvironment } from './cluster';
import { outputRefused, startRefused } from './startRefused';

/** Where the server listens: a socket's folder, or '' and TCP on 127.0.0.1. */
export interface Listening {
  socketDir: string;
  port: number;
}

/** Contents of a data folder's postmaster.pid. */
export interface Postmaster extends Listening {
  pid: number;
  ready: boolean;
}

const outputName = 'touchpaper.log';
const outputLimit = 5_000_000;
const lookAgain = 20;
/** Milliseconds; recovery after a crash reads at most max_wal_size. */
const startLimit = 180_000;
const stopLimit = 60_000;

/** Modest by choice: the paper of one region, on a small machine, beside everything else. */
const settings = [
  'shared_buffers=96MB',
  'work_mem=6MB',
  'maintenance_work_mem=48MB',
  'max_connections=80',
  'max_wal_size=512MB',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'io_method=sync',
  'jit=off',
  // A paper's rows are in memory: with the default, made for disks that turn, the planner reads a whole small table instead of 21 rows by their index.
  'random_page_cost=1.1',
  // A container's /dev/shm is 64 MB: too little for parallel queries, and our queries are short.
  'max_parallel_workers_per_gather=0',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  // The values of a failed statement may be personal data.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketDir: lines[4] ?? '', ready: lines[7] === 'ready' };
}

async function answers(listening: Listening): Promise<boolean> {
  return new Promise((done) => {
    const socket =
      listening.socketDir === ''
        ? connect(listening.port, '127.0.0.1')
        : connect(join(listening.socketDir, `.s.PGSQL.${listening.port}`));
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

type State = 'none' | 'another' | 'starting' | 'deaf' | 'ready';

/**
 * `none`: no such process. `another`: its number has gone to another program. `deaf`: PostgreSQL, but its socket is gone (a cleaner
 * of temporary files). Where /proc is absent, only an answer proves PostgreSQL.
 */
async function stateOf(postmaster: Postmaster): Promise<State> {
  if (!isAlive(postmaster.pid)) return 'none';
  const command = await readFile(`/proc/${postmaster.pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined && !command.includes('postgres')) return 'another';
  if (postmaster.ready) {
    if (await answers(postmaster)) return 'ready';
    return command === undefined ? 'none' : 'deaf';
  }
  return 'starting';
}

export interface Found {
  /** Ready PostgreSQL of this folder, whoever started it. */
  postmaster?: Postmaster;
  /** Process number in a left-over postmaster.pid that is proven to be another program by now. */
  takenNumber?: number;
}

/** Looks for the PostgreSQL of this folder; waits while it starts or stops. */
export async function findPostmaster(folder: string, binaries: Binaries): Promise<Found> {
  const until = Date.now() + startLimit;
  for (;;) {
    const found = await readPostmaster(folder);
    const state = found === undefined ? 'none' : await stateOf(found);
    if (found === undefined || state === 'none') return {};
    if (state === 'another') return { takenNumber: found.pid };
    if (state === 'ready') return { postmaster: found };
    if (state === 'deaf') {
      await stopPostmaster(folder, found.pid, binaries);
      return {};
    }
    if (Date.now() > until) {
      throw startRefused(`PostgreSQL (process ${found.pid}) on ${folder} neither starts nor stops.`);
    }
    await pause(lookAgain);
  }
}

async function openOutput(folder: string, account: Account | undefined) {
  const file = join(folder, outputName);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > outputLimit) await truncate(file, 0);
  const handle = await open(file, 'a', 0o600);
  if (account !== undefined) await handle.chown(account.uid, account.gid);
  return { handle, file, from: (await handle.stat()).size };
}

export interface Launched {
  postmaster: Postmaster;
  /** Resolves when the process is gone. */
  gone: Promise<void>;
}

export interface LaunchPlan {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  /** Further settings, `name=value`. */
  settings: readonly string[];
}

/** Starts PostgreSQL and waits until it takes connections. @throws startRefused(…) with its own last words */
export async function launch(
  plan: LaunchPlan,
  listening: Listening,
  takenNumber?: number,
): Promise<Launched> {
  const { folder, binaries, account } = plan;
  const tcp = listening.socketDir === '';
  const place = tcp
    ? ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
    : ['listen_addresses=', `unix_socket_directories=${listening.socketDir}`, 'unix_socket_permissions=0700'];
  const options = [...settings, ...plan.settings, ...place, `port=${listening.port}`];
  const output = await openOutput(folder, account);
  const child = spawn(binaries.postgres, ['-D', folder, ...options.flatMap((option) => ['-c', option])], {
    cwd: '/',
    // PostgreSQL passes over the process named here when it meets it in a left-over postmaster.pid, and still looks for
    // servers of a former run by their shared memory.
    env: {
      ...postgresEnvironment(),
      ...(takenNumber === undefined ? {} : { PG_GRANDPARENT_PID: `${takenNumber}` }),
    },
    // Out of the terminal's process group: Ctrl-C is ours to pass on, after the last request is answered.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', output.handle.fd, output.handle.fd],
    ...account,
  });
  let ended = false;
  const gone = new Promise<void>((done) => {
    const end = () => {
      ended = true;
      done();
    };
    child.on('exit', end);
    child.on('error', end);
  });
  child.unref();
  await output.handle.close();
  const until = Date.now() + startLimit;
  for (;;) {
    const found = await readPostmaster(folder);
    if (!ended && found !== undefined && found.pid === child.pid && found.ready)
      return { postmaster: found, gone };
    if (ended) {
      const log = await readFile(output.file);
      throw outputRefused(folder, log.subarray(output.from).toString('utf8'));
    }
    if (Date.now() > until) {
      child.kill('SIGQUIT');
      throw startRefused(`PostgreSQL on ${folder} did not take connections within ${startLimit / 1000} s.`);
    }
    await pause(lookAgain);
  }
}

async function awaitEnd(pid: number, limit: number): Promise<boolean> {
  const until = Date.now() + limit;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await pause(lookAgain);
  }
  return true;
}

/** Fast shutdown: sessions are ended, what is committed is kept; after a minute the immediate one, which recovers at the next start. */
export async function stopPostmaster(folder: string, pid: number, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    const child = spawn(binaries.pgCtl, ['stop', '-m', 'fast', '-D', folder], {
      env: postgresEnvironment(),
      stdio: 'ignore',
    });
    await new Promise<void>((done) => {
      child.on('error', () => done());
      child.on('exit', () => done());
    });
    return;
  }
  const signal = (name: NodeJS.Signals) => {
    if (isAlive(pid)) process.kill(pid, name);
  };
  signal('SIGINT');
  if (await awaitEnd(pid, stopLimit)) return;
  signal('SIGQUIT');
  await awaitEnd(pid, stopLimit);
}
