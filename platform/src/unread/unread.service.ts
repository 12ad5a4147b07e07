import type { Queries } from '@platform/db/connection';
import { allReads } from './unread.store';

export { forgetReads } from './unread.store';

/** Times up to which a member has read their messages, by ReadType. */
export const readMoments = (db: Queries, site: number, member: number) => allReads(db, site, member);
