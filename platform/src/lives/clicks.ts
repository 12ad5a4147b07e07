import { SocketType } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import { tell } from './frames.service';
import { clickLive } from './frames.store';

/** Readers hear how many there are so often at most (ms). */
const TOLD_EVERY = 5_000;

/** Somebody opened a live. @returns whether a record of this number has been counted before */
export function openedLive(
  db: Database,
  site: number,
  live: number,
  eventId: string,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - TOLD_EVERY);
  return db.transaction(async (queries) => {
    const row = await clickLive(queries, site, live, eventId, at, since);
    if (row?.due && row.status !== null && row.click !== null) {
      const data = { status: row.status, countClick: row.click };
      await tell(queries, { site, live }, SocketType.status, [data], at);
    }
    return row?.repeated ?? false;
  });
}
