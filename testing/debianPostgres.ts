import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { serverFolder } from './serverFolder';

const programs = '/usr/lib/postgresql/15/bin';
const USER = 'touchpaper';
const READY_MS = 30_000;

/** PostgreSQL does not run as root: then its package's own user does. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    // not yet
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Debian's PostgreSQL 15 in a temporary folder, for one run of tests; nothing of it outlives them. @throws Error where it does not start */
export async function startDebianPostgres(settings: readonly string[]): Promise<Server> {
  const folder = await serverFolder('postgres15');
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  const as = account();
  await mkdir(data, { mode: 0o700 });
  for (const place of [folder, data])
    if (as.uid !== undefined && as.gid !== undefined) await chown(place, as.uid, as.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const making = ['-D', data, '-U', USER, '-E', 'UTF8', '--locale=C.UTF-8', '--auth-local=trust'];
  execFileSync(join(programs, 'initdb'), [...making, '--auth-host=reject'], { ...as, env, cwd: '/' });
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...options.flatMap((option) => ['-c', option])],
    { ...as, env, cwd: '/', stdio: 'ignore' },
  );
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const url = `postgresql://${USER}@/postgres?host=${encodeURIComponent(folder)}`;
  const until = Date.now() + READY_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL 15 does not start');
    await pause(50);
  }
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
