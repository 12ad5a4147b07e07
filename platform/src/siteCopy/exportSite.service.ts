import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Queries } from '@platform/db/connection';
import { startRefused } from '@platform/db/startRefused';
import { hashesIn } from '@platform/media/sizes';
import { folderFiles } from '@platform/media/storage/folderFiles';
import type { MediaFiles } from '@platform/media/storage/mediaFiles.port';
import { type Manifest, manifestOf, mediaOf, rowsOf, schemaOf } from './manifest.document';
import { copyMedia } from './mediaFiles.service';
import { type CopiedTable, copiedTables, quoted } from './tables.sql';

export interface CopyParts {
  readonly db: Database;
  /** The platform's media. */
  readonly media: MediaFiles;
}

export interface Copied {
  readonly rows: number;
  readonly files: number;
  /** Files that rows name and that are not there. */
  readonly gone: number;
}

/** Rows in memory at a time. */
const PIECE = 500;

const NUMBERS = {
  name: 'siteCopy-numbers',
  text: `select sequencename::text as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`,
};

/** @returns how many rows were written */
async function writeRows(
  db: Queries,
  site: number,
  { name }: CopiedTable,
  file: string,
  onRow: (text: string) => void,
): Promise<number> {
  const cursor = quoted(`copy_${name}`);
  const key = name === 'sites' ? 'id' : 'site_id';
  await db.script(
    `declare ${cursor} no scroll cursor for select row_to_json(t)::text as text from ${quoted(name)} t where ${key} = ${site}`,
  );
  const next = { name: `siteCopy-rows-${name}`, text: `fetch ${PIECE} from ${cursor}` };
  const handle = await open(file, 'w', 0o600);
  try {
    let written = 0;
    for (;;) {
      const rows = await db.query<{ text: string }>(next);
      if (rows.length === 0) return written;
      const text = rows.map((row) => `${row.text}\n`).join('');
      onRow(text);
      await handle.write(text);
      written += rows.length;
    }
  } finally {
    await handle.close();
  }
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(manifestOf(folder), 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const sitesTable: CopiedTable = { name: 'sites', columns: [] };

/**
 * A whole site in a folder, as it was at one moment: a file of rows for every table, and the media they name. Phones and
 * password hashes of members are in it: it is this user's alone.
 * @throws Error, one clear line, where the folder is there already or the site is not
 */
export async function exportSite({ db, media }: CopyParts, site: number, folder: string): Promise<Copied> {
  if (await stat(folder).catch(() => undefined))
    throw startRefused(`${folder} is there already: name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'rows'), { recursive: true, mode: 0o700 });
  const hashes = new Set<string>();
  const manifest = await db.transaction(
    async (queries) => {
      await queries.script('set transaction isolation level repeatable read');
      const tables: Record<string, number> = {};
      for (const table of [sitesTable, ...(await copiedTables(queries))])
        tables[table.name] = await writeRows(queries, site, table, rowsOf(unfinished, table.name), (text) => {
          for (const hash of hashesIn(text)) hashes.add(hash);
        });
      if (tables.sites !== 1) throw startRefused(`There is no site ${site}.`);
      const numbers = await queries.query<{ name: string; last: number }>(NUMBERS);
      const made: Manifest = {
        format: 1,
        site,
        schema: await schemaOf(queries),
        tables,
        numbers: Object.fromEntries(numbers.map(({ name, last }) => [name, last])),
      };
      return made;
    },
    { long: true },
  );
  const copied = await copyMedia(media, folderFiles(mediaOf(unfinished)), hashes);
  await writeManifest(unfinished, manifest);
  await rename(unfinished, folder);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  return { rows, files: copied.size, gone: hashes.size - copied.size };
}
