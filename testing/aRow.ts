import { createHash } from 'node:crypto';
import type { Database } from '@platform/db/connection';

interface Column {
  readonly name: string;
  readonly type: string;
  /** Not null, and neither filled by a default nor computed. */
  readonly isRequired: boolean;
}

const COLUMNS = {
  name: 'test-columns-of-a-table',
  text: `select a.attname::text as name, t.typname::text as type,
      (a.attnotnull and not a.atthasdef and a.attidentity = '') as "isRequired"
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`,
};

let drawn = 0;

/** Something no other row has, of a column's type. */
function drawnValue(type: string): unknown {
  drawn += 1;
  switch (type) {
    case 'int2':
      return drawn % 30_000;
    case 'int4':
    case 'int8':
    case 'numeric':
      return 500_000 + drawn;
    case 'text':
      return `drawn ${drawn}`;
    case 'bytea':
      return Buffer.from(`drawn ${drawn}`);
    case 'bool':
      return false;
    case 'timestamptz':
      return new Date(Date.UTC(2026, 0, 1) + drawn);
    case 'date':
      return '2026-01-01';
    case 'tsvector':
      return '';
    case 'jsonb':
      return '{}';
    default:
      if (type.startsWith('_')) return [];
      throw new Error(`no value for a column of type ${type}`);
  }
}

const REFERENCES = {
  name: 'test-references-of-a-table',
  text: `select confrelid::regclass::text as parent,
      (select array_agg(attname::text order by at) from unnest(conkey) with ordinality as k(n, at)
        join pg_attribute on attrelid = conrelid and attnum = n) as own,
      (select array_agg(attname::text order by at) from unnest(confkey) with ordinality as k(n, at)
        join pg_attribute on attrelid = confrelid and attnum = n) as theirs
    from pg_constraint where contype = 'f' and conrelid = $1::regclass`,
};

interface Reference {
  readonly parent: string;
  readonly own: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * Values for the columns of a table that refer to other tables: those of rows that are there, of one site.
 * @param turn so many rows of the other table are passed over, where it has more
 */
export async function referencesOf(
  db: Database,
  table: string,
  site: number,
  turn: number,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { site_id: site };
  for (const { parent, own, theirs } of await db.query<Reference>(REFERENCES, [table])) {
    if (parent === 'sites') continue;
    const list = theirs.map((name) => `"${name}"`).join(', ');
    const rows = await db.query<Record<string, unknown>>(
      {
        name: `test-parents-${table}-${parent}-${theirs.join('-')}`,
        text: `select ${list} from ${parent} where site_id = $1 order by ${list} limit 10`,
      },
      [site],
    );
    const row = rows[turn % Math.max(1, rows.length)];
    if (!row) throw new Error(`${table} refers to ${parent}, which has no row of site ${site}`);
    for (const [place, name] of own.entries()) values[name] = row[theirs[place] ?? ''];
  }
  return values;
}

/**
 * Writes a row of any table: the named values, and something of its own in every other column that needs one. What the row
 * refers to need not be there.
 */
export async function aRow(
  db: Database,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = await db.query<Column>(COLUMNS, [table]);
  const unknown = Object.keys(values).filter((name) => !columns.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
  const written = columns.filter(({ name, isRequired }) => isRequired || name in values);
  const names = written.map(({ name }) => `"${name}"`).join(', ');
  const places = written.map((_, at) => `$${at + 1}`).join(', ');
  const given = written.map(({ name, type }) => (name in values ? values[name] : drawnValue(type)));
  const text = `insert into ${table} (${names}) overriding system value values (${places})`;
  await db.transaction(async (queries) => {
    await queries.script('set local session_replication_role = replica');
    await queries.run({ name: `test-row-${createHash('sha1').update(text).digest('hex')}`, text }, given);
  });
}
