import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queries } from './connection';
import { codeOf, startRefused } from './startRefused';

export interface Migration {
  /** `NNN-name.sql`; migrations run in the order of their names. */
  name: string;
  sql: string;
}

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The schema of this version, in order; inside the bundle too. */
export const migrations: readonly Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  sql,
}));

/** A lock was not to be had in time; a table is not there. */
const NO_LOCK = '55P03';
const NO_TABLE = '42P01';

const inOrder = (list: readonly Migration[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const makeTable = {
  name: 'migrationsTable',
  text: `create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
};
const claim = {
  name: 'migrationsClaim',
  text: 'insert into schema_migrations (name, checksum) values ($1, $2) on conflict (name) do nothing',
};
const recorded = {
  name: 'migrationsRecorded',
  text: 'select checksum from schema_migrations where name = $1',
};

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

const changedMigration = ({ name }: Migration): Error =>
  startRefused(
    `The migration ${name} has changed since it was applied to this database; ` +
      'put the file back as it was and write a new migration.',
  );

/**
 * True when this call applied it. A second starter waits on the claimed row until the first has committed.
 * @param lockMs milliseconds the migration waits for a table that others use; 0 = as long as they do
 */
async function applyOnce(queries: Queries, migration: Migration, lockMs: number): Promise<boolean> {
  const checksum = checksumOf(migration.sql);
  if ((await queries.run(claim, [migration.name, checksum])) === 1) {
    await queries.script(`set local lock_timeout = ${Number(lockMs)}`);
    await queries.script(migration.sql).catch((error: unknown) => {
      if (error instanceof Error) error.message = `${migration.name}: ${error.message}`;
      throw error;
    });
    return true;
  }
  const before = await queries.one<{ checksum: string }>(recorded, [migration.name]);
  if (before?.checksum !== checksum) throw changedMigration(migration);
  return false;
}

/**
 * Applies migrations in the caller's transaction; those that are applied are passed over.
 * @param checksums of the versions that are to be applied; each has to be the one of this list
 * @throws startRefused(…) when a migration is another one than it was
 */
export async function applyAll(
  queries: Queries,
  list: readonly Migration[],
  checksums: Readonly<Record<string, string>> = {},
): Promise<void> {
  await queries.run(makeTable);
  for (const migration of inOrder(list)) {
    const { name, sql } = migration;
    if ((checksums[name] ?? checksumOf(sql)) !== checksumOf(sql))
      throw startRefused(`The migration ${name} is not the one that was applied there.`);
    await applyOnce(queries, migration, 0);
  }
}

export interface MigrateOptions {
  /** Milliseconds a migration waits for a table that others use: everybody who comes later waits behind it. */
  readonly lockMs?: number;
  /** Times a migration is tried that found no lock. */
  readonly tries?: number;
  /** Between two tries: those who waited behind it go on. */
  readonly rest?: () => Promise<unknown>;
}

const LOCK_MS = 3_000;
const TRIES = 20;
const REST_MS = 1_000;

/**
 * Brings the schema up to date; safe when several processes start at once. Returns the names applied by this call.
 * @throws startRefused(…) when an applied migration has been changed, or one found its table in use at every try
 */
export async function migrate(
  db: Database,
  list: readonly Migration[] = migrations,
  { lockMs = LOCK_MS, tries = TRIES, rest = () => pause(REST_MS) }: MigrateOptions = {},
): Promise<string[]> {
  await db.run(makeTable).catch((error: unknown) => {
    // Two starters made it at the same moment: PostgreSQL's "if not exists" sees neither the other's table nor its row type.
    if (!['23505', '42P07', '42710'].includes(codeOf(error))) throw error;
  });
  const apply = (migration: Migration) =>
    db.transaction((queries) => applyOnce(queries, migration, lockMs), { long: true });
  const applied: string[] = [];
  for (const migration of inOrder(list)) {
    for (let count = 1; ; count += 1) {
      try {
        if (await apply(migration)) applied.push(migration.name);
        break;
      } catch (error) {
        if (codeOf(error) !== NO_LOCK) throw error;
        if (count >= tries)
          throw startRefused(
            `The migration ${migration.name} found its table in use ${tries} times: end long transactions, then try again.`,
            error,
          );
        await rest();
      }
    }
  }
  return applied;
}

const APPLIED = { name: 'migrationsApplied', text: 'select name, checksum from schema_migrations' };

/**
 * Compares the schema with this version's and changes nothing. Migrations of a later version are passed over.
 * @throws startRefused(…) when a migration is missing or has been changed
 */
export async function requireMigrated(db: Queries, list: readonly Migration[] = migrations): Promise<void> {
  const rows = await db.query<{ name: string; checksum: string }>(APPLIED).catch((error: unknown) => {
    if (codeOf(error) === NO_TABLE) return [];
    throw error;
  });
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const migration of inOrder(list)) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined)
      throw startRefused(
        `The database lacks the migration ${migration.name}: run "npm run migrate", or start without MIGRATE=off.`,
      );
    if (checksum !== checksumOf(migration.sql)) throw changedMigration(migration);
  }
}
