import { type AuditFile, filesIn, linesOf } from './auditFolder';
import { isChained, macIn, parseLine } from './auditLine';

/** Milliseconds that a clock may be set back without being named: clocks are corrected by less all the time. */
const CLOCK_STEP_MS = 1000;

/** Something in the log that is not as it was written. */
export interface AuditFault {
  readonly file: string;
  /** From 1; 0 = the whole file. */
  readonly line: number;
  readonly words: string;
}

export interface AuditCheck {
  readonly faults: readonly AuditFault[];
  readonly files: number;
  readonly lines: number;
  /** Newest file and its last MAC: noted elsewhere, they show later that nothing before was changed. */
  readonly end: string;
}

/** The first line of a file: other files with their ends at that time. */
interface Head {
  readonly file: string;
  readonly at: string;
  readonly after: readonly (readonly [name: string, mac: string])[];
}

/** A file that was read to its end. */
interface Chain {
  readonly name: string;
  readonly lines: number;
  readonly mac: string;
  readonly faults: readonly AuditFault[];
  /** Times of the lines that heads name, by MAC. */
  readonly named: ReadonlyMap<string, string>;
  /** Files whose days were over. */
  readonly deleted: readonly string[];
}

const isBack = (at: string, before: string): boolean => Date.parse(at) < Date.parse(before) - CLOCK_STEP_MS;

async function headOf(folder: string, { name }: AuditFile): Promise<Head> {
  for await (const line of linesOf(folder, name)) {
    const entry = parseLine(line);
    const after = Object.entries(Object(entry?.after)).map(([file, mac]) => [file, String(mac)] as const);
    return { file: name, at: entry?.at ?? '', after };
  }
  return { file: name, at: '', after: [] };
}

/** @param wanted MACs that heads name */
async function readChain(
  folder: string,
  key: string,
  { name }: AuditFile,
  wanted: Set<string>,
): Promise<Chain> {
  const faults: AuditFault[] = [];
  const named = new Map<string, string>();
  const deleted: string[] = [];
  let [lines, mac, lastAt] = [0, '', ''];
  for await (const line of linesOf(folder, name)) {
    lines += 1;
    const fault = (words: string) => void faults.push({ file: name, line: lines, words });
    const entry = parseLine(line);
    if (!entry) fault('is no whole line');
    else if (!isChained(key, mac, line)) fault('was changed, or a line before it was taken out');
    else if (lines === 1 && entry.file !== name) fault('is not the first line of this file');
    mac = macIn(line);
    if (!entry) continue;
    if (lastAt !== '' && isBack(entry.at, lastAt))
      fault(`has a clock that was set back from ${lastAt} to ${entry.at}`);
    if (entry.kind !== 'file') lastAt = entry.at;
    if (wanted.has(mac)) named.set(mac, entry.at);
    if (entry.kind === 'deleted') deleted.push(String(entry.object));
  }
  return { name, lines, mac, faults, named, deleted };
}

/** Files that a head names and that are gone or cut, and a head before them in time. */
function faultsOf(
  { file, at, after }: Head,
  chains: ReadonlyMap<string, Chain>,
  deleted: Set<string>,
): AuditFault[] {
  return after.flatMap(([name, mac]): AuditFault[] => {
    const chain = chains.get(name);
    const foundAt = chain?.named.get(mac);
    if (!chain)
      return deleted.has(name) ? [] : [{ file: name, line: 0, words: `is missing; ${file} names it` }];
    if (foundAt === undefined)
      return [{ file: name, line: chain.lines, words: `is not the last line that ${file} names` }];
    if (!isBack(at, foundAt)) return [];
    return [{ file, line: 1, words: `has a clock that was set back from ${foundAt} to ${at}` }];
  });
}

/** Reads a folder of the log; names lines that were changed or taken out, files that are cut or missing, clocks that were set back. */
export async function checkAuditFolder(folder: string, key: string): Promise<AuditCheck> {
  const files = await filesIn(folder);
  const heads: Head[] = [];
  for (const file of files) heads.push(await headOf(folder, file));
  const wanted = new Set(heads.flatMap(({ after }) => after.map(([, mac]) => mac)));
  const chains = new Map<string, Chain>();
  for (const file of files) chains.set(file.name, await readChain(folder, key, file, wanted));
  const all = [...chains.values()];
  const deleted = new Set(all.flatMap((chain) => chain.deleted));
  const missing = new Map(
    heads
      .flatMap((head) => faultsOf(head, chains, deleted))
      .map((fault) => [JSON.stringify([fault.file, fault.line]), fault]),
  );
  const last = all.at(-1);
  return {
    faults: [...all.flatMap(({ faults }) => faults), ...missing.values()],
    files: files.length,
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    end: last ? `${last.name} ${last.lines} ${last.mac}` : '',
  };
}
