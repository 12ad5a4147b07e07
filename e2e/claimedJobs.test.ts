import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@platform/db/connection';
import { CLAIM_MS } from '@platform/jobs/jobRunner';
import { folderStore } from '@platform/media/folderStore';
import { addVideoJob } from '@platform/videos/videoJobs.service';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { passTime } from '@testing/jobs';
import { drawing } from '@testing/media';
import { createDatabase } from '@testing/postgres';
import { processesWith } from '@testing/processesWith';
import { expect, onTestFinished, test } from 'vitest';
import { type Programs, programsOn } from './programs';

type Server = Awaited<ReturnType<Programs['startServer']>>;

const KILLS = 5;
/** Without ffmpeg no video waits (scripts/test.mjs). */
const hasNoFfmpeg = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('ffmpeg');

interface Machine {
  readonly folder: string;
  readonly db: Database;
  readonly programs: Programs;
}

async function aMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-jobs-'));
  const database = await createDatabase(emptyNewsroom);
  const programs = programsOn(folder, { DATABASE_URL: database.url, METRICS: 'open' });
  const db = openDatabase(database.url, { max: 2 });
  onTestFinished(async () => {
    await programs.stop();
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, db, programs };
}

/** A picture that waits and is never read to its end: its encoder does not end by itself. @returns path of its file */
async function endlessPicture({ folder }: Machine): Promise<string> {
  const name = `${'ab'.repeat(20)}.jpg`;
  for (const part of ['media/ab', 'media/.waiting']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'media/.waiting', name), '');
  const file = join(folder, 'media/ab', name);
  execFileSync('mkfifo', [file]);
  // before the servers are stopped, which wait for their encoders
  onTestFinished(async () => {
    for (const pid of await processesWith('pictures.js', folder)) process.kill(pid, 'SIGKILL');
  });
  return file;
}

const encodersOf =
  ({ folder }: Machine) =>
  () =>
    processesWith('pictures.js', folder);

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s*(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The claims of a process that was killed run out: of its work, and of its picture. */
async function letClaimsRunOut({ db, folder }: Machine): Promise<void> {
  const waiting = join(folder, 'media/.waiting');
  for (const file of await readdir(waiting)) await utimes(join(waiting, file), 0, 0);
  await passTime(db, CLAIM_MS);
}

const CLAIMED = {
  name: 'test-claimed',
  text: `select holder is not null as "isClaimed" from jobs where kind = 'pictures'`,
};

/** Jobs of a kind that the servers count as done. */
async function done(servers: readonly Server[], kind: string): Promise<number> {
  const counts = servers.map(async ({ origin }) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(new RegExp(`jobs_total{kind="${kind}",outcome="done"} (\\d+)`).exec(text)?.[1] ?? 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test.skipIf(hasNoFfmpeg)(
  '[K9] two servers on one database – work of the hour, a picture and a video wait – each is done once',
  async () => {
    const machine = await aMachine();
    const { db, folder, programs } = machine;
    const media = folderStore({ folder: join(folder, 'media'), maxPixels: 4_000_000 });
    await media.keepImage(await drawing());
    const film = await media.keepFile(await readFile('demo/videos/riverBoat.mp4'), 'film.mp4');
    await addVideoJob(db, 1, film.url, new Date());
    const servers = await Promise.all([programs.startServer(), programs.startServer()]);
    const kinds = ['housekeeping', 'video'];
    await expect
      .poll(async () => Promise.all(kinds.map((kind) => done(servers, kind))), { timeout: 120_000 })
      .toEqual([1, 1]);
    await expect.poll(() => readdir(join(folder, 'media/.waiting')), { timeout: 120_000 }).toEqual([]);
    const VIDEOS = { name: 'test-videos', text: 'select state, progress from video_jobs' };
    expect(await db.query(VIDEOS)).toEqual([{ state: 'done', progress: 100 }]);
    expect(await Promise.all(kinds.map((kind) => done(servers, kind)))).toEqual([1, 1]);
  },
);

test(`[K4][K9] the server that encodes is killed, ${KILLS} times – its encoder ends, and once its claim ran out the other one takes over`, {
  timeout: 600_000,
}, async () => {
  const machine = await aMachine();
  const { db, programs } = machine;
  await endlessPicture(machine);
  const encoders = encodersOf(machine);
  let servers = await Promise.all([programs.startServer(), programs.startServer()]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect.poll(encoders, { timeout: 60_000 }).toHaveLength(1);
    const [encoder = 0] = await encoders();
    const parent = await parentOf(encoder);
    const holder = servers.find(({ child }) => child.pid === parent);
    if (!holder) throw new Error('the encoder is none of the servers’');
    const ended = once(holder.child, 'exit');
    holder.child.kill('SIGKILL');
    await ended;
    await expect.poll(encoders).toEqual([]);
    expect(await db.one(CLAIMED)).toEqual({ isClaimed: true });
    await letClaimsRunOut(machine);
    await expect.poll(encoders, { timeout: 60_000 }).toHaveLength(1);
    const [other] = servers.filter((one) => one !== holder);
    if (!other) throw new Error('one is left');
    expect(await parentOf((await encoders())[0] ?? 0)).toBe(other.child.pid);
    servers = [other, await programs.startServer()];
  }
});

test('[K9] a server is stopped – while its encoder is at work – waits for it, and the work is free when it has ended', async () => {
  const machine = await aMachine();
  const { db, programs } = machine;
  const file = await endlessPicture(machine);
  const encoders = encodersOf(machine);
  const { child, origin } = await programs.startServer();
  const waiting = () => readdir(join(machine.folder, 'media/.waiting'));
  // the encoder has it
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([expect.stringContaining('~')]);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
  expect([child.exitCode, await db.one(CLAIMED), await encoders()]).toEqual([
    null,
    { isClaimed: true },
    [expect.any(Number)],
  ]);
  // the picture ends here
  await (await open(file, 'w')).close();
  expect(await ended).toEqual([0, null]);
  expect([await db.one(CLAIMED), await encoders()]).toEqual([{ isClaimed: false }, []]);
});
