import type { QuestionStatus } from '@contract/questionCodes';
import type { Question } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import type { AnswerDocument } from './answers.store';

/** A question as the newsroom sees it. */
export interface ReviewedQuestionRow {
  readonly id: number;
  readonly leader: number;
  readonly group: number;
  readonly member: number;
  readonly asked_at: Date;
  readonly accepted_at: Date | null;
  readonly score: number;
  readonly doc: Question;
}
/** Which questions: of one status; offices empty = of every office. */
export interface ReviewedQuestionsOf {
  readonly status: QuestionStatus;
  readonly groups: readonly number[];
  /** Only numbers below it. */
  readonly before: number;
}

const LIST = {
  name: 'questions-reviewed',
  text: `select id, leader_id as leader, group_id as "group", member_id as member, published_at as asked_at,
      accepted_at, score, doc
    from questions where site_id = $1 and (doc->>'status')::int = $2 and account_id = 0
      and (cardinality($3::int[]) = 0 or group_id = any($3)) and id < $4
    order by id desc limit $5`,
};
export const reviewedQuestions = (db: Queries, site: number, of: ReviewedQuestionsOf, limit: number) =>
  db.query<ReviewedQuestionRow>(LIST, [site, of.status, of.groups, of.before, limit]);

/** A question that may be changed: of one of these statuses and offices; offices empty = of every office. */
export interface ChangeableQuestion {
  readonly id: number;
  readonly from: readonly QuestionStatus[];
  readonly groups: readonly number[];
}
const CHANGE = {
  name: 'questions-change',
  text: `update questions q set doc = q.doc || $5::jsonb, accepted_at = coalesce(q.accepted_at, $6),
      group_id = case when $7 > 0 then $7 else q.group_id end
    from (select id, (doc->>'status')::int as was from questions where site_id = $1 and id = $2 for no key update) before
    where q.site_id = $1 and q.id = before.id and (q.doc->>'status')::int = any($3::int[]) and q.account_id = 0
      and (cardinality($4::int[]) = 0 or q.group_id = any($4))
    returning q.member_id as member, q.subject_id as subject, before.was, q.doc`,
};
/** A question whose state changed, and its asker. */
export interface ChangedQuestion {
  /** 0 = a former member. */
  readonly member: number;
  /** 0 = a government question. */
  readonly subject: number;
  /** Status before the change. */
  readonly was: QuestionStatus;
  readonly doc: Question;
}
/**
 * @param acceptedAt null = not accepted by this @param group office it goes to; 0 = stays
 * @returns undefined where there is no such question, or it is another office's
 */
export const changeQuestion = (
  db: Queries,
  site: number,
  { id, from, groups }: ChangeableQuestion,
  change: { readonly doc: Partial<Question>; readonly acceptedAt: Date | null; readonly group: number },
): Promise<ChangedQuestion | undefined> =>
  db.one<ChangedQuestion>(CHANGE, [
    ...[site, id, from, groups],
    ...[JSON.stringify(change.doc), change.acceptedAt, change.group],
  ]);

const OFFICE = {
  name: 'questions-office',
  text: `select doc->>'catName' as name from categories where site_id = $1 and code = 'LEADER' and id = $2`,
};
/** Name of an office; undefined where there is none. */
export const officeName = async (db: Queries, site: number, group: number): Promise<string | undefined> =>
  (await db.one<{ name: string }>(OFFICE, [site, group]))?.name;

const GROUP_NAME = {
  name: 'questions-group-name',
  text: `select doc->>'groupName' as name from questions where site_id = $1 and id = $2`,
};
/** Name of the office that a question is with; '' for a topic's. */
export const officeOfQuestion = async (db: Queries, site: number, id: number): Promise<string> =>
  (await db.one<{ name: string }>(GROUP_NAME, [site, id]))?.name ?? '';

const CHANGE_ANSWER = {
  name: 'answers-change-official',
  text: `update answers set doc = $3, created_at = $4 where site_id = $1 and question_id = $2
    and (doc->>'isOfficial')::int = 1`,
};
const ADD_ANSWER = {
  name: 'answers-add',
  text: `insert into answers (site_id, id, question_id, created_at, doc)
    values ($1, nextval('answer_ids'), $2, $4, $3)`,
};
/** Writes the office's answer to a question, over the one before; likes of it stay. */
export async function putOfficialAnswer(
  db: Queries,
  site: number,
  question: number,
  doc: AnswerDocument,
  at: Date,
): Promise<void> {
  const row = [site, question, JSON.stringify(doc), at];
  if ((await db.run(CHANGE_ANSWER, row)) === 0) await db.run(ADD_ANSWER, row);
}
