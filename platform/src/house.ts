import { indexWaiting } from '@platform/articles/articles.index';
import type { Database } from '@platform/db/connection';
import { forgetOldEvents } from '@platform/events/events.age';

const HOUR_MS = 3_600_000;

/** What is done every hour, and once at the start. */
export function keepHouse(db: Database, now: () => number, failed: (error: unknown) => void): NodeJS.Timeout {
  const work = () => Promise.all([forgetOldEvents(db, now()), indexWaiting(db)]).catch(failed);
  void work();
  return setInterval(work, HOUR_MS).unref();
}
