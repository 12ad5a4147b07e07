import { SocketType } from '@contract/socket/socketCodes';
import type { Queries } from '@platform/db/connection';
import { publishFrames } from './frames.service';
import { clickLives } from './frames.store';

/**
 * Readers hear how many there are so often at most (ms), by the first opening after it: a page's own opening changes nothing
 * on the page it has just been served.
 */
const PUBLISH_INTERVAL_MS = 5_000;

/** Readers opened lives; part of a transaction. @param opened how many, by live */
export async function countOpenings(
  db: Queries,
  site: number,
  opened: ReadonlyMap<number, number>,
  at: Date,
): Promise<void> {
  if (opened.size === 0) return;
  const since = new Date(at.getTime() - PUBLISH_INTERVAL_MS);
  for (const { id, status, click, due } of await clickLives(db, site, opened, at, since))
    if (due)
      await publishFrames(db, { site, live: id }, SocketType.status, [{ status, countClick: click }], at);
}
