import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './connection';

const LOCK = {
  name: 'exclusively',
  text: 'select pg_try_advisory_xact_lock(hashtext($1)) as "isFree"',
};
/** Milliseconds between two looks whether the work of another process is over. */
const LOOK_MS = 200;

/** Does `work` unless another process of this database does work of that name. @returns undefined where one does */
async function ifFree<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<PromiseSettledResult<Result> | undefined> {
  return db.transaction(
    async (queries) => {
      await queries.script('set local idle_in_transaction_session_timeout = 0');
      const found = await queries.one<{ isFree: boolean }>(LOCK, [name]);
      return found?.isFree ? (await Promise.allSettled([work()]))[0] : undefined;
    },
    { long: true },
  );
}

/** Does `work` unless another process of this database does work of that name just now. */
export async function unlessBusy(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  const done = await ifFree(db, name, work);
  if (done?.status === 'rejected') throw done.reason;
}

/**
 * Does `work` while no other process of this database does work of that name: they come one after the other, and each sees all
 * that the one before it did. The lock ends with its connection, so a process that was killed holds up nobody.
 */
export async function exclusively<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const done = await ifFree(db, name, work);
    if (done === undefined) {
      await pause(LOOK_MS);
      continue;
    }
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  }
}
