import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '@platform/db/connection';
import { startRefused } from '@platform/db/startRefused';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Manifest = v.object({
  /** Of these files themselves. */
  format: v.literal(1),
  site: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of the database it was taken from: rows fit only where the schema is the same. */
  schema: v.record(v.string(), v.string()),
  /** Rows by table. */
  tables: v.record(v.string(), count),
  /** Numbers given out so far, by sequence. */
  numbers: v.record(v.string(), count),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** Written last: a folder without it is no whole copy. */
export const manifestOf = (folder: string): string => join(folder, 'site.json');
export const rowsOf = (folder: string, table: string): string => join(folder, 'rows', `${table}.jsonl`);
export const mediaOf = (folder: string): string => join(folder, 'media');

const SCHEMA = {
  name: 'siteCopy-schema',
  text: 'select name, checksum from schema_migrations order by name',
};

export async function schemaOf(db: Queries): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; checksum: string }>(SCHEMA);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @throws Error, one clear line, where the folder holds no whole copy of a site */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch((error: unknown) => {
    throw startRefused(`${folder} holds no copy of a site: it has no site.json.`, error);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!read.success) throw startRefused(`${folder}/site.json is not what an export writes.`);
  return read.output;
}
