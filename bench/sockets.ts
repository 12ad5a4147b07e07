import { addReport } from '@platform/lives/liveEditing.service';
import { aStaff } from '@testing/aStaff';
import { fakeClock } from '@testing/clock';
import { cpuMeter, residentMegabytes } from './cpu';
import { type Crowd, openCrowd } from './crowd';
import { type Figure, quantile } from './figure';
import type { BenchNewsroom } from './newsroom';
import { type Program, startBeside } from './programs';

/** `SOCKETS=500` for a first look. */
const SOCKETS = Number(process.env.SOCKETS || 5000);
const PHONES = Math.min(SOCKETS, 1000);
const SECONDS = 10;
const A_SECOND = 10;
const REPORTS = 20;
const BACK_MS = 15_000;
/** A live of its own, so that nothing else speaks in it. */
const LIVE = 9_100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const textOf = (n: number) => ({
  ...{ title: '', user: '记者', userID: 0, userIcon: '', sourceType: 1, attachments: [] },
  content: `第${n}条：水位每小时涨一公分，码头上的石阶还露着十九级。`,
});
const report = ({ db }: BenchNewsroom, n: number) =>
  addReport(db, { site: 1, staff: 0, at: new Date() }, LIVE, { top: false, doc: textOf(n) });

/** From the moment a report is stored to the moment each phone has it, ms. */
const delays = ({ phones }: Crowd, sent: readonly number[]): number[] =>
  phones.flatMap(({ arrivals }) => arrivals.map((at, index) => at - (sent[index] ?? 0)));

/** Every phone gets ten frames a second from one process. */
async function benchFrames(newsroom: BenchNewsroom, server: Program, crowd: Crowd): Promise<Figure[]> {
  const sent: number[] = [];
  const meter = cpuMeter(server.pid, newsroom.postmaster);
  const begun = performance.now();
  for (let n = 0; n < SECONDS * A_SECOND; n += 1) {
    await report(newsroom, n);
    sent.push(performance.now());
    await pause(Math.max(0, begun + ((n + 1) * 1000) / A_SECOND - performance.now()));
  }
  await crowd.arrived(sent.length);
  const cpu = meter().server;
  const name = `${SOCKETS} sockets × ${A_SECOND}/s`;
  return [
    { name: `${name}: CPU a frame`, value: cpu / (SOCKETS * sent.length), unit: 'µs', max: 12 },
    { name: `${name}: p99`, value: quantile(delays(crowd, sent), 0.99), unit: 'ms', max: 500 },
    { name: `${name}: resident memory`, value: residentMegabytes(server.pid), unit: 'MB', max: 250 },
  ];
}

/** The process is killed and started again at the same address; reports come meanwhile. */
async function benchKill(newsroom: BenchNewsroom, server: Program): Promise<Program> {
  await server.kill();
  await report(newsroom, 1);
  return startBeside(newsroom.folder, Number(new URL(server.origin).port));
}

async function benchReturn(newsroom: BenchNewsroom, crowd: Crowd): Promise<Figure[]> {
  const begun = performance.now();
  const until = begun + 4 * BACK_MS;
  while (crowd.here() < SOCKETS && performance.now() < until) await pause(50);
  const took = performance.now() - begun;
  await report(newsroom, 2);
  const [newest] = crowd.phones;
  await pause(2_000);
  const behind = crowd.phones.filter(({ seq }) => seq !== newest?.seq).length;
  return [
    { name: `${SOCKETS} back after kill −9`, value: took / 1000, unit: 's', max: BACK_MS / 1000 },
    { name: 'sockets that missed a report', value: behind, unit: '', max: 0 },
  ];
}

/** Reports posted to one of two processes, by a call of the newsroom. */
async function benchTwoProcesses(newsroom: BenchNewsroom): Promise<Figure[]> {
  const servers = [await startBeside(newsroom.folder), await startBeside(newsroom.folder)];
  const origins = servers.map(({ origin }) => origin);
  const crowd = await openCrowd(origins, LIVE, PHONES);
  const { headers } = await aStaff(
    { db: newsroom.db, clock: fakeClock(Date.now()) },
    { site: 1, role: 'editor' },
  );
  const answered: number[] = [];
  for (let n = 0; n < REPORTS; n += 1) {
    await fetch(`${origins[0]}/newsroom/sites/1/lives/${LIVE}/reports`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ content: textOf(n).content }),
    });
    answered.push(performance.now());
    await crowd.arrived(n + 1);
  }
  crowd.close();
  for (const server of servers) await server.stop();
  const name = `a report on ${PHONES} phones of two processes, p95`;
  return [{ name, value: quantile(delays(crowd, answered), 0.95), unit: 'ms', max: 200 }];
}

/** Lives: what a frame costs, how soon a report is everywhere, and how all come back after a crash. */
export async function benchSockets(newsroom: BenchNewsroom): Promise<Figure[]> {
  await newsroom.db.script(`insert into lives (site_id, id, status, starts_at, article_id, doc)
    values (1, ${LIVE}, 1, now(), 0, '{"title": "河边"}') on conflict do nothing`);
  const two = await benchTwoProcesses(newsroom);
  let server = await startBeside(newsroom.folder);
  const crowd = await openCrowd([server.origin], LIVE, SOCKETS);
  try {
    const frames = await benchFrames(newsroom, server, crowd);
    server = await benchKill(newsroom, server);
    return [...frames, ...two, ...(await benchReturn(newsroom, crowd))];
  } finally {
    crowd.close();
    await server.stop();
  }
}
