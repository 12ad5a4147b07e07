import { randomBytes } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@platform/db/connection';
import { startEmbedded } from '@platform/db/embedded';
import type { TestProject } from 'vitest/node';
import { type Server, startDebianPostgres } from './debianPostgres';
import { serverFolder } from './serverFolder';

/** Strategy for copying a template database: `file_copy` is fast in memory, but costs two checkpoints on a disk. */
export type Copied = 'file_copy' | 'wal_log';

/** A PostgreSQL of the run. */
export interface RunPostgres {
  /** The run's own database. */
  readonly url: string;
  /** First letters of the names of its copies. */
  readonly prefix: string;
  readonly copied: Copied;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: RunPostgres;
    /** That of the journeys: the embedded one (decision 019). */
    journeysPostgres: RunPostgres;
    /** The other tests run on Debian's PostgreSQL 15 instead of the embedded one (vitest.config.ts). */
    isOnPostgres15: boolean;
  }
}

/** Nothing here outlives the run; what must survive a crash is tested on a server of its own. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
  'max_connections=200',
];

/** DATABASE_URL (its user must be allowed to create databases), or a PostgreSQL of this run alone. */
async function startServer(): Promise<Server> {
  const configuredUrl = process.env.DATABASE_URL;
  if (configuredUrl !== undefined && configuredUrl !== '')
    return { url: configuredUrl, stop: async () => undefined };
  const folder = await serverFolder('test');
  // Started by root, PostgreSQL runs as another user, who must be able to walk in.
  await chmod(folder, 0o711);
  const embedded = await startEmbedded({
    dataDir: join(folder, 'postgres'),
    log: (line) => console.log(line),
    settings,
  });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Prepared {
  readonly postgres: RunPostgres;
  end(): Promise<void>;
}

/** The run's own database on a server; `end` drops what tests left and stops the server. */
async function prepare(server: Server): Promise<Prepared> {
  const prefix = `tp_${randomBytes(4).toString('hex')}`;
  const database = openDatabase(server.url, { max: 1 });
  await database.script('create table if not exists test_templates (name text primary key)');
  const copied = server.url === process.env.DATABASE_URL ? 'wal_log' : 'file_copy';
  const end = async () => {
    const left = await database.query<{ datname: string }>(
      { name: 'testDatabases', text: 'select datname from pg_database where starts_with(datname, $1)' },
      [prefix],
    );
    for (const { datname } of left) await database.script(`drop database if exists ${datname} with (force)`);
    await database.run(
      { name: 'testTemplatesGone', text: 'delete from test_templates where starts_with(name, $1)' },
      [prefix],
    );
    await database.close();
    await server.stop();
  };
  return { postgres: { url: server.url, prefix, copied }, end };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { isOnPostgres15 } = project.getProvidedContext();
  const [own, debian] = await Promise.all([
    startServer().then(prepare),
    isOnPostgres15 ? startDebianPostgres(settings).then(prepare) : undefined,
  ]);
  project.provide('journeysPostgres', own.postgres);
  project.provide('postgres', (debian ?? own).postgres);
  return async () => {
    await Promise.all([own.end(), debian?.end()]);
  };
}
