import type { Queries } from '@platform/db/connection';
import { quoted } from '@platform/siteCopy/tables.sql';

/** Columns that the database computes are left out. */
const TABLES = {
  name: 'backup-tables',
  text: `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`,
};
const REFERENCES = {
  name: 'backup-references',
  text: `select a.relname::text as "from", b.relname::text as "to" from pg_constraint
    join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and a.relnamespace = current_schema()::regnamespace`,
};
const NUMBERS = {
  name: 'backup-numbers',
  text: `select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`,
};
const SCHEMA = {
  name: 'backup-schema',
  text: 'select name, checksum from schema_migrations order by name',
};
const IS_EMPTY = {
  name: 'backup-isEmpty',
  text: `select not exists (select from pg_class where relnamespace = current_schema()::regnamespace) as "isEmpty"`,
};
const SET_NUMBER = {
  name: 'backup-setNumber',
  text: `select setval((quote_ident(current_schema()) || '.' || quote_ident($1))::regclass, $2::bigint)`,
};

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table but that of migrations, each behind those it refers to. */
export async function allTables(db: Queries): Promise<Table[]> {
  const references = await db.query<{ from: string; to: string }>(REFERENCES);
  const waiting = new Map((await db.query<Table>(TABLES)).map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const bound = new Set(references.flatMap(({ from, to }) => (waiting.has(to) ? from : [])));
    const free = [...waiting.values()].filter(({ name }) => !bound.has(name));
    if (free.length === 0)
      throw new Error(`tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

export async function numbersOf(db: Queries): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; last: string }>(NUMBERS);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export const setNumber = async (db: Queries, name: string, last: string): Promise<void> =>
  void (await db.query(SET_NUMBER, [name, last]));

export async function schemaOf(db: Queries): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; checksum: string }>(SCHEMA);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

export const isEmptyDatabase = async (db: Queries): Promise<boolean> =>
  (await db.one<{ isEmpty: boolean }>(IS_EMPTY))?.isEmpty === true;

/** Forms of values that every PostgreSQL reads alike, whatever its settings say; no time limit. */
export const SAME_FORMS = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

const listOf = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;
export const copyOut = (table: Table): string => `copy ${listOf(table)} to stdout`;
export const copyIn = (table: Table): string => `copy ${listOf(table)} from stdin`;
export const emptyAll = (tables: readonly Table[]): string =>
  `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`;
