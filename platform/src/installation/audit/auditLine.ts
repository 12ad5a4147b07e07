import { createHmac } from 'node:crypto';
import { SITE_OFFSET_MS } from '@platform/wire/wireDate';

/** One record of the audit log (K18). Empty fields are left out of its line. */
export interface AuditRecord {
  /** Epoch ms. */
  readonly at: number;
  /** 0 = no site in particular. */
  readonly site: number;
  /** `m:<member>`, `s:<member of staff>`, `p:<reporter's pass>`; '' = nobody known. */
  readonly account: string;
  /** Of the caller, behind trusted proxies the one they name. */
  readonly address: string;
  /** 0 where a proxy stands between: it names none. */
  readonly port: number;
  /** Digest of the device (`deviceDigest`). */
  readonly device: string;
  readonly kind: string;
  readonly operation: string;
  /** Number of the thing the call names, and of the one it made. */
  readonly object: string;
  readonly made: string;
  /** `done`, else the code of the refusal. */
  readonly result: string;
}

/** A line as it is stored, `mac` aside. */
export type AuditEntry = Readonly<Record<string, unknown>> & { readonly at: string; readonly kind: string };

/** Key of the log, made of the installation's own. */
export const auditKeyOf = (sign: string): string =>
  createHmac('sha256', sign).update('audit log').digest('hex');

/** A device as the log has it: equal devices have equal digests, and none can be read. */
export const deviceDigest = (key: string, device: string): string =>
  device === '' ? '' : createHmac('sha256', key).update(`device ${device}`).digest('base64url').slice(0, 22);

/** Site time with its offset. @param at epoch ms */
export const timeText = (at: number): string =>
  new Date(at + SITE_OFFSET_MS).toISOString().replace('Z', '+08:00');
/** Day of a file, in site time. */
export const dayOf = (at: number): string => timeText(at).slice(0, 10);

const MAC = /,"mac":"([\w-]{43})"\}$/;
const macOf = (key: string, before: string, text: string): string =>
  createHmac('sha256', key).update(`${before}\n${text}`).digest('base64url');

/** The entry of a record; JSON leaves its undefined fields out. */
export const entryOf = (record: AuditRecord): AuditEntry => ({
  at: timeText(record.at),
  site: record.site || undefined,
  account: record.account || undefined,
  address: record.address || undefined,
  port: record.port || undefined,
  device: record.device || undefined,
  kind: record.kind,
  operation: record.operation,
  object: record.object || undefined,
  made: record.made || undefined,
  result: record.result,
});

/** The line of an entry, chained to the line before it. @param before MAC of that line; '' = first of its file */
export function chainedLine(
  key: string,
  before: string,
  entry: AuditEntry,
): { readonly line: string; readonly mac: string } {
  const text = JSON.stringify(entry);
  const mac = macOf(key, before, text);
  return { line: `${text.slice(0, -1)},"mac":"${mac}"}\n`, mac };
}

/** MAC at the end of a line; '' where there is none. */
export const macIn = (line: string): string => MAC.exec(line)?.[1] ?? '';

/** Does the line follow the one with the MAC `before`, unchanged? */
export const isChained = (key: string, before: string, line: string): boolean =>
  macIn(line) === macOf(key, before, line.replace(MAC, '}'));

/** The entry of a line; undefined where it is no line of the log. */
export function parseLine(line: string): AuditEntry | undefined {
  try {
    const { mac, ...entry } = JSON.parse(line);
    return typeof mac === 'string' && typeof entry.at === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
