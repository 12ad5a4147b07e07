import { randomBytes } from 'node:crypto';
import { appendFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName, filesIn, lastMac, newestOf } from './auditFolder';
import { type AuditEntry, chainedLine, timeText } from './auditLine';

/** File of this process on one day, and the end of its chain. */
interface OpenFile {
  readonly name: string;
  readonly day: string;
  readonly mac: string;
  /** Bytes of whole lines. */
  readonly size: number;
}

/**
 * Ends of other files, which the first line of a new one names: a file that is taken away, or cut, is missed. The first file of a day
 * names all of the day before, a later one those that were written last.
 */
async function endsOfOthers(folder: string, day: string): Promise<[name: string, mac: string][]> {
  const files = await filesIn(folder);
  const newestDay = files.at(-1)?.day ?? '';
  const newest = files.filter((file) => file.day === newestDay);
  const named = newestDay < day ? newest : await newestOf(folder, newest);
  return Promise.all(named.map(async ({ name }) => [name, await lastMac(folder, name)]));
}

/** Writes lines behind one another, one call at a time. A failed write leaves the file at its last whole line. */
export function createAuditWriter(folder: string, key: string, now: () => number) {
  const writer = randomBytes(6).toString('hex');
  let file: OpenFile | undefined;
  /** A file that may end within a line. */
  let torn: Pick<OpenFile, 'name' | 'size'> | undefined;

  async function append(to: OpenFile, entries: readonly AuditEntry[]): Promise<void> {
    if (torn) await truncate(join(folder, torn.name), torn.size).catch(() => undefined);
    let { mac } = to;
    const lines = entries.map((entry) => {
      const chained = chainedLine(key, mac, entry);
      mac = chained.mac;
      return chained.line;
    });
    const bytes = Buffer.from(lines.join(''));
    torn = to;
    await appendFile(join(folder, to.name), bytes, { mode: 0o600 });
    torn = undefined;
    file = { ...to, mac, size: to.size + bytes.length };
  }

  async function begin(day: string): Promise<void> {
    const name = fileName(day, writer);
    const others = await endsOfOthers(folder, day);
    const after = Object.fromEntries(file ? [...others, [file.name, file.mac]] : others);
    await append({ name, day, mac: '', size: 0 }, [{ at: timeText(now()), kind: 'file', file: name, after }]);
  }

  return {
    begin,
    /** Continues the chain in the file of `day`, which is the open one's or a later one. */
    async write(day: string, entries: readonly AuditEntry[]): Promise<void> {
      if (!file || file.day < day) await begin(day);
      if (file) await append(file, entries);
    },
    /** Day of the open file; '' = none. */
    day: (): string => file?.day ?? '',
  };
}
export type AuditWriter = ReturnType<typeof createAuditWriter>;
