import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Render } from '@contract/render';
import { buildApp } from '@platform/app';
import { type ArticleWriter, createArticleWriter } from '@platform/articles/articles.write';
import { saveColumn } from '@platform/columns/columns.store';
import { type Database, openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import { openPublic } from '@platform/fetching/fetchPublic';
import { newKeys } from '@platform/keys/keys';
import { folderStore } from '@platform/media/folderStore';
import type { MediaStore } from '@platform/media/mediaStore';
import { messengerDoor } from '@platform/messenger/messengerDoor';
import type { SettingsChange } from '@platform/sites/discussRules';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { newestInOutbox } from '@platform/sms/outbox.store';
import { outboxDoor } from '@platform/sms/outboxDoor';
import type { SmsDoor } from '@platform/sms/smsDoor';
import type { SocketLimits } from '@platform/sockets/limits';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FakeClock, fakeClock } from './clock';
import { type FormFile, multipart } from './multipart';
import { createDatabase, type Template } from './postgres';
import { type SignedBy, signedCall } from './signedCall';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** One set for all: a curve's numbers take a moment. */
export const testKeys = newKeys();

/** Migrated, with site 1 and nothing in it. */
export const emptyNewsroom: Template = {
  name: 'empty_newsroom',
  build: async (url) => {
    const db = openDatabase(url, { max: 1 });
    await migrate(db);
    await saveSite(db, { id: 1, name: '澜川', hosts: [], app_ids: ['1'], config: {}, version: 1 });
    await db.close();
  },
};

export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly media: MediaStore;
  /** Where it keeps them. */
  readonly mediaFolder: string;
  readonly clock: FakeClock;
  readonly writer: ArticleWriter;
  /** GET without headers, as a third-party reader does. */
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(url: string, body: string | object, headers?: Record<string, string>): Promise<TestAnswer>;
  /** A call of the login service, signed (wire D1) by a device; `token` = the one it has. */
  sso(name: string, parameters: Record<string, string>, by?: SignedBy): Promise<TestAnswer>;
  /** A member of that phone comes in on a device. */
  member(phone?: string, device?: string): Promise<TestMember>;
  /** A form with files. */
  send(url: string, files: readonly FormFile[], headers?: Record<string, string>): Promise<TestAnswer>;
  /** The newest code that went to a phone of site 1. */
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
  /** As every call of his carries it. */
  readonly headers: { readonly token: string };
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
  /** Takes what goes to phones in place of the outbox. */
  readonly sms?: SmsDoor;
  readonly outbox?: 'own' | 'open';
  /** Addresses and ranges of proxies that are believed. */
  readonly trustedProxies?: readonly string[];
  /** Where the stand-in messenger listens; nobody answers without it. */
  readonly messenger?: string;
  /** `host:port` of stand-ins that pictures may be fetched from although they are not public. */
  readonly allow?: readonly string[];
  /** Epoch ms at which the fake clock stands. */
  readonly now?: number;
  /** Hears every line the server logs. */
  readonly log?: (line: string) => void;
  readonly socketLimits?: Partial<SocketLimits>;
  /** What readers see where a proxy stands before it. */
  readonly publicOrigin?: string;
}

/** The real server on a real database of its own; the clock stands until it is moved. */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = await createDatabase(options.template ?? emptyNewsroom);
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-media-'));
  const db = openDatabase(database.url, { max: 4 });
  const clock = fakeClock(options.now ?? Date.parse('2031-03-05T09:30:00+08:00'));
  const media = folderStore({ folder, maxPixels: 50_000_000 });
  const sms = options.sms ?? outboxDoor(db, clock.now, () => undefined);
  const build = () =>
    buildApp({
      db,
      media,
      now: clock.now,
      keys: testKeys,
      sms,
      messenger: messengerDoor(() => options.messenger ?? 'http://127.0.0.1:9'),
      openPublic: (url, how) => openPublic(url, { ...how, allow: options.allow ?? [] }),
      outbox: options.outbox,
      trustedProxies: options.trustedProxies ?? [],
      render: options.render,
      assets: options.assets,
      socketLimits: options.socketLimits,
      publicOrigin: options.publicOrigin ?? '',
      ...(options.log ? { logger: { level: 'trace', stream: { write: options.log } } } : {}),
    });
  const app = await build();
  const sites = createSiteFinder(db, clock.now, '');
  const [site] = await sites.all();
  if (!site) throw new Error('the template has no site');

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string | object,
  ) {
    const response = await app.inject({
      method,
      url,
      headers: { host: 'paper.test', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: (): unknown => JSON.parse(response.body),
    };
  }

  const platform: TestPlatform = {
    app,
    db,
    media,
    mediaFolder: folder,
    clock,
    writer: createArticleWriter(db, site, clock.now),
    get: (url, headers = {}) => ask('GET', url, headers),
    post: (url, body, headers = {}) =>
      ask('POST', url, typeof body === 'string' ? { ...FORM, ...headers } : headers, body),
    sso: (name, parameters, by = {}) => {
      const { body, headers } = signedCall(parameters, { ...by, at: clock.now() });
      return ask('POST', `/sso-app/api/${name}`, { ...headers, ...FORM }, body);
    },
    member: async (phone = '13800000001', device = 'xy0001') => {
      clock.forward(61_000);
      await platform.sso('sendCode', { phone, scene: 'login' }, { device });
      const code = await platform.codeTo(phone);
      const answer = await platform.sso('loginByPhone', { phone, code }, { device });
      const { accessToken, ...came } = v.parse(Came, answer.json()).data;
      return { ...came, headers: { token: accessToken } };
    },
    send: (url, files, headers = {}) => {
      const form = multipart(files);
      return ask('POST', url, { ...form.headers, ...headers }, form.payload);
    },
    codeTo: async (phone) => {
      const words = (await newestInOutbox(db, 1)).find((message) => message.phone === phone)?.words;
      const code = /\d{6}/.exec(words ?? '')?.[0];
      if (!code) throw new Error(`no code went to ${phone}`);
      return code;
    },
    configure: async (change) => {
      await saveSite(db, {
        id: 1,
        name: '澜川',
        hosts: [],
        app_ids: ['1'],
        config: change,
        version: clock.now(),
      });
      clock.forward(10_000);
    },
    addColumn: async ({ id, name, parent = 0, style = '101', topCount = 0, topic = false }) => {
      await saveColumn(db, { site: 1, id, parent, name, style, order: id, topCount, topic, doc: {} });
    },
    beside: build,
    close: async () => {
      await app.close();
      await db.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return platform;
}
