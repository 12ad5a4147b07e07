import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetMessagesBefore } from './outbox.store';

export { forgetMessagesTo } from './outbox.store';

const WEEK_MS = 7 * 86_400_000;

/** Deletes text messages of the demonstration a week after they were sent. @param now epoch ms */
export const forgetOldMessages = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetMessagesBefore(db, new Date(now - WEEK_MS), limit));
