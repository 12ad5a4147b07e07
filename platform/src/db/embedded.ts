import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, canReach, postgresAccount } from './account';
import { readyBinaries } from './binaries';
import { ensureCluster, passwordFile, resolveDataFolder, superuser } from './cluster';
import { addGuest, hasOwner, isOwned, otherGuests, removeGuest, removeOwner, writeOwner } from './owners';
import {
  findPostmaster,
  isAlive,
  type LaunchPlan,
  type Listening,
  launch,
  type Postmaster,
  readPostmaster,
  stopPostmaster,
} from './postmaster';
import { codeOf, folderRefused } from './startRefused';

export interface EmbeddedOptions {
  /** Folder of the database alone; made on first use. */
  dataDir: string;
  /** One line per event worth knowing; no secrets, no personal data. */
  log(line: string): void;
  /** Further PostgreSQL settings (`name=value`), for tests. */
  settings?: readonly string[];
}

export interface Embedded {
  /** Connection address; holds for as long as this process runs, over restarts of PostgreSQL too. */
  url: string;
  /** Fast stop. A guest (see `startEmbedded`) leaves the server to its owner. */
  stop(): Promise<void>;
}

const database = 'touchpaper';
const socketPrefix = 'touchpaper-';
const watchEvery = 1_000;

async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function placeToListen(account: Account | undefined): Promise<Listening> {
  if (process.platform === 'win32') return { socketDir: '', port: await freePort() };
  // A socket's path holds 107 bytes (103 on macOS), and the folder must be reachable by PostgreSQL's user.
  const temporary = tmpdir();
  const fits = temporary.length < 60 && (account === undefined || (await canReach(account, temporary)));
  const socketDir = await mkdtemp(join(fits ? temporary : '/tmp', socketPrefix));
  if (account !== undefined) await chown(socketDir, account.uid, account.gid);
  return { socketDir, port: 5432 };
}

async function addressOf(folder: string, listening: Listening, name: string): Promise<string> {
  if (listening.socketDir !== '') {
    return `postgresql://${superuser}@/${name}?host=${encodeURIComponent(listening.socketDir)}&port=${listening.port}`;
  }
  const password = await readFile(join(folder, passwordFile), 'utf8');
  return `postgresql://${superuser}:${password}@127.0.0.1:${listening.port}/${name}`;
}

/** Makes our database; `url` leads to the one PostgreSQL always has. */
async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${database}`);
  } catch (error) {
    // 42P04 it is there; 23505 another starter is making it.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
}

interface RunningServer {
  postmaster: Postmaster;
  /** Absent where the process is not our child. */
  gone?: Promise<void>;
  found: boolean;
}

async function findOrLaunch(plan: LaunchPlan, listening: () => Promise<Listening>): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const { postmaster, takenNumber } = await findPostmaster(plan.folder, plan.binaries);
    if (postmaster !== undefined) return { postmaster, found: true };
    try {
      return { ...(await launch(plan, await listening(), takenNumber)), found: false };
    } catch (error) {
      // Another starter was quicker, or the children of a killed server are not all gone yet.
      const busy = error instanceof Error && /lock file|shared memory/.test(error.message);
      if (!busy || attempt === 50) throw error;
      await pause(100);
    }
  }
}

/** PostgreSQL's folder in the temporary files; never one we did not make. */
async function removeSocketDir(socketDir: string): Promise<void> {
  if (basename(socketDir).startsWith(socketPrefix)) await rm(socketDir, { recursive: true, force: true });
}

const startFailed = (error: unknown): string =>
  `PostgreSQL does not start again: ${error instanceof Error ? error.message : String(error)}`;

/** Starts the server again whenever it dies, until it is stopped. */
function watchServer(plan: LaunchPlan, started: RunningServer, log: EmbeddedOptions['log']) {
  const { folder, binaries } = plan;
  let running = started;
  const { socketDir, port } = running.postmaster;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Ends early, and without complaint, when the server is to stop. */
  const rest = () => pause(watchEvery, undefined, { ref: false, signal }).catch(() => undefined);

  const startAgain = async () => {
    log('PostgreSQL ended unexpectedly; starting it again');
    try {
      running = await findOrLaunch(plan, async () => ({ socketDir, port }));
      await writeOwner(folder, running.postmaster.pid);
    } catch (error) {
      log(startFailed(error));
      await rest();
    }
  };
  let restarting: Promise<void> | undefined;
  const watch = async () => {
    while (!signal.aborted) {
      if (running.gone !== undefined) await running.gone;
      else while (isAlive(running.postmaster.pid) && !signal.aborted) await rest();
      if (signal.aborted) return;
      restarting = startAgain();
      await restarting;
    }
  };
  const watched = watch();

  return async function stop(): Promise<void> {
    if (signal.aborted) return;
    stopping.abort();
    await restarting;
    // one of the others becomes the owner
    if ((await otherGuests(folder)).length > 0) return removeOwner(folder);
    await stopPostmaster(folder, running.postmaster.pid, binaries);
    await watched;
    await removeOwner(folder);
    await removeSocketDir(socketDir);
  };
}

/**
 * Uses a server that another living process owns. When that one ends, the guest with the lowest process number becomes the
 * owner, so that a short import never takes the server along from under a newsroom that started meanwhile.
 */
async function followOwner(plan: LaunchPlan, { postmaster }: RunningServer, log: EmbeddedOptions['log']) {
  const { folder, binaries } = plan;
  const stopping = new AbortController();
  const { signal } = stopping;
  await addGuest(folder);

  const becomeOwner = async () => {
    const { socketDir, port } = postmaster;
    const running = await findOrLaunch(plan, async () => ({ socketDir, port }));
    await writeOwner(folder, running.postmaster.pid);
    await removeGuest(folder);
    log(`took over the PostgreSQL of a process that ended (process ${running.postmaster.pid})`);
    return watchServer(plan, running, log);
  };
  const isNext = async () =>
    !(await hasOwner(folder)) && (await otherGuests(folder)).every((pid) => pid > process.pid);
  const follow = async () => {
    while (!signal.aborted) {
      await pause(watchEvery, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted || !(await isNext())) continue;
      const stop = await becomeOwner().catch((error: unknown) => log(startFailed(error)));
      if (stop) return stop;
    }
    return undefined;
  };
  const followed = follow();

  return async function stop(): Promise<void> {
    stopping.abort();
    const stopAsOwner = await followed;
    await removeGuest(folder);
    if (stopAsOwner) return stopAsOwner();
    if ((await hasOwner(folder)) || (await otherGuests(folder)).length > 0) return;
    // its owner ended a moment ago
    const { postmaster: left } = await findPostmaster(folder, binaries);
    if (!left) return;
    await stopPostmaster(folder, left.pid, binaries);
    await removeSocketDir(left.socketDir);
  };
}

/** Finds or launches the server of `plan`; a folder for sockets that it does not use is removed. */
async function runServer(plan: LaunchPlan): Promise<RunningServer> {
  let place: Promise<Listening> | undefined;
  const listening = () => {
    place ??= placeToListen(plan.account);
    return place;
  };
  const unused = async () => removeSocketDir((await place)?.socketDir ?? '');
  const running = await findOrLaunch(plan, listening).catch(async (error: unknown) => {
    await unused();
    throw folderRefused(plan.folder, error);
  });
  if (running.found) await unused();
  return running;
}

/**
 * PostgreSQL on `dataDir`, ready for connections. One that a killed parent left running is adopted. Where the process that
 * owns it lives (a worker, an import beside the running server), this one is a guest: it uses the server and leaves it running.
 * The owner starts PostgreSQL again should it die.
 * @throws startRefused(…) with one clear line
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, settings = [] } = options;
  const account = await postgresAccount(options.dataDir);
  const folder = await resolveDataFolder(options.dataDir, account, log);
  const binaries = await readyBinaries(folder, account).catch((error: unknown) => {
    throw folderRefused(folder, error);
  });
  await ensureCluster(folder, binaries, account);

  const plan: LaunchPlan = { folder, binaries, account, settings };
  const former = await readPostmaster(folder);
  const running = await runServer(plan);
  const url = await addressOf(folder, running.postmaster, database);
  try {
    await ensureDatabase(await addressOf(folder, running.postmaster, 'postgres'));
  } catch (error) {
    if (!running.found) await stopPostmaster(folder, running.postmaster.pid, binaries);
    throw error;
  }
  if (running.found && (await isOwned(folder, running.postmaster.pid)))
    return { url, stop: await followOwner(plan, running, log) };

  if (running.found)
    log(`adopted the PostgreSQL a former process left running (process ${running.postmaster.pid})`);
  else if (former !== undefined) await removeSocketDir(former.socketDir);
  await writeOwner(folder, running.postmaster.pid);
  return { url, stop: watchServer(plan, running, log) };
}
