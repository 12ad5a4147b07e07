import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Render } from '@contract/render';
import { loadDemonstration } from '@demo/load/load';
import { buildApp } from '@platform/app';
import { readSettings } from '@platform/installation/settings';
import { type Keys, readKeys } from '@platform/keys/keys';
import type { FastifyInstance } from 'fastify';

const now = () => Date.now();
const log = (line: string) => process.stdout.write(`${line}\n`);

/** Database, media and keys of the development server; they outlive a reload of the code. */
export interface DevResources {
  readonly ground: Ground;
  readonly settings: Settings;
  readonly keys: Keys;
  close(): Promise<void>;
}

export async function openDevResources(): Promise<DevResources> {
  const settings = readSettings(process.env);
  const ground = await openGround(settings, log);
  await fill(ground, settings);
  const keys = await readKeys(settings.dataDir);
  const housekeeping = keepHouse(ground.db, now, (error) => log(String(error)));
  const close = async () => {
    clearInterval(housekeeping);
    await ground.close();
  };
  return { ground, settings, keys, close };
}

const fill = (ground: Ground, { dataDir }: Settings) =>
  loadDemonstration({ ...ground, folder: dataDir, clips: join(process.cwd(), 'demo/videos'), now, log });

/** Loads the demonstration again although it is of today: its source has changed. */
export async function refillDemonstration({ ground, settings }: DevResources): Promise<void> {
  const file = join(settings.dataDir, 'demonstration.json');
  const note: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof note !== 'object' || note === null) throw new Error(`${file} is no note of the demonstration`);
  await writeFile(file, JSON.stringify({ ...note, day: '0000-00-00' }));
  await fill(ground, settings);
}

/** The server as `npm start` has it, on the demonstration, with pages rendered by `render`. */
export async function createDevApp(
  { ground: { db, media }, settings, keys }: DevResources,
  render: Render,
  origin: () => string,
): Promise<FastifyInstance> {
  const app = await buildApp({
    db,
    media,
    now,
    keys,
    sms: outboxDoor(db, now, log),
    messenger: messengerDoor(() => settings.messengerApi || origin() + STAND_IN),
    furnish: await furnishDemonstration({ db, key: keys.sign, now, open: settings.outbox === 'open' }),
    outbox: settings.outbox,
    render,
    publicOrigin: settings.publicOrigin,
    openMetrics: settings.openMetrics,
    trustedProxies: settings.trustedProxies,
    logger: { level: 'warn' },
  });
  await app.ready();
  return app;
}
