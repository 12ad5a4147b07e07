import { ANSWER_DAYS } from '@contract/limits';
import { QaType } from '@contract/questionCodes';
import type { QaQuestion, Question } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import { wireDate } from '@platform/wire/wireDate';
import { newestOfLeaders, newestQuestions, type ProcessRow } from './questions.store';

const DAY_MS = 86_400_000;

/** The newest questions to an account; none where the account is not shown (F26). */
export async function questionsOfAccount(
  db: Queries,
  site: number,
  account: number,
  limit: number,
): Promise<Question[]> {
  if (account === 0) return [];
  const of = { subject: 0, leader: 0, account, viewer: 0 };
  const rows = await newestQuestions(db, site, of, limit, 0);
  return rows.map(({ doc }) => doc);
}

/** The newest questions to each leader, by the leader's number. */
export async function questionsOfLeaders(
  db: Queries,
  site: number,
  leaders: readonly number[],
  each: number,
): Promise<ReadonlyMap<number, readonly Question[]>> {
  const rows = leaders.length > 0 ? await newestOfLeaders(db, site, leaders, each) : [];
  return new Map(leaders.map((id) => [id, rows.filter(({ leader }) => leader === id).map(({ doc }) => doc)]));
}

/** A question with its process; a government question is due some days after it was accepted. */
export function withProcess(row: ProcessRow, viewer: number): Omit<QaQuestion, 'isFollow'> {
  const { doc, member, asked_at, accepted_at, score } = row;
  const due = new Date((accepted_at ?? asked_at).getTime() + ANSWER_DAYS * DAY_MS);
  return {
    ...doc,
    deadline: doc.qaType === QaType.government ? wireDate(due) : '',
    acceptTime: accepted_at ? wireDate(accepted_at) : '',
    score,
    isOwn: viewer > 0 && member === viewer ? 1 : 0,
  };
}
