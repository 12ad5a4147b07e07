import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaName } from './sizes';

/**
 * Files named after the originals that wait: jobs outlive the process, and every process of the folder may take them. One that is
 * taken has a `~` and its taker's own word behind its name; it contains the widths that are done.
 */
const WAITING = '.waiting';
const TAKEN = '~';
/** A taker that renews its claim no longer has ended; its picture may be taken after this, ms. */
export const CLAIM_MS = 60_000;
const RENEW_MS = CLAIM_MS / 4;

const pictureOf = (file: string): string => file.split(TAKEN)[0] ?? file;
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** False where the file is another process's by now. */
async function holds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Called when a picture is kept: its sizes are encoded later, never while somebody waits for them. */
export async function addAvifJob(folder: string, { hash, extension }: MediaName): Promise<void> {
  // a moving picture is served as it is
  if (extension === 'gif') return;
  await mkdir(join(folder, WAITING), { recursive: true });
  await writeFile(join(folder, WAITING, `${hash}.${extension}`), '');
}

/** Files that may be taken: no living process has their picture. */
async function takeable(folder: string, now: () => number): Promise<string[]> {
  const files = await readdir(join(folder, WAITING)).catch((error: unknown) => {
    // nothing was ever kept here
    if (isMissing(error)) return [];
    throw error;
  });
  const taken = new Set<string>();
  for (const file of files.filter((name) => name.includes(TAKEN))) {
    const found = await stat(join(folder, WAITING, file)).catch(() => undefined);
    if (found && now() - found.mtimeMs < CLAIM_MS) taken.add(pictureOf(file));
  }
  return files.filter((file) => !taken.has(pictureOf(file)));
}

/** Does a picture wait that nobody encodes? */
export const waits = async (folder: string, now: () => number): Promise<boolean> =>
  (await takeable(folder, now)).length > 0;

/** A picture that this process alone encodes. */
export interface AvifClaim {
  /** Its name, as `<digits>.<extension>`. */
  readonly picture: string;
  /** Widths that are encoded, by a former taker too. */
  readonly done: ReadonlySet<number>;
  /** Notes a width. @returns false where the claim is lost */
  add(width: number): Promise<boolean>;
  /** Lets it wait again. */
  giveBack(): Promise<void>;
  remove(): Promise<void>;
}

async function openClaim(folder: string, file: string, now: () => number): Promise<AvifClaim | undefined> {
  const path = join(folder, WAITING, file);
  const touch = () => utimes(path, now() / 1000, now() / 1000);
  if (!(await holds(touch()))) return undefined;
  const picture = pictureOf(file);
  const done = new Set((await readFile(path, 'utf8').catch(() => '')).split(' ').map(Number));
  const timer = setInterval(() => void touch().catch(() => undefined), RENEW_MS).unref();
  return {
    picture,
    done,
    async add(width) {
      done.add(width);
      // never makes the file anew
      const noted = holds(writeFile(path, [...done].join(' '), { flag: 'r+' }).then(touch));
      return noted;
    },
    async giveBack() {
      clearInterval(timer);
      await holds(rename(path, join(folder, WAITING, picture)));
    },
    async remove() {
      clearInterval(timer);
      await rm(path, { force: true });
    },
  };
}

/**
 * Takes the next picture that waits. A file is taken by renaming it, which only one process can do.
 * @returns undefined where none waits
 */
export async function claimPicture(folder: string, now: () => number): Promise<AvifClaim | undefined> {
  for (const file of await takeable(folder, now)) {
    const mine = `${pictureOf(file)}${TAKEN}${randomUUID()}`;
    if (!(await holds(rename(join(folder, WAITING, file), join(folder, WAITING, mine))))) continue;
    const claim = await openClaim(folder, mine, now);
    if (claim) return claim;
  }
  return undefined;
}
