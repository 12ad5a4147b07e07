import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { OpenRender } from '@contract/render';
import { startRebuild } from '@platform/articles/rebuild/rebuild.service';
import type { Database } from '@platform/db/connection';
import { codeOf } from '@platform/db/startRefused';
import { readDeskBuild } from '@platform/deskPages/desk.routes';
import { exclusively } from '@platform/jobs/exclusively';
import { createJobFigures, type JobFigures } from '@platform/jobs/jobFigures';
import type { JobKind } from '@platform/jobs/jobKind';
import { startJobs } from '@platform/jobs/jobRunner';
import { type Keys, readKeys, readKeysFile } from '@platform/keys/keys';
import { avifJob } from '@platform/media/avifJobs';
import { createMessengerGateway } from '@platform/messenger/messenger.port';
import { createHttpSmsGateway } from '@platform/sms/gateway.port';
import { createOutboxSmsGateway } from '@platform/sms/outbox.port';
import { noSms, type SmsGateway } from '@platform/sms/sms.port';
import { hasStaff, setupToken } from '@platform/staff/people/setup.service';
import type { FastifyInstance } from 'fastify';
import { buildApps } from './app';
import { ensureFirstSite } from './firstSite';
import { deleteOldAuditFiles, housekeepingJob, searchIndexJob } from './housekeeping';
import { type AuditLog, openAuditLog } from './installation/audit/auditLog';
import { mediaFolder, openResources, type Resources } from './installation/resources';
import { requireSameKeys } from './installation/sameKeys';
import type { Settings } from './installation/settings';
import { startMediaChecks } from './mediaChecks';
import { putAssets } from './pages/bucketAssets';
import { tellUnreviewedComments } from './unreviewedComments';
import { videoJobsHere } from './videoJobs';

/** A newsroom to try the product on; the platform knows none itself. */
export interface Demonstration {
  /** Fills a fresh installation; changes nothing in one that is filled. @param signal aborted when the server is to stop */
  load(resources: Resources, now: () => number, signal: AbortSignal): Promise<void>;
  /**
   * Routes of its own, such as a messenger to log in with.
   * @param key `keys.sign`
   */
  openRoutes(db: Database, key: string, now: () => number): Promise<(app: FastifyInstance) => void>;
  /** Work that goes on by itself, such as a live's. */
  jobs(resources: Resources, now: () => number): JobKind[];
  /** True for the site it filled, false for any that was brought in. */
  isOwnSite(db: Database, site: number): Promise<boolean>;
  /** Path of its messenger's servers on this server. */
  readonly messengerPath: string;
}

export interface ServerOptions {
  readonly settings: Settings;
  /** One line for the operator; no secrets, no personal data. */
  readonly log: (line: string) => void;
  /** Resolves when the server is to stop, which may be during its start. */
  readonly stopRequested: Promise<'stop'>;
  readonly demonstration?: Demonstration | undefined;
  /** Path of the built program that encodes pictures. */
  readonly pictureProgram: string;
}

const now = () => Date.now();

/** Starts the server and resolves when it has stopped: database and media, a newsroom on a fresh installation, pages, address last. */
export async function runServer(options: ServerOptions): Promise<void> {
  const { settings, log, stopRequested, demonstration } = options;
  const resources = await openResources(settings, log);
  try {
    const stopping = new AbortController();
    void stopRequested.then(() => stopping.abort());
    const { dataDir, keysFile, replaceKeys } = settings;
    const keys = keysFile ? await readKeysFile(keysFile) : await readKeys(dataDir);
    await requireSameKeys(resources.db, keys, { replace: replaceKeys });
    // of servers that start together on one database, one fills it
    await exclusively(resources.db, { kind: 'filling', stopping: stopping.signal }, (signal) =>
      demonstration ? demonstration.load(resources, now, signal) : ensureFirstSite(resources.db),
    );
    if (!stopping.signal.aborted) await serve(resources, keys, options);
  } finally {
    await resources.close();
  }
}

async function serve(resources: Resources, keys: Keys, options: ServerOptions): Promise<void> {
  const { db, media, bucket } = resources;
  const { settings, log, stopRequested, demonstration } = options;
  const client = join(process.cwd(), 'dist/touch');
  const entry = pathToFileURL(join(process.cwd(), 'dist/touch-server/server.js')).href;
  // before a page of this build names them: readers may ask a process of another build
  if (bucket) await putAssets(bucket, client);
  const { openRender }: { openRender: OpenRender } = await import(entry);
  const { host, port, publicOrigin, openMetrics, trustedProxies } = settings;
  const auditLog = await openServerAuditLog(options, keys.sign);
  const figures = createJobFigures();
  let standIn = '';
  const { app, admin, drain } = await buildApps({
    db,
    media,
    bucket,
    now,
    keys,
    auditLog,
    isLevel3: settings.isLevel3,
    sms: openSms(options, db),
    smsLimits: settings.smsLimits,
    messenger: createMessengerGateway(() => settings.messengerApi || standIn),
    addRoutes: await demonstration?.openRoutes(db, keys.sign, now),
    outbox: demonstration && settings.smsGateway === '' ? settings.outbox : undefined,
    render: openRender(client),
    assets: client,
    desk: readDeskBuild(join(process.cwd(), 'dist/desk')),
    publicOrigin,
    jobFigures: figures.text,
    openMetrics,
    trustedProxies,
    logger: { level: 'warn' },
  });
  // after a restart thousands of sockets and readers connect at once; one that finds no place tries again only after seconds
  await app.listen({ host, port, backlog: 4096 });
  await openAdminPort(admin, settings, log);
  const stopDeleting = deleteOldAuditFiles(auditLog, (error) =>
    app.log.error({ err: error }, 'deleting old files of the audit log failed'),
  );
  const address = app.server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  standIn = `http://${isEveryAddress ? '127.0.0.1' : host}:${openPort}${demonstration?.messengerPath ?? ''}`;
  const origin = publicOrigin || `http://${isEveryAddress ? 'localhost' : host}:${openPort}`;
  log(`Touchpaper is open: ${origin}/`);
  if (!demonstration && !(await hasStaff(db)))
    log(`There are no staff yet. The first admin begins here: ${origin}/desk/setup#${setupToken(keys.sign)}`);
  await tellUnreviewedComments(db, now, log);
  const stopWork = await startWork(resources, options, { app, figures });
  await stopRequested;
  drain();
  await Promise.all([stopWork(), stopDeleting(), pause(settings.drainMs)]);
  await admin.close();
  await app.close();
  await auditLog.close();
}

/** @param sign `keys.sign` */
const openServerAuditLog = ({ settings, log }: ServerOptions, sign: string): Promise<AuditLog> =>
  openAuditLog({
    folder: settings.auditDir,
    sign,
    days: settings.logDays,
    now,
    failed: (error) => log(`The audit log cannot be written and waits: ${codeOf(error)}`),
  });

/** Starts the work that goes on beside the calls. @returns stops it */
async function startWork(
  resources: Resources,
  { settings, log, demonstration, pictureProgram }: ServerOptions,
  { app, figures }: { readonly app: FastifyInstance; readonly figures: JobFigures },
): Promise<() => Promise<void>> {
  const { db, media } = resources;
  const housekeepingFailed = (error: unknown) => app.log.error({ err: error }, 'housekeeping failed');
  const jobFailed = (error: unknown, job: string) => app.log.error({ err: error, job }, 'a job failed');
  const pictureFailed = (error: unknown) => app.log.error({ err: error }, 'encoding a picture failed');
  const videoFailed = (error: unknown) => app.log.error({ err: error }, 'progress of a video was not stored');
  const stopJobs = startJobs({ db, figures, failed: jobFailed }, [
    housekeepingJob(db, now, housekeepingFailed),
    searchIndexJob(db),
    ...(await videoJobsHere({ db, media, now, log, failed: videoFailed })),
    avifJob({
      jobs: resources.storage.jobs,
      folder: resources.bucket ? '' : mediaFolder(settings),
      program: pictureProgram,
      failed: pictureFailed,
    }),
    ...(demonstration?.jobs(resources, now) ?? []),
  ]);
  const stopRebuild = startRebuild(db, {
    log,
    failed: (error) => app.log.error({ err: error }, 'rebuilding a document failed'),
  });
  const filesFailed = (error: unknown) => app.log.error({ err: error }, 'taking files away failed');
  const stopMediaChecks = startMediaChecks({ db, media, failed: filesFailed });
  return async () => {
    await stopJobs();
    await stopMediaChecks();
    await stopRebuild();
  };
}

async function openAdminPort(
  admin: FastifyInstance,
  { adminPort }: Settings,
  log: (line: string) => void,
): Promise<void> {
  if (adminPort === undefined) return;
  await admin.listen({ host: '127.0.0.1', port: adminPort });
  log(`For programs of this machine: http://127.0.0.1:${adminPort}/metrics`);
}

function openSms({ settings, demonstration, log }: ServerOptions, db: Database): SmsGateway {
  if (settings.smsGateway !== '') return createHttpSmsGateway(settings.smsGateway, settings.smsGatewayKey);
  if (!demonstration) return noSms;
  return createOutboxSmsGateway(db, now, log, (site) => demonstration.isOwnSite(db, site));
}
