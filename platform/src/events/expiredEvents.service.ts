import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetCounted } from './events.store';

const DAY_MS = 86_400_000;
/** A record sent again later than this counts anew: programs repeat what failed within hours. */
const KEPT_MS = 3 * DAY_MS;

/** Lets go of tracking records nobody will repeat any more; resolves to how many. @param now epoch ms */
export const forgetOldEvents = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetCounted(db, new Date(now - KEPT_MS), limit));
