import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Render } from '@contract/render';
import { buildApps } from '@platform/app';
import { type ArticleWriter, createArticleWriter } from '@platform/articles/saving/saving.service';
import { type Bucket, openBucket } from '@platform/bucket/bucket';
import type { BucketSettings } from '@platform/bucket/bucketSettings';
import { saveColumn } from '@platform/columns/columns.store';
import { type Database, openDatabase } from '@platform/db/connection';
import type { DeskBuild } from '@platform/deskPages/desk.routes';
import { openPublic } from '@platform/fetching/fetchPublic';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import type { SmsLimits } from '@platform/installation/smsLimits.types';
import { newKeys } from '@platform/keys/keys';
import { createMediaStore } from '@platform/media/createMediaStore';
import { folderStorage } from '@platform/media/folderStore';
import type { MediaStore } from '@platform/media/mediaStore';
import { bucketStorage } from '@platform/media/storage/bucketStorage';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';
import { createMessengerGateway } from '@platform/messenger/messenger.port';
import { openRedisNotifications } from '@platform/redis/redisNotifications';
import type { SettingsChange } from '@platform/sites/discussRules';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { createOutboxSmsGateway } from '@platform/sms/outbox.port';
import { newestOutboxMessages } from '@platform/sms/outbox.store';
import type { SmsGateway } from '@platform/sms/sms.port';
import type { SocketLimits } from '@platform/sockets/limits.rules';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FakeClock, fakeClock } from './clock';
import { emptyNewsroom } from './emptyNewsroom';
import { type FormFile, multipart } from './multipart';
import { openTestAuditLog } from './openTestAuditLog';
import { createDatabase, type Template } from './postgres';
import { type SignedBy, signedCall } from './signedCall';

const MAX_PIXELS = 50_000_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Shared by all tests, because key generation is slow. */
export const testKeys = newKeys();

export interface TestPlatform {
  readonly app: FastifyInstance;
  /** At a port of its own, for programs of this machine. */
  readonly admin: FastifyInstance;
  /** Begins the stop that balancers see. */
  readonly drain: () => void;
  readonly db: Database;
  readonly media: MediaStore;
  /** Folder of the stored media; nothing lies there where a bucket holds them. */
  readonly mediaFolder: string;
  /** Where the media's bytes lie. */
  readonly storage: MediaStorage;
  readonly auditLog: AuditLog;
  readonly clock: FakeClock;
  readonly writer: ArticleWriter;
  /** GET without headers, as a third-party reader does. */
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(url: string, body: string | object, headers?: Record<string, string>): Promise<TestAnswer>;
  /** A call of the login service, signed (wire D1) by a device; `token` = the one it has. */
  sso(name: string, parameters: Record<string, string>, by?: SignedBy): Promise<TestAnswer>;
  /** Signs in the member of that phone on a device. */
  member(phone?: string, device?: string): Promise<TestMember>;
  /** A form with files. */
  send(url: string, files: readonly FormFile[], headers?: Record<string, string>): Promise<TestAnswer>;
  /** Newest code sent to a phone on site 1. */
  codeTo(phone: string): Promise<string>;
  /** Settings of site 1 over the defaults. */
  configure(change: SettingsChange): Promise<void>;
  addColumn(column: {
    id: number;
    name: string;
    parent?: number;
    style?: string;
    topCount?: number;
    topic?: boolean;
  }): Promise<void>;
  /** Another process of the server on the same database; it is closed before the platform is. */
  beside(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export interface TestMember {
  readonly uid: string;
  readonly nickname: string;
  readonly refreshToken: string;
  /** Headers of every call by this person. */
  readonly headers: { readonly token: string; readonly devid: string };
}

const Came = v.object({
  data: v.object({
    uid: v.string(),
    nickname: v.string(),
    accessToken: v.string(),
    refreshToken: v.string(),
  }),
});

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON. */
  json(): unknown;
}

export interface TestPlatformOptions {
  readonly template?: Template;
  readonly render?: Render;
  /** Folder of touch's browser build. */
  readonly assets?: string;
  /** The desk's client. */
  readonly desk?: DeskBuild;
  /** Tests sign in many members from one address. */
  readonly smsLimits?: Partial<SmsLimits>;
  /** Replaces the outbox as SMS gateway. */
  readonly sms?: SmsGateway;
  readonly outbox?: 'own' | 'open';
  /** Addresses and ranges of trusted proxies. */
  readonly trustedProxies?: readonly string[];
  /** Address of the simulated messenger; without it no messenger answers. */
  readonly messenger?: string;
  /** `host:port` of test servers from which pictures may be fetched although they are not public. */
  readonly allow?: readonly string[];
  /** Start of the fake clock, epoch ms. */
  readonly now?: number;
  /** Called with every log line of the server. */
  readonly log?: (line: string) => void;
  readonly socketLimits?: Partial<SocketLimits>;
  /** Origin that readers use behind a proxy. */
  readonly publicOrigin?: string;
  /** Holds the media in place of a folder. */
  readonly s3?: BucketSettings | undefined;
  /** Address of a Redis that carries notifications. */
  readonly redis?: string;
  /** Stricter rules for the logins of staff. */
  readonly isLevel3?: boolean;
}

const DEVICE_OF_TOKEN = {
  name: 'test-device-of-token',
  text: 'select l.device from login_tokens t join logins l on l.site_id = t.site_id and l.id = t.login_id where t.hash = $1',
};

type Calls = Pick<TestPlatform, 'get' | 'post' | 'sso' | 'send'>;

/** Calls to the app; those with a member's token name its device, as every client does (wire D8). */
function callsTo(app: FastifyInstance, db: Database, now: () => number): Calls {
  async function deviceOf(token: string): Promise<string | undefined> {
    if (!token.startsWith('m1.')) return undefined;
    const hash = createHash('sha256').update(token).digest();
    return (await db.one<{ device: string }>(DEVICE_OF_TOKEN, [hash]))?.device;
  }

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string | object,
  ) {
    const devid = await deviceOf(headers.token ?? '');
    const response = await app.inject({
      method,
      url,
      headers: { host: 'paper.test', ...(devid === undefined ? {} : { devid }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: (): unknown => JSON.parse(response.body),
    };
  }

  return {
    get: (url, headers = {}) => ask('GET', url, headers),
    post: (url, body, headers = {}) =>
      ask('POST', url, typeof body === 'string' ? { ...FORM, ...headers } : headers, body),
    sso: (name, parameters, by = {}) => {
      const { body, headers } = signedCall(parameters, { ...by, at: now() });
      return ask('POST', `/sso-app/api/${name}`, { ...headers, ...FORM }, body);
    },
    send: (url, files, headers = {}) => {
      const form = multipart(files);
      return ask('POST', url, { ...form.headers, ...headers }, form.payload);
    },
  };
}

type Steps = Pick<TestPlatform, 'member' | 'codeTo' | 'configure' | 'addColumn'>;

/** Steps that many tests begin with. */
function stepsOn(calls: Calls, db: Database, clock: FakeClock): Steps {
  const codeTo = async (phone: string) => {
    const words = (await newestOutboxMessages(db, 1)).find((message) => message.phone === phone)?.words;
    const code = /\d{6}/.exec(words ?? '')?.[0];
    if (!code) throw new Error(`no code went to ${phone}`);
    return code;
  };
  return {
    codeTo,
    member: async (phone = '13800000001', device = 'xy0001') => {
      clock.forward(61_000);
      await calls.sso('sendCode', { phone, scene: 'login' }, { device });
      const code = await codeTo(phone);
      const answer = await calls.sso('loginByPhone', { phone, code }, { device });
      const { accessToken, ...session } = v.parse(Came, answer.json()).data;
      return { ...session, headers: { token: accessToken, devid: device } };
    },
    configure: async (change) => {
      const site = { id: 1, name: '澜川', hosts: [], app_ids: ['1'] };
      await saveSite(db, { ...site, config: change, version: clock.now() });
      clock.forward(10_000);
    },
    addColumn: async ({ id, name, parent = 0, style = '101', topCount = 0, topic = false }) => {
      await saveColumn(db, { site: 1, id, parent, name, style, order: id, topCount, topic, doc: {} });
    },
  };
}

interface OpenedStorage {
  readonly storage: MediaStorage;
  readonly bucket: Bucket | undefined;
}

/** Storages of processes that share nothing but the bytes. */
function storagesOf({ s3 }: TestPlatformOptions, folder: string) {
  const buckets: Bucket[] = [];
  return {
    open(): OpenedStorage {
      if (!s3) return { storage: folderStorage(folder), bucket: undefined };
      const bucket = openBucket(s3, Date.now);
      buckets.push(bucket);
      return { storage: bucketStorage(bucket), bucket };
    },
    close: () => Promise.all(buckets.map((bucket) => bucket.close())),
  };
}

/** Starts the real server on its own database, with a fake clock. */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = await createDatabase(options.template ?? emptyNewsroom);
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-media-'));
  const notifications = options.redis
    ? await openRedisNotifications(options.redis, () => undefined)
    : undefined;
  const db = openDatabase(database.url, { max: 4, notifications });
  const clock = fakeClock(options.now ?? Date.parse('2031-03-05T09:30:00+08:00'));
  const auditLog = await openTestAuditLog(testKeys.sign, clock.now);
  const storages = storagesOf(options, folder);
  const sms = options.sms ?? createOutboxSmsGateway(db, clock.now, () => undefined);
  const build = ({ storage: own, bucket }: OpenedStorage) =>
    buildApps({
      db,
      media: createMediaStore(own, MAX_PIXELS),
      bucket,
      now: clock.now,
      keys: testKeys,
      auditLog,
      isLevel3: options.isLevel3,
      sms,
      smsLimits: { freePerNetwork: 1000, perAddress: 1000, ...options.smsLimits },
      messenger: createMessengerGateway(() => options.messenger ?? 'http://127.0.0.1:9'),
      openPublic: (url, how) => openPublic(url, { ...how, allow: options.allow ?? [] }),
      outbox: options.outbox,
      trustedProxies: options.trustedProxies ?? [],
      render: options.render,
      assets: options.assets,
      desk: options.desk,
      socketLimits: options.socketLimits,
      publicOrigin: options.publicOrigin ?? '',
      ...(options.log ? { logger: { level: 'trace', stream: { write: options.log } } } : {}),
    });
  const opened = storages.open();
  const { storage } = opened;
  const media = createMediaStore(storage, MAX_PIXELS);
  const { app, admin, drain } = await build(opened);
  const sites = createSiteFinder(db, clock.now, '');
  const [site] = await sites.all();
  if (!site) throw new Error('the template has no site');

  const calls = callsTo(app, db, clock.now);
  return {
    ...{ app, admin, drain, db, media, storage, mediaFolder: folder, clock, auditLog },
    writer: createArticleWriter(db, site, clock.now),
    ...calls,
    ...stepsOn(calls, db, clock),
    beside: async () => (await build(storages.open())).app,
    close: async () => {
      await admin.close();
      await app.close();
      await auditLog.close();
      await db.close();
      notifications?.close();
      await storages.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
