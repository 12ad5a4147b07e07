import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OpenRender } from '@contract/render';
import { openDemonstrationServices } from '@demo/demonstrationServices';
import { sampleNewsroom } from '@demo/gallery/sampleNewsroom';
import { loadDemonstration } from '@demo/load/load';
import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { buildApp } from '@platform/app';
import { type Database, openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import { readDeskBuild } from '@platform/deskPages/desk.routes';
import { newKeys } from '@platform/keys/keys';
import { folderStore } from '@platform/media/folderStore';
import { createMessengerGateway } from '@platform/messenger/messenger.port';
import { createOutboxSmsGateway } from '@platform/sms/outbox.port';
import type { FastifyInstance } from 'fastify';
import { type FakeClock, fakeClock } from './clock';
import { openTestAuditLog } from './openTestAuditLog';
import { createDatabase } from './postgres';
import type { SampleNewsroom } from './screenSamples';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'dist/touch');

/** A Wednesday morning. */
export const DEMONSTRATION_NOW = Date.parse('2031-03-05T09:30:00+08:00');

export interface Newsroom extends SampleNewsroom {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly basePath: string;
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Fake clock; cached answers expire only when it is moved. */
  readonly clock: FakeClock;
  /** `keys.sign` */
  readonly sign: string;
  close(): Promise<void>;
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Drawing takes longer than all the rest: the media stand in the temporary files for as long as nobody changes a drawing. */
async function mediaFolder(): Promise<string> {
  const hash = createHash('sha256');
  for (const start of ['demo/pictures', 'demo/videos', 'platform/src/media']) {
    for await (const path of filesIn(join(root, start))) hash.update(path).update(await readFile(path));
  }
  const folder = join(tmpdir(), `touchpaper-demonstration-${hash.digest('hex').slice(0, 16)}`);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  return folder;
}

/** A progress note whose media files were deleted would leave pages without pictures. */
async function forgetLostMedia(folder: string): Promise<void> {
  const note = await readFile(join(folder, 'demonstration.json'), 'utf8').catch(() => '');
  const urls = note.match(/\/media\/[^"]+/g) ?? [];
  const lost = urls.some((url) => !existsSync(join(folder, url)));
  if (lost) await rm(join(folder, 'demonstration.json'), { force: true });
}

const storeIn = (folder: string) => folderStore({ folder: join(folder, 'media'), maxPixels: 50_000_000 });

async function fill(url: string, folder: string): Promise<void> {
  const db = openDatabase(url, { max: 4 });
  await migrate(db);
  await forgetLostMedia(folder);
  await loadDemonstration({
    db,
    media: storeIn(folder),
    folder,
    clips: join(root, 'demo/videos'),
    now: () => DEMONSTRATION_NOW,
    log: () => undefined,
  });
  await db.close();
}

async function builtRender(assets: string) {
  const entry = join(root, 'dist/touch-server/server.js');
  if (!existsSync(entry)) throw new Error('there is no build: npm run build');
  const { openRender }: { openRender: OpenRender } = await import(pathToFileURL(entry).href);
  return openRender(assets);
}

/** A database of its own with the demonstration in it, and the folder of its pictures; the folder is shared: it must not be changed. */
export async function demonstrationData() {
  const folder = await mediaFolder();
  const database = await createDatabase({ name: 'demonstration', build: (url) => fill(url, folder) });
  return { folder, database };
}

export interface NewsroomOptions {
  /** Folder of another browser build than the one in `dist`. */
  readonly assets?: string;
}

/** Starts the demonstration newsroom: built client, real server on its own port, real database. */
export async function openNewsroom({ assets = client }: NewsroomOptions = {}): Promise<Newsroom> {
  const { folder, database } = await demonstrationData();
  const db = openDatabase(database.url, { max: 4 });
  const clock = fakeClock(DEMONSTRATION_NOW);
  const keys = newKeys();
  const auditLog = await openTestAuditLog(keys.sign, clock.now);
  let origin = '';
  const app = await buildApp({
    db,
    media: storeIn(folder),
    now: clock.now,
    keys,
    auditLog,
    sms: createOutboxSmsGateway(db, clock.now, () => undefined),
    smsLimits: { freePerNetwork: 1000, perAddress: 1000 },
    messenger: createMessengerGateway(() => origin + MESSENGER_PATH),
    addRoutes: await openDemonstrationServices({ db, key: keys.sign, now: clock.now, open: false }),
    render: await builtRender(assets),
    assets,
    desk: readDeskBuild(join(root, 'dist/desk')),
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    basePath: '/app/template/displayTemplate/news',
    app,
    ...sampleNewsroom(db),
    db,
    clock,
    sign: keys.sign,
    close: async () => {
      await app.close();
      await auditLog.close();
      await db.close();
      await database.drop();
    },
  };
}
