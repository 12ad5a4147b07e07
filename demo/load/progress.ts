import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findArticleIds } from '@platform/articles/saving/saving.service';
import type { Database } from '@platform/db/connection';
import { createSiteFinder } from '@platform/sites/sites.service';
import { siteTime } from '@platform/wire/wireDate';
import type { StoredMedia } from './media';

export const SITE = 1;
/** Before the key of each of the demonstration's articles. */
export const ARTICLES = 'demo/';
/** Date of an unfinished demonstration. The next start continues it. */
export const UNFINISHED = '';
const FILE = 'demonstration.json';

interface Note {
  readonly day: string;
  readonly drawing: number;
  readonly media: Record<string, StoredMedia>;
}

async function readNote(folder: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8'));
  } catch {
    // A new folder, or an incomplete note: everything is created again.
    return undefined;
  }
}

export async function writeNote(folder: string, progress: Note): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${FILE}.new`), JSON.stringify(progress));
  await rename(join(folder, `${FILE}.new`), join(folder, FILE));
}

/** The note may be of another database than this one: somebody's articles, and none of ours, are no demonstration. */
async function isOurs(db: Database): Promise<boolean> {
  if ((await findArticleIds(db, SITE, ARTICLES)).size > 0) return true;
  return (await findArticleIds(db, SITE, '')).size === 0;
}

/** Work that is due for the demonstration. */
export interface DueFilling {
  /** The database has no site yet. */
  readonly isFresh: boolean;
  /** Of a former start. */
  readonly note: Note | undefined;
  /** Today, in site time. */
  readonly day: string;
}

/** @returns undefined where nothing is to do: it is of today, or the database has other content */
export async function dueFilling(
  db: Database,
  folder: string,
  now: () => number,
): Promise<DueFilling | undefined> {
  const note = await readNote(folder);
  const isFresh = (await createSiteFinder(db, now, '').all()).length === 0;
  const { date: day } = siteTime(new Date(now()));
  if (!isFresh && (!note || note.day === day || !(await isOurs(db)))) return undefined;
  return { isFresh, note, day };
}
