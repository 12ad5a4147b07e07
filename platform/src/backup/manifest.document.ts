import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startRefused } from '@platform/db/startRefused';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/));
/** Below the folder: no part begins with two dots, and none is empty. */
const path = v.pipe(
  v.string(),
  v.check((text) => text.split('/').every((part) => /^[^\\\0]+$/.test(part) && !part.startsWith('..'))),
);

const Manifest = v.object({
  /** Of these files themselves. */
  format: v.literal(1),
  /** Of the database it was taken from: name and checksum of each migration. */
  schema: v.record(v.string(), v.string()),
  /** Each table behind those it refers to. */
  tables: v.array(v.object({ name, columns: v.array(name), rows: count })),
  /** Last number given out by each sequence that gave out any. */
  numbers: v.record(name, v.pipe(v.string(), v.regex(/^-?\d+$/))),
  /** Every other file of the folder, with its length in bytes and its digest. */
  files: v.array(v.object({ path, size: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })),
});
export type Manifest = v.InferOutput<typeof Manifest>;
export type BackupFile = Manifest['files'][number];
export type BackupTable = Manifest['tables'][number];

/** Written last: a folder without it is no whole backup. */
export const manifestOf = (folder: string): string => join(folder, 'backup.json');
export const rowsPath = (table: string): string => `rows/${table}.copy`;
/** Files of the data folder are below this one. */
export const DATA = 'data/';

/** @throws Error, one clear line, where the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch((error: unknown) => {
    throw startRefused(`${folder} holds no backup: it has no backup.json.`, error);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!read.success) throw startRefused(`${folder}/backup.json is not what a backup writes.`);
  return read.output;
}
