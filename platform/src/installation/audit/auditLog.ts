import { mkdir } from 'node:fs/promises';
import { codeOf, startRefused } from '@platform/db/startRefused';
import { SITE_OFFSET_MS } from '@platform/wire/wireDate';
import { deleteExpiredFiles } from './auditFolder';
import { type AuditRecord, auditKeyOf, dayOf, deviceDigest, entryOf } from './auditLine';
import { type AuditWriter, createAuditWriter } from './auditWriter';

const DAY_MS = 86_400_000;
/** Milliseconds in which records are gathered before they are written; a crash loses them. */
const GATHERED_MS = 100;
/** Milliseconds until a failed write is tried again. */
const RETRY_MS = 1000;
/** Records that wait while the folder cannot be written; further ones are counted as lost. */
const MAX_WAITING = 50_000;

/** Records calls of readers and staff apart from database and application logs (K18). */
export interface AuditLog {
  /** Takes a record; it is written a moment later. @param device in clear */
  record(record: Omit<AuditRecord, 'at' | 'device'> & { readonly device: string }): void;
  /** Resolves when what was taken is written, or cannot be for now. */
  flush(): Promise<void>;
  /** Deletes files whose days are over. @returns their number */
  deleteExpired(): Promise<number>;
  /** Reason why records wait; '' = none. */
  problem(): string;
  /** Figures in the text form of monitoring programs. */
  figures(): string;
  readonly folder: string;
  /** `LOG_DAYS` */
  readonly days: number;
  /** Of its chain. */
  readonly key: string;
  close(): Promise<void>;
}

export interface AuditLogOptions {
  readonly folder: string;
  /** `keys.sign` */
  readonly sign: string;
  /** `LOG_DAYS` */
  readonly days: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** The first of the waiting records, of one day; a file's day never goes back, even where the clock does. */
function recordsOfOneDay(waiting: readonly AuditRecord[], openDay: string) {
  const open = openDay === '' ? 0 : Date.parse(openDay) / DAY_MS;
  const dayAt = ({ at }: AuditRecord) => Math.max(open, Math.floor((at + SITE_OFFSET_MS) / DAY_MS));
  const first = waiting[0] ? dayAt(waiting[0]) : open;
  const end = waiting.findIndex((record) => dayAt(record) !== first);
  const day = new Date(first * DAY_MS).toISOString().slice(0, 10);
  return { day, records: waiting.slice(0, end < 0 ? waiting.length : end) };
}

const figuresOf = (waiting: number, lost: number): string =>
  [
    '# TYPE touchpaper_audit_waiting gauge',
    `touchpaper_audit_waiting ${waiting}`,
    '# TYPE touchpaper_audit_lost_total counter',
    `touchpaper_audit_lost_total ${lost}`,
  ].join('\n');

/** Records that wait for the writer. */
function createQueue(writer: AuditWriter, failed: (error: unknown) => void) {
  let waiting: AuditRecord[] = [];
  let lost = 0;
  let problem = '';
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const { day, records } = recordsOfOneDay(waiting, writer.day());
      await writer.write(day, records.map(entryOf));
      waiting = waiting.slice(records.length);
    }
    problem = '';
  }

  function schedule(afterMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, afterMs).unref();
  }

  /** Writes in turn. A failure is logged once, until writing works again. */
  function flush(): Promise<void> {
    writing ??= writeAll()
      .catch((error: unknown) => {
        if (problem === '') failed(error);
        problem = codeOf(error) || 'failed';
        schedule(RETRY_MS);
      })
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  return {
    add(record: AuditRecord): void {
      if (waiting.length < MAX_WAITING) waiting.push(record);
      else lost += 1;
      schedule(GATHERED_MS);
    },
    flush,
    problem: () => problem,
    figures: () => figuresOf(waiting.length, lost),
    async close(): Promise<void> {
      clearTimeout(timer);
      await writing;
      await flush();
      clearTimeout(timer);
    },
  };
}

/**
 * Opens the log and begins this process's file of the day.
 * @throws Error, one clear line, where the folder cannot be written
 */
export async function openAuditLog({ folder, sign, days, now, failed }: AuditLogOptions): Promise<AuditLog> {
  const key = auditKeyOf(sign);
  const writer = createAuditWriter(folder, key, now);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writer.begin(dayOf(now()));
  } catch (error) {
    const line = `The audit log cannot be written to ${folder} (${codeOf(error)}): give this user the right to, or set AUDIT_DIR.`;
    throw startRefused(line, error);
  }
  const { add, ...queue } = createQueue(writer, failed);
  return {
    ...queue,
    folder,
    days,
    key,
    record: ({ device, ...record }) => add({ ...record, at: now(), device: deviceDigest(key, device) }),
    async deleteExpired() {
      const deleted = await deleteExpiredFiles(folder, days, now());
      for (const { name } of deleted)
        add({ ...NOBODY, at: now(), kind: 'deleted', operation: 'deleteExpired', object: name });
      return deleted.length;
    },
  };
}

const NOBODY = { site: 0, account: '', address: '', port: 0, device: '', made: '', result: 'done' };
