import type { Queries } from '@platform/db/connection';
import { forgetOldEvents } from '@platform/events/events.age';

const HOUR_MS = 3_600_000;

/** What is done every hour, and once at the start. */
export function keepHouse(db: Queries, now: () => number, failed: (error: unknown) => void): NodeJS.Timeout {
  const work = () => forgetOldEvents(db, now()).catch(failed);
  void work();
  return setInterval(work, HOUR_MS).unref();
}
