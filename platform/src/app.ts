import { MAX_BODY_BYTES } from '@contract/limits';
import { operations } from '@contract/operations';
import { getImage, poster } from '@contract/pictures';
import type { Render } from '@contract/render';
import { imageRoutes } from '@platform/articles/image.routes';
import type { Bucket } from '@platform/bucket/bucket';
import { createDeciphering } from '@platform/ciphers/deciphering';
import type { Database } from '@platform/db/connection';
import { type DeskBuild, deskRoutes } from '@platform/deskPages/desk.routes';
import { feedRoutes } from '@platform/feeds/feeds.routes';
import { type OpenPublic, openPublic } from '@platform/fetching/fetchPublic';
import { allHandlers } from '@platform/handlers';
import { healthRoutes, metricsRoute } from '@platform/health/health.routes';
import { registerBodyParsers } from '@platform/http/bodyParsers';
import { finishAnswersOnStop } from '@platform/http/gracefulStop';
import { loggedError } from '@platform/http/loggedError';
import { operationRoutes } from '@platform/http/operations.routes';
import { preflightRoutes } from '@platform/http/preflight.routes';
import { tolerantPath } from '@platform/http/tolerantPath';
import { refuseUnreadable } from '@platform/http/unreadableRequests';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { DEFAULT_SMS_LIMITS, type SmsLimits } from '@platform/installation/smsLimits.types';
import type { Keys } from '@platform/keys/keys';
import { mediaRoutes } from '@platform/media/media.routes';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import type { MessengerGateway } from '@platform/messenger/messenger.port';
import { createMinorCheck } from '@platform/minors/minors.service';
import { oEmbedRoutes } from '@platform/oembed/oembed.routes';
import { openApiRoutes } from '@platform/openapi/openapi.routes';
import type { Served } from '@platform/operations/callContext';
import { createOperationRunner } from '@platform/operations/operationRunner';
import { assetRoutes } from '@platform/pages/assets.routes';
import { manifestRoutes } from '@platform/pages/manifest.routes';
import { pageRoutes } from '@platform/pages/pages.routes';
import { readableFault } from '@platform/pages/readableFault';
import { unreadableAddress } from '@platform/pages/unreadableAddress';
import { workerRoutes } from '@platform/pages/worker.routes';
import { posterRoutes } from '@platform/posters/posters.routes';
import { checkProgramSign } from '@platform/signing/programSign';
import type { SiteFinder } from '@platform/sites/sites.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { outboxRoutes } from '@platform/sms/outbox.routes';
import type { SmsGateway } from '@platform/sms/sms.port';
import { createSmsReports } from '@platform/sms/smsReports.service';
import type { SocketLimits } from '@platform/sockets/limits.rules';
import { socketRoutes } from '@platform/sockets/sockets.routes';
import { newsroomRoutes } from '@platform/staff/newsroom.routes';
import { createLegacy } from '@platform/tokens/legacy.service';
import { createTokens } from '@platform/tokens/tokens.service';
import { ledgerRoutes } from '@platform/votes/ledger/ledger.routes';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { buildAdminApp } from './adminApp';

export interface AppOptions {
  readonly db: Database;
  readonly media: MediaStore & MediaReader;
  /** Holds the assets of other builds too. */
  readonly bucket?: Bucket | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly keys: Keys;
  readonly auditLog: AuditLog;
  /** Stricter rules for the logins of staff (K19). */
  readonly isLevel3?: boolean | undefined;
  readonly sms: SmsGateway;
  /** Other limits of text messages than the usual ones. */
  readonly smsLimits?: Partial<SmsLimits> | undefined;
  readonly messenger: MessengerGateway;
  /** Fetches from public hosts alone where nothing else is said. */
  readonly openPublic?: OpenPublic | undefined;
  /** Further routes, such as the demonstration's own. */
  readonly addRoutes?: ((app: FastifyInstance) => void) | undefined;
  /** The demonstration's outbox at the port of this machine alone, or also at the readers'; without it there is none. */
  readonly outbox?: 'own' | 'open' | undefined;
  /** Touch's server entry; without it pages answer 503. */
  readonly render?: Render | undefined;
  /** Folder of touch's browser build. */
  readonly assets?: string | undefined;
  /** The desk's client; without it there is no `/desk`. */
  readonly desk?: DeskBuild | undefined;
  /** Origin that readers see when a proxy stands before the server; '' = as the request says. */
  readonly publicOrigin?: string;
  /** Addresses and ranges of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; none without it. */
  readonly trustedProxies?: readonly string[];
  /** Figures of this process's jobs, in the text form monitoring programs read. */
  readonly jobFigures?: () => string;
  /** Figures also at the readers' port. */
  readonly openMetrics?: boolean;
  readonly logger?: Logger;
  /** Other limits of sockets than the usual ones. */
  readonly socketLimits?: Partial<SocketLimits> | undefined;
}

type Logger = Pick<Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>, 'level' | 'stream'>;

/** Milliseconds a request may take to arrive. */
const REQUEST_MS = 60_000;
/** Milliseconds a connection may be silent in the middle of an answer: a client that stops reading would hold its memory. */
const IDLE_CONNECTION_MS = 120_000;
function createServer(parts: AppOptions, sites: SiteFinder): FastifyInstance {
  return Fastify({
    logger: parts.logger ? { ...parts.logger, serializers: { err: (error) => loggedError(error) } } : false,
    bodyLimit: MAX_BODY_BYTES,
    // a reader who keeps a line open holds up no stop; answers under way are finished first
    forceCloseConnections: true,
    // a request that trickles in is let go
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_CONNECTION_MS,
    // The caller's address is the reader's, not our proxy's; forwarding headers of anybody else are ignored.
    ...(parts.trustedProxies?.length ? { trustProxy: [...parts.trustedProxies] } : {}),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: unreadableAddress(sites),
    rewriteUrl: (request) => tolerantPath(request.url ?? '/'),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // requests are not logged, so a logger for each of them would say nothing more
    childLoggerFactory: (logger) => logger,
  });
}

/** A year; subdomains are the operator's own. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** @param isHttps readers come by https: browsers keep to it (K8) */
function headersOfEveryAnswer(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', (_, reply, _body, done) => {
    if (isHttps) reply.header('strict-transport-security', STRICT_TRANSPORT);
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', reply.getHeader('referrer-policy') ?? 'strict-origin-when-cross-origin');
    done();
  });
}

/** The server, and what is served at a port of its own to programs of this machine. */
export interface Apps {
  readonly app: FastifyInstance;
  readonly admin: FastifyInstance;
  /** From now on balancers send nobody here. */
  readonly drain: () => void;
}

/** Operations that answer JSON; pictures have routes of their own. */
const jsonOperations = operations.filter((operation) => operation !== getImage && operation !== poster);

type Made = Pick<Parameters<typeof allHandlers>[0], 'tokens' | 'smsReports' | 'failed'>;

function handlersOf(parts: AppOptions, { tokens, smsReports, failed }: Made): Served[] {
  const { db, now, media, auditLog, keys, sms, messenger } = parts;
  return allHandlers({
    db,
    media,
    now,
    keys,
    logDays: auditLog.days,
    sms,
    smsLimits: { ...DEFAULT_SMS_LIMITS, ...parts.smsLimits },
    smsReports,
    tokens,
    failed,
    messenger,
    openPublic: parts.openPublic ?? openPublic,
  });
}

/** Builds the servers; starts nothing. */
export async function buildApps(parts: AppOptions): Promise<Apps> {
  const { db, now, media, auditLog, keys } = parts;
  const sites = createSiteFinder(db, now, parts.publicOrigin ?? '');
  const app = createServer(parts, sites);
  const failed = (error: unknown) => app.log.error({ err: error }, 'failed');
  const tokens = createTokens(db, keys.sign, now);
  const smsReports = createSmsReports(now, (line) => app.log.warn(line));
  const served = handlersOf(parts, { tokens, smsReports, failed });
  const checkMinor = createMinorCheck(db, now);
  const answering = createOperationRunner({ operations, served, now, failed, checkMinor });
  app.setErrorHandler(readableFault({ sites, answering, render: parts.render, now }));
  headersOfEveryAnswer(app, parts.publicOrigin?.startsWith('https:') ?? false);
  const { drain, isDraining } = finishAnswersOnStop(app);
  registerBodyParsers(app);
  const further = () => [smsReports.text(), parts.jobFigures?.() ?? ''].join('\n');
  const figures = healthRoutes(app, { db, now, isDraining, auditLog, further });
  if (parts.openMetrics) metricsRoute(app, figures);
  operationRoutes(app, jsonOperations, {
    runner: answering,
    sites,
    now,
    auditLog,
    tokenReaders: { readToken: tokens.callerOf, readLegacy: createLegacy(keys, now).callerOf },
    deciphering: createDeciphering(keys.sm2.privateKey, now),
    checkSign: (site, { headers }, parameters) => checkProgramSign(db, site.id, headers, parameters, now()),
  });
  preflightRoutes(app, jsonOperations, sites);
  imageRoutes(app, { db, media, sites });
  posterRoutes(app, { media, sites, answering, publicOrigin: parts.publicOrigin ?? '', now });
  feedRoutes(app, { db, sites, now });
  oEmbedRoutes(app, { sites, answering });
  openApiRoutes(app, sites, now);
  ledgerRoutes(app, { db, sites, now });
  socketRoutes(app, { db, sites, key: keys.sign, now, failed, limits: parts.socketLimits });
  newsroomRoutes(app, { db, media, tokens, sites, key: keys.sign, now, auditLog, isLevel3: parts.isLevel3 });
  await app.register(mediaRoutes, { media });
  await assetRoutes(app, parts.assets, parts.bucket);
  await deskRoutes(app, { sites, desk: parts.desk });
  parts.addRoutes?.(app);
  if (parts.outbox === 'open') outboxRoutes(app, { db, sites });
  manifestRoutes(app, sites);
  workerRoutes(app, parts.assets);
  pageRoutes(app, { sites, answering, render: parts.render, now });
  const admin = buildAdminApp({ db, sites, figures, hasOutbox: parts.outbox !== undefined });
  return { app, admin, drain };
}

/** The readers' server alone. */
export const buildApp = async (parts: AppOptions): Promise<FastifyInstance> => (await buildApps(parts)).app;
