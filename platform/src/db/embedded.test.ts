import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './connection';
import { startEmbedded } from './embedded';
import { readPostmaster } from './postmaster';

// Real servers start and stop here, on machines as slow as they may be.
vi.setConfig({ testTimeout: 60_000 });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-db-'));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'postgres');
}

async function start(dataDir: string) {
  const lines: string[] = [];
  const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
  onTestFinished(() => embedded.stop());
  return { ...embedded, lines };
}

function open(url: string, max = 2) {
  const db = openDatabase(url, { max });
  onTestFinished(() => db.close());
  return db;
}

async function postmasterOf(dataDir: string): Promise<number> {
  return (await readPostmaster(dataDir))?.pid ?? 0;
}

/** The number of the server, once it is ready and not `former`. */
async function newPostmaster(dataDir: string, former: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const now = await readPostmaster(dataDir);
      if (now?.ready !== true || now.pid === former) throw new Error('not ready');
      return now.pid;
    },
    { timeout: 120_000 },
  );
}

/** Another Node process that starts PostgreSQL on the folder, says its address and stays. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const script = `
    import { runnerImport } from 'vite';
    const { module } = await runnerImport('/platform/src/db/embedded.ts', { configFile: false, logLevel: 'error' });
    const { url, stop } = await module.startEmbedded({ dataDir: process.argv[1], log() {} });
    process.once('SIGTERM', () => stop().then(() => process.exit()));
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

const rows = { name: 'rows', text: 'select n from kept order by n' };

test('[K1] starts on an empty folder, over a private socket only, and finds its rows again', async () => {
  const dataDir = await newFolder();
  const first = await startEmbedded({ dataDir, log: () => undefined });
  const db = openDatabase(first.url, { max: 1 });
  await db.script("create table kept (n int, word text); insert into kept values (1, 'ལན་ཁྲོན 澜川')");
  expect(await db.one({ name: 'tcp', text: "select current_setting('listen_addresses') as listen" })).toEqual(
    {
      listen: '',
    },
  );
  expect(await db.one({ name: 'sync', text: "select current_setting('fsync') as fsync" })).toEqual({
    fsync: 'on',
  });
  await db.close();
  await first.stop();
  expect(await readPostmaster(dataDir)).toBeUndefined();

  const again = open((await start(dataDir)).url);
  expect(await again.query({ name: 'words', text: 'select * from kept' })).toEqual([
    { n: 1, word: 'ལན་ཁྲོན 澜川' },
  ]);
});

test('[K4] a PostgreSQL whose parent was killed is adopted, not fought', async () => {
  const dataDir = await newFolder();
  const parent = await startElsewhere(dataDir);
  const orphan = await postmasterOf(dataDir);
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;

  const heir = await start(dataDir);
  expect(await postmasterOf(dataDir)).toBe(orphan);
  expect(heir.lines).toEqual([expect.stringContaining('adopted')]);
  await open(heir.url).script('create table kept (n int)');
  await heir.stop();
  expect(await readPostmaster(dataDir)).toBeUndefined();
});

test('[K9] beside a living owner a second process is a guest: it uses the server and leaves it running', async () => {
  const dataDir = await newFolder();
  const owner = await start(dataDir);
  const guest = await start(dataDir);
  expect(guest.url).toBe(owner.url);
  await guest.stop();
  await open(owner.url).script('create table kept (n int)');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '[K4][K9] a guest whose owner ends by %s goes on, becomes the owner, and stops the server at its own end',
  async (signal) => {
    const dataDir = await newFolder();
    const owner = await startElsewhere(dataDir);
    const guest = await start(dataDir);
    const db = open(guest.url);
    const server = await postmasterOf(dataDir);
    const ended = once(owner, 'exit');
    owner.kill(signal);
    await ended;
    await db.script('create table kept (n int)');
    await vi.waitFor(() => expect(guest.lines).toEqual([expect.stringContaining('took over')]), 60_000);
    expect(await postmasterOf(dataDir)).toBe(server);

    process.kill(server, 'SIGKILL');
    await newPostmaster(dataDir, server);
    await guest.stop();
    expect(await readPostmaster(dataDir)).toBeUndefined();
  },
);

test('[K9] a guest that ends just after its owner leaves no server behind', async () => {
  const dataDir = await newFolder();
  const owner = await startElsewhere(dataDir);
  const guest = await start(dataDir);
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  await guest.stop();
  expect(await readPostmaster(dataDir)).toBeUndefined();
});

test('[K9] two processes that start at once on a new folder share one PostgreSQL', async () => {
  const dataDir = await newFolder();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.url).toBe(other.url);
});

test('[K4] kill -9 of PostgreSQL during writes: it comes back, and no acknowledged row is lost', async () => {
  const dataDir = await newFolder();
  const server = await start(dataDir);
  const db = open(server.url, 4);
  await db.script('create table kept (n int primary key)');
  const insert = { name: 'insert', text: 'insert into kept values ($1)' };
  const acknowledged: number[] = [];
  let next = 0;
  let victim = await newPostmaster(dataDir, 0);
  for (let round = 0; round < 5; round += 1) {
    let killed = false;
    const writer = async () => {
      for (let written = 0; !killed; written += 1) {
        next += 1;
        const n = next;
        const kept = await db.run(insert, [n]).then(
          () => true,
          () => false,
        );
        if (kept) acknowledged.push(n);
        if (written === 20 + round && !killed) {
          killed = true;
          process.kill(victim, 'SIGKILL');
        }
      }
    };
    await Promise.all([writer(), writer(), writer()]);
    victim = await newPostmaster(dataDir, victim);
    const found = new Set((await db.query<{ n: number }>(rows)).map((row) => row.n));
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(100);
});

test('[K1] a data folder of another major version is refused with one clear line', async () => {
  const dataDir = await newFolder();
  const server = await startEmbedded({ dataDir, log: () => undefined });
  await server.stop();
  await writeFile(join(dataDir, 'PG_VERSION'), '16\n');
  await expect(start(dataDir)).rejects.toThrow(/belongs to PostgreSQL 16, this version brings \d+/);
});

test('[K1] a folder with something else in it is refused and left as it is', async () => {
  const dataDir = await newFolder();
  await writeFile(dataDir, 'a letter');
  await expect(start(dataDir)).rejects.toMatchObject({ name: 'StartRefused' });
  expect(await readFile(dataDir, 'utf8')).toBe('a letter');
});

test('[K1] a folder that leads nowhere is refused rather than begun anew', async () => {
  const dataDir = await newFolder();
  await symlink('/nowhere/at/all', dataDir);
  await expect(start(dataDir)).rejects.toThrow('points to a place that is gone');
});

test('[K4] a left-over process number that went to another program does not stop the start', async () => {
  const dataDir = await newFolder();
  const server = await startEmbedded({ dataDir, log: () => undefined });
  const left = await readFile(join(dataDir, 'postmaster.pid'), 'utf8');
  await server.stop();
  await writeFile(join(dataDir, 'postmaster.pid'), left.replace(/^\d+/, String(process.pid)));
  await open((await start(dataDir)).url).script('create table kept (n int)');
});
