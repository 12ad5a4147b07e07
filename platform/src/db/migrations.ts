import { createHash } from 'node:crypto';
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

/** True when this call applied it. A second starter waits on the claimed row until the first has committed. */
async function applyOnce(queries: Queries, migration: Migration): Promise<boolean> {
  const checksum = checksumOf(migration.sql);
  if ((await queries.run(claim, [migration.name, checksum])) === 1) {
    await queries.script(migration.sql).catch((error: unknown) => {
      if (error instanceof Error) error.message = `${migration.name}: ${error.message}`;
      throw error;
    });
    return true;
  }
  const before = await queries.one<{ checksum: string }>(recorded, [migration.name]);
  if (before?.checksum !== checksum) {
    throw startRefused(
      `The migration ${migration.name} has changed since it was applied to this database; ` +
        'put the file back as it was and write a new migration.',
    );
  }
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
    await applyOnce(queries, migration);
  }
}

/**
 * Brings the schema up to date; safe when several processes start at once. Returns the names applied by this call.
 * @throws startRefused(…) when an applied migration has been changed
 */
export async function migrate(db: Database, list: readonly Migration[] = migrations): Promise<string[]> {
  await db.run(makeTable).catch((error: unknown) => {
    // Two starters made it at the same moment: PostgreSQL's "if not exists" sees neither the other's table nor its row type.
    if (!['23505', '42P07', '42710'].includes(codeOf(error))) throw error;
  });
  const applied: string[] = [];
  for (const migration of inOrder(list)) {
    const done = await db.transaction((queries) => applyOnce(queries, migration), { long: true });
    if (done) applied.push(migration.name);
  }
  return applied;
}
