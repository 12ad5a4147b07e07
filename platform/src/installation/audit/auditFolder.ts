import { createReadStream } from 'node:fs';
import { open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dayOf, macIn } from './auditLine';

const DAY_MS = 86_400_000;
const NAME = /^(\d{4}-\d\d-\d\d)\.([0-9a-f]{12})\.log$/;
/** Bytes that hold the end of a file's last line. */
const TAIL_BYTES = 65_536;

/** A file of the log: the lines of one process on one day. */
export interface AuditFile {
  readonly name: string;
  readonly day: string;
  /** Of the process. */
  readonly writer: string;
}

export const fileName = (day: string, writer: string): string => `${day}.${writer}.log`;

export function fileOf(name: string): AuditFile | undefined {
  const [, day, writer] = NAME.exec(name) ?? [];
  return day === undefined || writer === undefined ? undefined : { name, day, writer };
}

/** Files of the log, the oldest day first. */
export const filesIn = async (folder: string): Promise<AuditFile[]> =>
  (await readdir(folder)).sort().flatMap((name) => fileOf(name) ?? []);

/** Lines of a file, one after the other; the last one may be cut. */
export const linesOf = (folder: string, name: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Number.POSITIVE_INFINITY });

/** MAC of the last whole line of a file; '' = none. */
export async function lastMac(folder: string, name: string): Promise<string> {
  const file = await open(join(folder, name), 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const lines = buffer.toString('utf8').split('\n');
    return macIn(lines.at(-2) ?? '');
  } finally {
    await file.close();
  }
}

/** Milliseconds before the newest file's last line in which other files count as new, too. */
const NEW_MS = 10_000;

/** The files among `files` that were written last. */
export async function newestOf(folder: string, files: readonly AuditFile[]): Promise<AuditFile[]> {
  const dated = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(folder, file.name))).mtimeMs })),
  );
  const newest = Math.max(...dated.map(({ at }) => at));
  return dated.filter(({ at }) => at >= newest - NEW_MS).map(({ file }) => file);
}

/**
 * Deletes files whose days are over.
 * @param days days that a line stays at least @param now epoch ms
 * @returns the files that this call deleted, with their last MACs
 */
export async function deleteExpiredFiles(
  folder: string,
  days: number,
  now: number,
): Promise<{ readonly name: string; readonly mac: string }[]> {
  const oldest = dayOf(now - days * DAY_MS);
  const deleted: { name: string; mac: string }[] = [];
  for (const { name, day } of await filesIn(folder)) {
    if (day >= oldest) continue;
    try {
      const mac = await lastMac(folder, name);
      await unlink(join(folder, name));
      deleted.push({ name, mac });
    } catch (error) {
      // another process deletes as well
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return deleted;
}
