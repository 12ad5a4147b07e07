import type { Queries } from '@platform/db/connection';
import { allReads } from './unread.store';

/** Up to when a member has seen what came for him, by ReadType. */
export const readMoments = (db: Queries, site: number, member: number) => allReads(db, site, member);
