/** The database cannot be started, for a reason the operator can act on: the message is the one line to print. */
export function startRefused(line: string, cause?: unknown): Error {
  const error = new Error(line, { cause });
  error.name = 'StartRefused';
  return error;
}

export function isStartRefused(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartRefused';
}

const plainWords: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota is used up; free some space',
  EACCES: 'it cannot be written; give this user the right to, or set DATA_DIR to another folder',
  EPERM: 'it cannot be written; give this user the right to, or set DATA_DIR to another folder',
  EROFS: 'the file system is read-only; set DATA_DIR to another folder',
  ENOTDIR: 'a part of its path is a file; set DATA_DIR to another folder',
};

/** Messages of PostgreSQL itself where the system's code is missing. */
const plainPatterns: readonly [RegExp, string][] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Permission denied/, 'EACCES'],
  [/Read-only file system/, 'EROFS'],
];

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A failed file call on `folder` as one clear line; what has no plain words stays as it is. */
export function folderRefused(folder: string, error: unknown): unknown {
  const words = plainWords[codeOf(error)];
  return words === undefined ? error : startRefused(`The data folder ${folder}: ${words}.`, error);
}

/** The end of PostgreSQL's own output as one clear line. */
export function outputRefused(folder: string, output: string): Error {
  for (const [pattern, code] of plainPatterns) {
    if (pattern.test(output)) return startRefused(`The data folder ${folder}: ${plainWords[code]}.`);
  }
  const lines = output.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  return startRefused(`PostgreSQL did not start on ${folder}: ${telling?.trim() || 'it said nothing'}`);
}
