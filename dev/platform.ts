import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Render } from '@contract/render';
import { buildApp } from '@platform/app';
import { deleteOldAuditFiles, housekeepingJob, searchIndexJob } from '@platform/housekeeping';
import { type AuditLog, openAuditLog } from '@platform/installation/audit/auditLog';
import { openResources, type Resources } from '@platform/installation/resources';
import { readSettings, type Settings } from '@platform/installation/settings';
import { createJobFigures } from '@platform/jobs/jobFigures';
import { startJobs } from '@platform/jobs/jobRunner';
import { type Keys, readKeys } from '@platform/keys/keys';
import { createMessengerGateway } from '@platform/messenger/messenger.port';
import type { Demonstration } from '@platform/server';
import { createOutboxSmsGateway } from '@platform/sms/outbox.port';
import type { FastifyInstance } from 'fastify';
import { openDemonstration } from '../server/demonstration';
import { fillHere } from '../server/fillHere';
import { namesByText } from './namesByText';

const now = () => Date.now();
const log = (line: string) => process.stdout.write(`${line}\n`);

/** Database, media and keys of the development server; they outlive a reload of the code. */
export interface DevResources {
  readonly resources: Resources;
  readonly settings: Settings;
  readonly keys: Keys;
  readonly auditLog: AuditLog;
  close(): Promise<void>;
}

const demonstrationOf = (settings: Settings): Demonstration =>
  openDemonstration(settings, (resources, at) => fillHere(resources, settings.dataDir, at, log));
/** React's refresh, Vite's client, and the desk's source. */
const DESK_SCRIPTS = ['/@id/__x00__@vitejs/plugin-react/preamble', '/@vite/client', '/desk/src/app/main.tsx'];
const neverStopped = new AbortController().signal;

export async function openDevResources(): Promise<DevResources> {
  const settings = readSettings(process.env);
  const opened = await openResources(settings, log);
  const resources = { ...opened, db: namesByText(opened.db) };
  await demonstrationOf(settings).load(resources, now, neverStopped);
  const keys = await readKeys(settings.dataDir);
  const failed = (error: unknown) => log(String(error));
  const { auditDir: folder, logDays: days } = settings;
  const auditLog = await openAuditLog({ folder, sign: keys.sign, days, now, failed });
  const { db } = resources;
  const jobs = [
    housekeepingJob(db, now, failed),
    searchIndexJob(db),
    ...demonstrationOf(settings).jobs(resources, now),
  ];
  const stopJobs = startJobs({ db, figures: createJobFigures(), failed }, jobs);
  const stopDeleting = deleteOldAuditFiles(auditLog, failed);
  const close = async () => {
    await stopJobs();
    await stopDeleting();
    await auditLog.close();
    await resources.close();
  };
  return { resources, settings, keys, auditLog, close };
}

/** Loads the demonstration again although it is of today: its source has changed. */
export async function refillDemonstration({ resources, settings }: DevResources): Promise<void> {
  const file = join(settings.dataDir, 'demonstration.json');
  const note: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof note !== 'object' || note === null) throw new Error(`${file} is no note of the demonstration`);
  await writeFile(file, JSON.stringify({ ...note, day: '0000-00-00' }));
  await demonstrationOf(settings).load(resources, now, neverStopped);
}

/** The server as `npm start` has it, on the demonstration, with pages rendered by `render`. */
export async function createDevApp(
  { resources: { db, media }, settings, keys, auditLog }: DevResources,
  render: Render,
  origin: () => string,
): Promise<FastifyInstance> {
  const demonstration = demonstrationOf(settings);
  const app = await buildApp({
    db,
    media,
    now,
    keys,
    auditLog,
    isLevel3: settings.isLevel3,
    sms: createOutboxSmsGateway(db, now, log),
    messenger: createMessengerGateway(
      () => settings.messengerApi || `${origin()}${demonstration.messengerPath}`,
    ),
    addRoutes: await demonstration.openRoutes(db, keys.sign, now),
    outbox: settings.outbox,
    render,
    desk: { files: { scripts: DESK_SCRIPTS, styles: [], modules: [] } },
    publicOrigin: settings.publicOrigin,
    openMetrics: settings.openMetrics,
    trustedProxies: settings.trustedProxies,
    logger: { level: 'warn' },
  });
  await app.ready();
  return app;
}
