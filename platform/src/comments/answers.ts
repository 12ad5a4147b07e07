import type { Queries } from '@platform/db/connection';
import { countAnswers } from './answers.store';

/** More than anybody counts. */
const MOST = 999;

/** Answers of others to a member's comments that were shown since a moment. */
export const answersToMember = (db: Queries, site: number, member: number, since: Date): Promise<number> =>
  countAnswers(db, site, member, since, MOST);
