import type { Queries } from '@platform/db/connection';
import { insertOutboxMessage } from './outbox.store';
import type { SmsGateway } from './sms.port';

/** The demonstration's phones: what would be sent stands in the log and on `/demo/outbox`. */
export const createOutboxSmsGateway = (
  db: Queries,
  now: () => number,
  log: (line: string) => void,
): SmsGateway => ({
  async send({ site, phone, words }) {
    await insertOutboxMessage(db, site, phone, words, new Date(now()));
    log(`to ${phone}: ${words}`);
  },
});
