import type { Queries } from '@platform/db/connection';

/** A table that goes with a site. */
export interface CopiedTable {
  readonly name: string;
  /** Written columns; columns that the database computes or numbers by itself are left out. */
  readonly columns: readonly string[];
}

/**
 * Tables that are not copied: codes, tickets and logins that live for minutes or depend on the installation's key, staff
 * and their acts (numbered per installation), secrets (set again), and derived data (rebuilt).
 */
export const notCopied: readonly string[] = [
  ...['logins', 'login_tokens', 'phone_codes', 'challenges', 'attempts', 'seen_randoms', 'outbox'],
  ...[
    'provider_proofs',
    'messenger_tickets',
    'site_secrets',
    'staff_roles',
    'staff_departments',
    'staff_acts',
  ],
  'article_search',
  ...['live_frames', 'vote_tickets', 'vote_snapshots', 'open_uploads', 'open_upload_parts'],
  ...['live_passes', 'live_report_keys'],
];

const OF_A_SITE = {
  name: 'siteCopy-tables',
  text: `select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '' and a.attidentity <> 'a') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    group by c.relname having bool_or(a.attname = 'site_id') order by c.relname`,
};
const REFERENCES = {
  name: 'siteCopy-references',
  text: `select a.relname::text as "from", b.relname::text as "to" from pg_constraint
    join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`,
};

/** Every table whose rows are a site's, each behind those it refers to. */
export async function copiedTables(db: Queries): Promise<CopiedTable[]> {
  const all = await db.query<{ name: string; columns: string[] }>(OF_A_SITE);
  const references = await db.query<{ from: string; to: string }>(REFERENCES);
  let waiting = all.filter(({ name }) => !notCopied.includes(name));
  const ordered: CopiedTable[] = [];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && names.has(to)),
    );
    if (free.length === 0)
      throw new Error(`tables refer to one another in a circle: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((one) => !free.includes(one));
  }
  return ordered;
}

/** An identifier as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
