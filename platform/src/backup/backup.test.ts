import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@platform/db/connection';
import { migrate, migrations } from '@platform/db/migrations';
import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { UNFINISHED_RESTORE } from '@platform/installation/unfinishedRestore';
import { imageSize } from '@platform/media/sizes';
import { setSecret } from '@platform/secrets/secrets.service';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { aStaff } from '@testing/aStaff';
import { drawing } from '@testing/media';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp } from './backup.service';
import { allTables } from './backup.sql';
import { checkFiles } from './files.service';
import { manifestOf, readManifest, rowsPath } from './manifest.document';
import { restore } from './restore.service';

let place: string;
let dataDir: string;
let copy: string;
let platform: TestPlatform;
let picture: string;
let urlOfPlatform: string;
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

/** Address of the database behind a connection. */
async function addressOf({ db }: TestPlatform, other: TestDatabase): Promise<string> {
  const name = await db.one<{ name: string }>({
    name: 'test-name',
    text: 'select current_database() as name',
  });
  return other.url.replace(/\/[^/?]*(\?|$)/, `/${name?.name}$1`);
}

/** A new, empty database. */
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  return database;
}

async function folder(name: string): Promise<string> {
  const made = await mkdtemp(join(place, `${name}-`));
  return made;
}

/** Rows of every table, each as text, in an order of their own. */
async function allRows(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await allTables(db)) {
    const text = `select t::text as row from "${name}" t order by 1`;
    rows[name] = (await db.query<{ row: string }>({ name: `test-${name}`, text })).map(({ row }) => row);
  }
  return rows;
}

const intoDatabase = (url: string, into: string) => ({
  ...{ dataDir: into, isEmbedded: false },
  open: async () => ({ url, stop: async () => undefined }),
});
const filesOf = async (path: string) => (await readdir(path, { recursive: true }).catch(() => [])).toSorted();

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'touchpaper-backup-'));
  dataDir = join(place, 'data');
  copy = join(place, 'copy');
  platform = await startPlatform();
  await seedNewsroom(platform);
  await aStaff(platform, { site: 1, role: 'admin' });
  await setSecret(platform.db, 1, 'messenger', SECRET);
  ({ url: picture } = await platform.media.keepImage(await drawing()));
  await platform.get(imageSize(picture, 320));
  const other = await createDatabase();
  urlOfPlatform = await addressOf(platform, other);
  await other.drop();
  // the data folder as a server has it, media on another disk
  await cp(platform.mediaFolder, join(dataDir, 'media'), { recursive: true });
  await writeFile(join(dataDir, 'keys.json'), JSON.stringify(testKeys), { mode: 0o600 });
  await writeFile(join(dataDir, 'demonstration.json'), '{"day":"2031-03-05"}');
  await symlink('/etc/hostname', join(dataDir, 'media', 'outside.jpg'));
});
afterAll(async () => {
  await platform.close();
  await rm(place, { recursive: true, force: true });
});

test('[K4][K13] a server that is written to – backed up and restored elsewhere – rows, pictures, ledger, staff, secrets and keys are those of one moment', async () => {
  const { id, theme, option } = seeded.votes.article;
  const ballot = { id, themes: [{ id: theme, options: [option] }], choice: () => `${theme}:${option}` };
  const voting = votingOn(platform);
  let isOver = false;
  let given = 0;
  const writing = (async () => {
    while (!isOver) {
      given += 1;
      await voting.give(ballot, ballot.choice(), { device: `xy-${given}` });
    }
  })();
  await expect.poll(() => given).toBeGreaterThan(3);
  await backUp({ url: urlOfPlatform, dataDir }, copy);
  const wasGiven = given;
  await expect.poll(() => given).toBeGreaterThan(wasGiven);
  isOver = true;
  await writing;

  const database = await emptyDatabase();
  const into = join(await folder('into'), 'data');
  await restore(intoDatabase(database.url, into), copy);
  const db = openDatabase(database.url, { max: 2 });
  onTestFinished(() => db.close());
  const [here, there] = [await allRows(platform.db), await allRows(db)];
  const moving = Object.keys(here).filter((name) => here[name]?.join('\n') !== there[name]?.join('\n'));
  // all that the votes moved meanwhile, and nothing else
  expect(moving.filter((name) => !/^(vote|logins|attempts|seen)/.test(name))).toEqual([]);
  expect(there.staff).toHaveLength(1);
  expect(there.site_secrets?.join()).toContain(SECRET);
  const audit = await auditVote(db, 1, id);
  expect(audit).toMatchObject({ fault: '' });
  expect(there.vote_ballots?.length).toBeGreaterThan(3);
  expect(there.vote_ballots?.length).toBeLessThan(here.vote_ballots?.length ?? 0);

  expect(await filesOf(into)).toEqual((await filesOf(dataDir)).filter((name) => !name.includes('outside')));
  for (const name of ['keys.json', 'demonstration.json', picture.slice(1), imageSize(picture, 320).slice(1)])
    expect([name, await readFile(join(into, name))]).toEqual([name, await readFile(join(dataDir, name))]);
  expect((await stat(join(into, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('[K4] a restored database – a new row – goes on with its numbers', async () => {
  const database = await emptyDatabase();
  await restore(intoDatabase(database.url, await folder('numbers')), copy);
  const db = openDatabase(database.url, { max: 1 });
  onTestFinished(() => db.close());
  expect(await migrate(db)).toEqual([]);
  const numbers = {
    name: 'test-numbers',
    text: 'select sequencename::text as name, last_value from pg_sequences order by 1',
  };
  const [here, there] = [
    await platform.db.query<{ name: string; last_value: number }>(numbers),
    await db.query<{ name: string; last_value: number }>(numbers),
  ];
  const isVote = ({ name }: { name: string }) => /vote/.test(name);
  expect(there.filter((one) => !isVote(one))).toEqual(here.filter((one) => !isVote(one)));
  await aStaff({ ...platform, db }, { site: 1, role: 'editor' });
});

test('[K4] a backup without an own PostgreSQL – restored into an empty data folder – starts as the embedded one', async () => {
  const into = await folder('embedded');
  const settings = readSettings({ DATA_DIR: into });
  const { openDatabaseServer } = await import('@platform/installation/resources');
  await restore(
    { dataDir: into, isEmbedded: true, open: () => openDatabaseServer(settings, () => undefined) },
    copy,
  );
  const resources = await openResources(settings, () => undefined);
  onTestFinished(() => resources.close());
  expect((await allRows(resources.db)).staff).toHaveLength(1);
  // and out of it again
  const again = join(await folder('again'), 'copy');
  await backUp({ url: resources.url, dataDir: into }, again);
  const [first, second] = [await readManifest(copy), await readManifest(again)];
  expect(second.tables).toEqual(first.tables);
  await checkFiles(again, second.files);
});

test('[K1][K4] a backup of an earlier version – restored – is brought up to this one', async () => {
  const earlier = join(await folder('earlier'), 'copy');
  const old = await emptyDatabase();
  const filling = openDatabase(old.url, { max: 1 });
  await migrate(filling, migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, -5));
  await filling.script(
    `insert into sites (id, name, hosts, app_ids, config, version) values (7, '旧', '{}', '{"7"}', '{}', 1)`,
  );
  await filling.close();
  await backUp({ url: old.url, dataDir }, earlier);
  const database = await emptyDatabase();
  await restore(intoDatabase(database.url, await folder('newer')), earlier);
  const db = openDatabase(database.url, { max: 1 });
  onTestFinished(() => db.close());
  expect(await migrate(db)).toEqual([]);
  expect((await allRows(db)).sites).toHaveLength(1);
});

/** A copy of the backup that `change` spoils. */
async function spoilt(change: (folder: string) => Promise<void>): Promise<string> {
  const broken = join(await folder('spoilt'), 'copy');
  await cp(copy, broken, { recursive: true });
  await change(broken);
  return broken;
}

test.each<[string, RegExp, (folder: string) => Promise<void>]>([
  [
    'a table with other bytes',
    /staff\.copy is damaged/,
    (at) => writeFile(join(at, rowsPath('staff')), '1\tx\n'),
  ],
  ['a picture that is missing', /is missing/, (at) => rm(join(at, 'data', picture))],
  ['no list', /holds no backup/, (at) => rm(manifestOf(at))],
  [
    'a list that leads out of the folder',
    /not what a backup writes/,
    async (at) =>
      writeFile(
        manifestOf(at),
        (await readFile(manifestOf(at), 'utf8')).replace('data/keys.json', 'data/../../keys.json'),
      ),
  ],
  [
    'a migration that this version does not have',
    /newer version/,
    async (at) =>
      writeFile(
        manifestOf(at),
        (await readFile(manifestOf(at), 'utf8')).replace(/"001-[^"]+"/, '"999-later.sql"'),
      ),
  ],
])('[K4] a backup with %s – is refused, and nothing is changed', async (_, words, change) => {
  const broken = await spoilt(change);
  const database = await emptyDatabase();
  const into = join(await folder('refused'), 'data');
  await expect(restore(intoDatabase(database.url, into), broken)).rejects.toThrow(words);
  expect(await stat(into).catch(() => 'none')).toBe('none');
});

test('[K4] rows that the database refuses – the restore fails – folder and database are as empty as before', async () => {
  const broken = await spoilt(async (at) => {
    const manifest = await readManifest(at);
    const tables = manifest.tables.map((table) =>
      table.name === 'votes' ? { ...table, rows: table.rows + 1 } : table,
    );
    await writeFile(manifestOf(at), JSON.stringify({ ...manifest, tables }));
  });
  const database = await emptyDatabase();
  const into = await folder('failed');
  await expect(restore(intoDatabase(database.url, into), broken)).rejects.toThrow('votes has');
  expect(await readdir(into)).toEqual([]);
  await restore(intoDatabase(database.url, into), copy);
});

test('[K4] a folder or a database that holds data – restored into – is refused and left as it is', async () => {
  const database = await emptyDatabase();
  const into = await folder('full');
  await writeFile(join(into, 'letter'), 'a letter');
  await expect(restore(intoDatabase(database.url, into), copy)).rejects.toThrow('holds data');
  expect(await readdir(into)).toEqual(['letter']);
  const empty = await folder('empty');
  await expect(restore(intoDatabase(urlOfPlatform, empty), copy)).rejects.toThrow('holds data');
  expect(await readdir(empty)).toEqual([]);
});

test('[K4] a restore that was cut off – no server starts on the folder – the next restore is whole', async () => {
  const into = await folder('cut');
  await writeFile(join(into, UNFINISHED_RESTORE), '');
  await writeFile(join(into, 'keys.json'), 'half');
  const database = await emptyDatabase();
  const settings = readSettings({ DATA_DIR: into, DATABASE_URL: database.url });
  await expect(openResources(settings, () => undefined)).rejects.toThrow('npm run restore again');
  await restore(intoDatabase(database.url, into), copy);
  expect(await readFile(join(into, 'keys.json'), 'utf8')).toBe(JSON.stringify(testKeys));
  await (await openResources(settings, () => undefined)).close();
});

test.each([
  ['is there already', () => copy],
  ['lies in the data folder', () => join(dataDir, 'backup')],
])('[K4] a backup into a folder that %s – is refused', async (words, target) => {
  await expect(backUp({ url: urlOfPlatform, dataDir }, target())).rejects.toThrow(words);
});
