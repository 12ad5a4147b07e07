import type { Queries } from '@platform/db/connection';
import { insertOutboxMessage } from './outbox.store';
import { noSms, type SmsGateway } from './sms.port';

/**
 * The demonstration's phones: its messages stand in the log and on `/demo/outbox`.
 * @param isOwn the site is the demonstration's; codes of any other site's members are written nowhere
 */
export const createOutboxSmsGateway = (
  db: Queries,
  now: () => number,
  log: (line: string) => void,
  isOwn: (site: number) => Promise<boolean> = async () => true,
): SmsGateway => ({
  async send(message) {
    const { site, phone, words } = message;
    if (!(await isOwn(site))) return noSms.send(message);
    await insertOutboxMessage(db, site, phone, words, new Date(now()));
    log(`to ${phone}: ${words}`);
  },
});
