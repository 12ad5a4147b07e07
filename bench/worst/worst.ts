import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@platform/db/connection';
import { addReport } from '@platform/lives/liveEditing.service';
import { fillColumn } from '@testing/fillColumn';
import { manyMembers } from '@testing/manyMembers';
import sharp from 'sharp';
import { aVote } from '../benchVote';
import { residentMegabytes } from '../cpu';
import { type Crowd, openCrowd } from '../crowd';
import { inFolder } from '../emptyServer';
import { type Figure, quantile } from '../figure';
import { BASE_PATH, dataFolder } from '../newsroom';
import { databaseOf, type Program, startBeside } from '../programs';
import { faultsAfter } from './faults';
import { runStreams, type Streamed } from './stream';
import { type Traffic, trafficOf } from './traffic';

/** `SECONDS=30` for a first look. */
const SECONDS = Number(process.env.SECONDS || 300);
/** Part of the traffic: `LOAD=0.5` for a machine on which the whole of it only shows how long its queues grow. */
const LOAD = Number(process.env.LOAD || 1);
/** Seconds of the same traffic before them: a server that has just been started is measured by the restart. */
const BEFORE = 15;
/** Seconds from a kill that belong to the restart: so soon everything has to be back. */
const BACK = 6;
const PHONES = 3000;
const PAGES = 300;
const MEMBERS = 1000;
const IMPORTED = 500;
const LIVE = 9_200;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const clock = { now: Date.now, forward: () => undefined };

/** A photo as a phone sends it. */
const aPhoto = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 1280, height: 960, channels: 3, background: '#7a8c6a', noise } })
    .blur(2)
    .jpeg()
    .toBuffer();
};

async function fill(db: Database): Promise<Traffic> {
  await db.script(`update sites set config = '{"siteConfig":{"discuss":{"auditType":"0"}}}', version = version + 1 where id = 1;
    insert into lives (site_id, id, status, starts_at, article_id, doc) values (1, ${LIVE}, 1, now(), 0, '{"title": "河边"}')`);
  const first = await db.one<{ id: number }>({
    name: 'worst-column',
    text: 'select min(id) as id from columns',
  });
  const column = first?.id ?? 0;
  await fillColumn({ db, clock }, column, PAGES);
  const articles = (
    await db.query<{ id: number }>({ name: 'worst-articles', text: 'select id from articles order by id' })
  ).map(({ id }) => id);
  const members = await manyMembers(db, MEMBERS, '读者');
  const vote = await aVote({ db }, '最忙', (BEFORE + SECONDS) * 100 + 100);
  return { column, articles, members, vote, photo: await aPhoto() };
}

/** A report a second to every phone. @returns stops it */
function reporting(db: Database): () => Promise<number> {
  let isOver = false;
  let count = 0;
  const run = (async () => {
    while (!isOver) {
      count += 1;
      const doc = { title: '', user: '记者', userID: 0, userIcon: '', sourceType: 1, attachments: [] };
      const report = { top: false, doc: { ...doc, content: `第${count}条：水位又涨了一公分。` } };
      await addReport(db, { site: 1, staff: 0, at: new Date() }, LIVE, report);
      await pause(1000);
    }
  })();
  return async () => {
    isOver = true;
    await run;
    return count;
  };
}

/** @returns exit code of the import's own program */
async function importArticles(folder: string): Promise<number> {
  const items = Array.from({ length: IMPORTED }, (_, n) => ({
    ...{ id: `worst-${n}`, url: `https://example.org/${n}`, title: `来稿第${n + 1}篇` },
    content_html: `<p>${'山里的日子过得慢，路修通以后，村里人说话的口气都变了。'.repeat(20)}</p>`,
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: '来稿', items };
  const file = join(folder, 'worst.json');
  await writeFile(file, JSON.stringify(feed));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'import', file, '--column', '来稿'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return Number(code);
}

interface Restart {
  readonly from: number;
  readonly to: number;
  readonly server: Program;
}

/** Kills the server and starts it again; it is back with the first page it answers. */
async function killAndStart(server: Program, folder: string): Promise<Restart> {
  const from = performance.now();
  await server.kill();
  const again = await startBeside(folder, Number(new URL(server.origin).port));
  const page = await fetch(`${again.origin}${BASE_PATH}/home.html`);
  await page.arrayBuffer();
  return { from, to: performance.now(), server: again };
}

const p99Of = ({ streamed, from, restart }: Minutes, name: string): number => {
  const times = streamed.find((one) => one.name === name)?.times ?? [];
  const isOfRestart = (due: number) => due >= restart.from && due <= restart.from + BACK * 1000;
  const outside = times.filter(({ due }) => due >= from && !isOfRestart(due));
  return quantile(
    outside.map(({ took }) => took),
    0.99,
  );
};

/** Largest resident memory of the server, MB. @returns stops looking */
function watchMemory(pid: () => number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, residentMegabytes(pid()));
    } catch {
      // between the kill and the new process
    }
  }, 500);
  return () => {
    clearInterval(timer);
    return most;
  };
}

interface Minutes {
  /** Beginning of the measured time, `performance.now()`. */
  readonly from: number;
  readonly streamed: readonly Streamed[];
  readonly restart: Restart;
  readonly memory: number;
  readonly imported: number;
}

async function fiveMinutes(
  server: Program,
  folder: string,
  db: Database,
  traffic: Traffic,
): Promise<Minutes> {
  let { pid } = server;
  const memory = watchMemory(() => pid);
  const endReports = reporting(db);
  const requests = trafficOf(traffic).map((one) => ({ ...one, perSecond: one.perSecond * LOAD }));
  const streams = runStreams(server.origin, requests, BEFORE + SECONDS);
  await pause(BEFORE * 1000);
  const from = performance.now();
  const imported = pause(SECONDS * 150).then(() => importArticles(folder));
  await pause(SECONDS * 500);
  const restart = await killAndStart(server, folder);
  pid = restart.server.pid;
  const streamed = await streams;
  await endReports();
  return { streamed, from, restart, memory: memory(), imported: await imported };
}

/** Phones that did not get every report exactly once, after all have caught up. */
async function phonesBehind(db: Database, crowd: Crowd): Promise<number> {
  const until = performance.now() + 20_000;
  while (crowd.here() < PHONES && performance.now() < until) await pause(100);
  await pause(2_000);
  const live = await db.one<{ seq: number }>(
    { name: 'worst-live', text: 'select max(seq)::int as seq from live_frames where live_id = $1' },
    [LIVE],
  );
  return crowd.phones.filter(({ seq }) => seq !== live?.seq).length;
}

/** Everything at once for five minutes on this machine, the senders included, with one crash in the middle. */
export const benchWorst = (): Promise<Figure[]> =>
  inFolder('worst', async (folder) => {
    const server = await startBeside(folder);
    const own = await databaseOf(folder, dataFolder);
    const db = openDatabase(own.url, { max: 3, statementTimeout: 0 });
    const traffic = await fill(db);
    await db.script('analyze');
    const crowd = await openCrowd([server.origin], LIVE, PHONES);
    try {
      const minutes = await fiveMinutes(server, folder, db, traffic);
      const { streamed, restart, memory, imported } = minutes;
      const behind = await phonesBehind(db, crowd);
      const faults = await faultsAfter(db, traffic, streamed);
      await restart.server.stop();
      const sent = streamed.map(({ name, accepted, times }) => ({
        ...{
          name: `worst: ${name} answered a second`,
          unit: '/s',
          value: accepted.length / (BEFORE + SECONDS),
        },
        ...{ times },
      }));
      return [
        ...sent.map(({ name, unit, value }) => ({ name, unit, value })),
        {
          name: 'worst: pages, p99 outside the restart',
          value: p99Of(minutes, 'pages'),
          unit: 'ms',
          max: 250,
        },
        {
          name: 'worst: calls, p99 outside the restart',
          value: p99Of(minutes, 'calls'),
          unit: 'ms',
        },
        { name: 'worst: back after kill −9', value: (restart.to - restart.from) / 1000, unit: 's', max: 6 },
        { name: 'worst: resident memory', value: memory, unit: 'MB', max: 350 },
        { name: 'worst: phones that missed a report', value: behind, unit: '', max: 0 },
        { name: 'worst: exit code of the import', value: imported, unit: '', max: 0 },
        ...faults,
      ];
    } finally {
      crowd.close();
      await db.close();
      await own.stop();
    }
  });
