import type { Question } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import { newestQuestions } from './questions.store';

/** The newest questions to an account; none where the account is not shown (F26). */
export async function questionsOfAccount(
  db: Queries,
  site: number,
  account: number,
  limit: number,
): Promise<Question[]> {
  if (account === 0) return [];
  const rows = await newestQuestions(db, site, { subject: 0, leader: 0, account }, limit, 0);
  return rows.map(({ doc }) => doc);
}
