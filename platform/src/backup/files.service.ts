import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startRefused } from '@platform/db/startRefused';
import type { BackupFile } from './manifest.document';

/** Of the data folder: PostgreSQL's own files, which SQL copies, its programs, and notes that are being written. */
const LEFT_OUT = /^(postgres|postgresql-.*|.*\.new|unfinished-restore)$/;
/** Below the top: files that are being written. */
const UNFINISHED = /(^|\/)\.[^/]*$/;

/** Regular files below a folder; links are not followed. */
export async function filesBelow(folder: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(folder, below);
      return entry.isFile() ? [below] : [];
    }),
  );
  return found.flat().sort();
}

/** Files of a data folder that belong to a backup: media, keys, notes. */
export async function dataFiles(dataDir: string): Promise<string[]> {
  const tops = (await readdir(dataDir)).filter((name) => !LEFT_OUT.test(name));
  const found = await Promise.all(
    tops.map(async (top) => {
      const entry = await lstat(join(dataDir, top));
      if (entry.isFile()) return [top];
      // media may lie on another disk
      return (await filesBelow(join(dataDir, top)).catch(() => [])).map((path) => `${top}/${path}`);
    }),
  );
  return found.flat().filter((path) => !UNFINISHED.test(path));
}

/** Writes a stream to a file of this user alone. @returns its length and digest */
export async function writeFileFrom(source: Readable, target: string): Promise<Omit<BackupFile, 'path'>> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, measured, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
}

/** @returns undefined where the file is gone */
export async function copyMeasured(from: string, to: string): Promise<Omit<BackupFile, 'path'> | undefined> {
  if (!(await lstat(from).catch(() => undefined))?.isFile()) return undefined;
  return writeFileFrom(createReadStream(from), to);
}

/** @throws Error, one clear line, where a file is missing or is not the one of the list */
export async function checkFiles(folder: string, files: readonly BackupFile[]): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const place = join(folder, path);
    const found = await lstat(place).catch(() => undefined);
    if (!found?.isFile()) throw startRefused(`${folder}: ${path} is missing; nothing was changed.`);
    const hash = createHash('sha256');
    if (found.size === size) await pipeline(createReadStream(place), hash);
    if (found.size !== size || hash.digest('hex') !== sha256)
      throw startRefused(`${folder}: ${path} is damaged; nothing was changed.`);
  }
}
