import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaName } from '../sizes';
import type { PictureClaim, PictureJobs } from './mediaFiles.port';
import { WAITING } from './paths';

/**
 * Files named after the originals that wait: jobs outlive the process, and every process of the folder may take them. One that is
 * taken has a `~` and its taker's own word behind its name; it contains the widths that are done.
 */
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

const readWaiting = (folder: string): Promise<string[]> =>
  readdir(join(folder, WAITING)).catch((error: unknown) => {
    // nothing was ever kept here
    if (isMissing(error)) return [];
    throw error;
  });

async function addJob(folder: string, { hash, extension }: MediaName): Promise<void> {
  // a moving picture is served as it is
  if (extension === 'gif') return;
  await mkdir(join(folder, WAITING), { recursive: true });
  await writeFile(join(folder, WAITING, `${hash}.${extension}`), '');
}

async function removeJobs(folder: string, hash: string): Promise<void> {
  const jobs = (await readWaiting(folder)).filter((name) => name.startsWith(`${hash}.`));
  for (const job of jobs) await rm(join(folder, WAITING, job), { force: true });
}

/** Files that may be taken: no living process has their picture. */
async function takeable(folder: string, now: () => number): Promise<string[]> {
  const files = await readWaiting(folder);
  const taken = new Set<string>();
  for (const file of files.filter((name) => name.includes(TAKEN))) {
    const found = await stat(join(folder, WAITING, file)).catch(() => undefined);
    if (found && now() - found.mtimeMs < CLAIM_MS) taken.add(pictureOf(file));
  }
  return files.filter((file) => !taken.has(pictureOf(file)));
}

async function openClaim(folder: string, file: string, now: () => number): Promise<PictureClaim | undefined> {
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
async function claimPicture(folder: string, now: () => number): Promise<PictureClaim | undefined> {
  for (const file of await takeable(folder, now)) {
    const mine = `${pictureOf(file)}${TAKEN}${randomUUID()}`;
    if (!(await holds(rename(join(folder, WAITING, file), join(folder, WAITING, mine))))) continue;
    const claim = await openClaim(folder, mine, now);
    if (claim) return claim;
  }
  return undefined;
}

/**
 * Pictures that wait in a folder, by whatever processes.
 * @param now epoch milliseconds
 */
export const folderJobs = (folder: string, now: () => number): PictureJobs => ({
  add: (name) => addJob(folder, name),
  remove: (hash) => removeJobs(folder, hash),
  pictures: async () => [...new Set((await readWaiting(folder)).map(pictureOf))],
  waits: async () => (await takeable(folder, now)).length > 0,
  claim: () => claimPicture(folder, now),
});
