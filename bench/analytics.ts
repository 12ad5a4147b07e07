import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataType, Platform } from '@contract/analyticsCodes';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { type Database, openDatabase } from '@platform/db/connection';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import autocannon from 'autocannon';
import { type Figure, median } from './figure';
import { dataFolder } from './newsroom';
import { databaseOf, startEmpty } from './programs';
import { load } from './requests';

const CONNECTIONS = 100;
const ARTICLES = [500, 501, 502, 503];
/** Confirmed records after which server and database are killed. */
const KILL_AFTER = 5_000;
const RUNS = 3;
const KEY = { tenantCode: 'bench', appKey: 'k1' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const headers = { 'tenant-code': base64(KEY.tenantCode), 'app-key': base64(KEY.appKey) };

let sent = 0;
const nextNumber = () => {
  sent += 1;
  return sent;
};
const pathOf = (number: number): string =>
  `/record?${new URLSearchParams({
    ...{ dataType: String(DataType.open), articleID: String(ARTICLES[number % ARTICLES.length]) },
    ...{ actionTime: String(Date.now()), platform: String(Platform.android), eventId: `bench${number}` },
    ...{ deviceid: 'xy123456781900000000000', userUuid: '0123456789abcdef0123456789abcdef', refer: '' },
  })}`;

async function openAt(folder: string) {
  const server = await startEmpty(folder);
  const { url, postmaster, stop } = await databaseOf(folder, dataFolder);
  const db = openDatabase(url, { max: 2, statementTimeout: 0 });
  const leave = async () => {
    await db.close();
    await stop();
  };
  return { server, postmaster, db, leave };
}

async function fill(db: Database): Promise<void> {
  const config = JSON.stringify({ analytics: { url: '/record', ...KEY } });
  await db.run(
    { name: 'bench-config', text: 'update sites set config = $1, version = version + 1 where id = 1' },
    [config],
  );
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  const text = 'select id from columns limit 1';
  const column = await db.one<{ id: number }>({ name: 'bench-column', text });
  const writer = createArticleWriter(db, site, Date.now);
  for (const id of ARTICLES)
    await writer.saveDraft(
      anArticle({ key: `bench-${id}`, columnID: column?.id ?? 0, publishtime: new Date() }),
      id,
    );
}

const counted = async (db: Database): Promise<number> =>
  Number(
    (
      await db.one<{ all: string }>({
        name: 'bench-counted',
        text: 'select coalesce(sum(count), 0) as all from analytics_counts',
      })
    )?.all ?? 0,
  );

/** Numbers of the records that were confirmed before the programs were killed. */
async function killedInside(origin: string, kill: () => void): Promise<string[]> {
  const confirmed: string[] = [];
  await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: 4 * KILL_AFTER,
    headers,
    bailout: CONNECTIONS,
    requests: [
      {
        setupRequest: (request, context) => {
          const number = nextNumber();
          Object.assign(context, { number });
          return { ...request, path: pathOf(number) };
        },
        onResponse: (status, body, context) => {
          if (status === 200 && body === '{}')
            confirmed.push(`record/bench${Reflect.get(context, 'number')}`);
          if (confirmed.length === KILL_AFTER) kill();
        },
      },
    ],
  });
  return confirmed;
}

/** Records of the analytics client (J4): what a core takes, and what is left after kill −9. */
export async function benchAnalytics(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-analytics-'));
  await chmod(folder, 0o711);
  const place = await openAt(folder);
  await fill(place.db);
  // the server reads its settings every other second
  const { server, postmaster } = place;
  await load({
    ...server,
    postmaster,
    path: () => pathOf(nextNumber()),
    connections: CONNECTIONS,
    headers,
    seconds: 3,
  });
  const runs = [];
  let requests = 0;
  let failed = 0;
  const before = await counted(place.db);
  for (let run = 0; run < RUNS; run += 1) {
    const path = () => pathOf(nextNumber());
    const one = await load({
      ...server,
      postmaster,
      path,
      connections: CONNECTIONS,
      headers,
      seconds: 4,
      warm: 0,
    });
    runs.push(1_000_000 / (one.server + one.database));
    requests += one.requests;
    failed += one.failed;
  }
  const missing = requests - ((await counted(place.db)) - before);
  const confirmed = await killedInside(server.origin, () => {
    for (const pid of [server.pid, postmaster]) process.kill(pid, 'SIGKILL');
  });
  await place.leave();
  const again = await openAt(folder);
  const there = {
    name: 'bench-there',
    text: 'select event_id from counted_events where event_id = any($1::text[])',
  };
  const lost = confirmed.length - (await again.db.query(there, [confirmed])).length;
  await again.leave();
  await again.server.stop();
  await rm(folder, { recursive: true, force: true });
  return [
    {
      name: 'analytics: records a second and core, with the database',
      value: median(runs),
      unit: '/s',
      min: 5000,
    },
    { name: 'analytics: refused or failed', value: failed, unit: '', max: 0 },
    { name: 'analytics: confirmed and not counted', value: Math.max(0, missing), unit: '', max: 0 },
    { name: `analytics: lost of ${confirmed.length} at kill −9`, value: lost, unit: '', max: 0 },
  ];
}
