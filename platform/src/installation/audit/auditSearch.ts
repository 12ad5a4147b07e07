import { filesIn, linesOf } from './auditFolder';
import { type AuditEntry, parseLine } from './auditLine';

/** Records that are looked for. */
export interface AuditFilter {
  /** Site time, `2031-03-05`. */
  readonly day: string;
  /** undefined = all, and calls of no site. */
  readonly site?: number | undefined;
  /** '' = all. */
  readonly account: string;
  readonly operation: string;
}

/** Entries of several files in order of time. */
async function* merged(folder: string, names: readonly string[]): AsyncGenerator<AuditEntry> {
  const sources = names.map((name) => linesOf(folder, name)[Symbol.asyncIterator]());
  const next = async (source: AsyncIterator<string>): Promise<AuditEntry | undefined> => {
    const line = await source.next();
    if (line.done) return undefined;
    return parseLine(line.value) ?? next(source);
  };
  const heads = await Promise.all(sources.map(next));
  for (;;) {
    let first = -1;
    for (const [at, head] of heads.entries())
      if (head && (first < 0 || head.at < (heads[first]?.at ?? ''))) first = at;
    const [entry, source] = [heads[first], sources[first]];
    if (!entry || !source) return;
    heads[first] = await next(source);
    yield entry;
  }
}

/** A page of a day's records, oldest first. @param page from 1 */
export async function searchAuditFolder(
  folder: string,
  { day, site, account, operation }: AuditFilter,
  page: number,
  pageSize: number,
): Promise<{ readonly list: AuditEntry[]; readonly hasMore: boolean }> {
  const names = (await filesIn(folder)).filter((file) => file.day === day).map(({ name }) => name);
  const isWanted = (entry: AuditEntry) =>
    entry.kind !== 'file' &&
    (site === undefined || (entry.site ?? 0) === site) &&
    (account === '' || entry.account === account) &&
    (operation === '' || entry.operation === operation);
  const list: AuditEntry[] = [];
  let before = (page - 1) * pageSize;
  for await (const entry of merged(folder, names)) {
    if (!isWanted(entry)) continue;
    before -= 1;
    if (before >= 0) continue;
    if (list.length === pageSize) return { list, hasMore: true };
    list.push(entry);
  }
  return { list, hasMore: false };
}
