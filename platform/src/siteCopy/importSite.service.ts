import { createReadStream } from 'node:fs';
import { indexWaiting } from '@platform/articles/search/searchIndex.service';
import type { Queries } from '@platform/db/connection';
import { startRefused } from '@platform/db/startRefused';
import { folderFiles } from '@platform/media/storage/folderFiles';
import { addOpenVideoJobs } from '@platform/videos/videoJobs.service';
import { cleanRows } from './cleanRows.rules';
import type { Copied, CopyParts } from './exportSite.service';
import { type Manifest, mediaOf, readManifest, rowsOf, schemaOf } from './manifest.document';
import { copyMedia } from './mediaFiles.service';
import { type CopiedTable, copiedTables, quoted } from './tables.sql';

/** Rows in one statement. */
const BATCH_SIZE = 500;

const IS_THERE = { name: 'siteCopy-isThere', text: 'select 1 as one from sites where id = $1' };
const SITES_COLUMNS = {
  name: 'siteCopy-sites',
  text: `select array_agg(attname::text order by attnum) as columns from pg_attribute
    where attrelid = 'sites'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
};
/** Numbers of objects are integers, whatever their sequence can count; the rest belongs to columns of eight bytes. */
const SEQUENCES = {
  name: 'siteCopy-sequences',
  text: `select c.relname::text as name, bool_or(a.atttypid = 'int8'::regtype) is true as large
    from pg_class c left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace group by c.relname`,
};
const HALF_OF_INTEGERS = 2 ** 30;
const HALF_OF_SAFE_NUMBERS = 2 ** 52;
/** Never back: another site's rows may have had higher numbers here. */
const RAISE = {
  name: 'siteCopy-raise',
  text: `select setval(quote_ident(sequencename)::regclass, greatest($2::bigint, coalesce(last_value, 1))) as raised
    from pg_sequences where schemaname = current_schema() and sequencename = $1`,
};

/** Refuses numbers after which none would be left for the installation's own rows. @throws Error, one clear line */
async function checkNumbers(db: Queries, folder: string, numbers: Manifest['numbers']): Promise<void> {
  for (const { name, large } of await db.query<{ name: string; large: boolean }>(SEQUENCES)) {
    const last = numbers[name];
    if (last !== undefined && last > (large ? HALF_OF_SAFE_NUMBERS : HALF_OF_INTEGERS))
      throw startRefused(`${folder}/site.json: ${name} ${last} leaves no numbers for what comes.`);
  }
}

/** Rows of a file. Lines end with a line feed alone: other marks that end a line stand inside rows. */
async function* rowBatches(file: string): AsyncGenerator<string[]> {
  let rows: string[] = [];
  let begun = '';
  for await (const part of createReadStream(file, 'utf8')) {
    const lines = `${begun}${part}`.split('\n');
    begun = lines.pop() ?? '';
    rows.push(...lines);
    if (rows.length < BATCH_SIZE) continue;
    yield rows;
    rows = [];
  }
  if (begun !== '') throw startRefused(`${file} breaks off.`);
  if (rows.length > 0) yield rows;
}

/** @throws Error, one clear line, where the file does not hold the rows of the manifest, all of the one site */
async function readRows(
  db: Queries,
  folder: string,
  { site, tables }: Manifest,
  { name, columns }: CopiedTable,
): Promise<number> {
  const list = columns.map(quoted).join(', ');
  const key = name === 'sites' ? 'id' : 'site_id';
  const insert = {
    name: `siteCopy-insert-${name}`,
    text: `insert into ${quoted(name)} (${list})
      select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json) t where t.${key} = $2`,
  };
  let written = 0;
  for await (const rows of rowBatches(rowsOf(folder, name)))
    written += await db.run(insert, [`[${cleanRows(name, rows).join(',')}]`, site]);
  if (written !== tables[name]) throw startRefused(`${folder}: ${name} does not hold the rows it should.`);
  return written;
}

/**
 * Brings a site back from its folder, whole or not at all, with its numbers, members and comments; it is found by a search at
 * once. What stays behind (`staysBehind`) is begun anew: everybody logs in again.
 * @throws Error, one clear line, where a site of that number is here, or the copy is of another version of the platform
 */
export async function importSite(
  { db, media }: CopyParts,
  folder: string,
): Promise<Copied & { site: number }> {
  const manifest = await readManifest(folder);
  const here = await schemaOf(db);
  if (
    JSON.stringify(Object.entries(here).toSorted()) !==
    JSON.stringify(Object.entries(manifest.schema).toSorted())
  )
    throw startRefused(
      `${folder} is of another version of the platform: take it in with that one, then bring it up to this.`,
    );
  const { site, numbers } = manifest;
  if (await db.one(IS_THERE, [site]))
    throw startRefused(`There is a site ${site} here already; nothing was changed.`);
  await checkNumbers(db, folder, numbers);
  // before the rows that name them: what readers are shown is whole
  const files = await copyMedia(folderFiles(mediaOf(folder)), media);
  const rows = await db.transaction(
    async (queries) => {
      const columns = (await queries.one<{ columns: string[] }>(SITES_COLUMNS))?.columns ?? [];
      let written = 0;
      for (const table of [{ name: 'sites', columns }, ...(await copiedTables(queries))])
        written += await readRows(queries, folder, manifest, table);
      for (const [name, last] of Object.entries(numbers)) await queries.query(RAISE, [name, last]);
      await addOpenVideoJobs(queries);
      return written;
    },
    { long: true },
  );
  await indexWaiting(db);
  return { site, rows, files: files.size, gone: 0 };
}
