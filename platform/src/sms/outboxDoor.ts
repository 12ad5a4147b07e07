import type { Queries } from '@platform/db/connection';
import { putIntoOutbox } from './outbox.store';
import type { SmsDoor } from './smsDoor';

/** The demonstration's phones: what would be sent stands in the log and on `/demo/outbox`. */
export const outboxDoor = (db: Queries, now: () => number, log: (line: string) => void): SmsDoor => ({
  async send({ site, phone, words }) {
    await putIntoOutbox(db, site, phone, words, new Date(now()));
    log(`to ${phone}: ${words}`);
  },
});
