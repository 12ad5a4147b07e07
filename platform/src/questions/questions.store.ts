import { KindNumber, QuestionStatus } from '@contract/codes';
import type { Question, Subject } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { shownAccountSql } from '@platform/db/shownAccountSql';
import { followersSql } from '@platform/following/followers.sql';

/** A refused question (3) is nobody's to read, nor is one to an account that is not shown (F26). */
export const SHOWN = `(q.doc->>'status')::int <> ${QuestionStatus.refused} and (q.account_id = 0 or exists (select 1 from accounts x
  where x.site_id = q.site_id and x.id = q.account_id and ${shownAccountSql('x')}))`;
/** Counts are put into the document as they are now. */
const DOC = `select q.id, q.doc || jsonb_build_object('countPraise', q.praise, 'answerCount', (select count(*) from answers n
    where n.site_id = q.site_id and n.question_id = q.id)) as doc
  from questions q where q.site_id = $1 and ${SHOWN}`;

const SUBJECT = {
  name: 'subjects-by-id',
  text: `select doc || jsonb_build_object('isFollow', 0, 'rssCount', coalesce((doc->>'rssCount')::int, 0)
      + ${followersSql(KindNumber.topicSub.subject, 'subjects.id')}) as doc from subjects where site_id = $1 and id = $2`,
};
const BY_ID = { name: 'questions-by-id', text: `${DOC} and q.id = $2` };
const OF = `${DOC} and ($2 = 0 or q.subject_id = $2) and ($3 = 0 or q.leader_id = $3) and q.account_id = $4`;
const NEWEST = {
  name: 'questions-newest',
  text: `${OF} order by q.published_at desc, q.id desc limit $5 offset $6`,
};
const HOT = {
  name: 'questions-hot',
  text: `${OF} order by q.praise desc, q.published_at desc, q.id desc limit $5 offset $6`,
};

export interface QuestionRow {
  readonly id: number;
  readonly doc: Question;
}
/** Which questions; 0 = any subject, any leader, and none to an account. */
export interface QuestionsOf {
  subject: number;
  leader: number;
  account: number;
}

export const subjectById = (db: Queries, site: number, id: number) =>
  db.one<{ doc: Subject }>(SUBJECT, [site, id]);
export const questionById = (db: Queries, site: number, id: number) => db.one<DocumentRow>(BY_ID, [site, id]);
export const newestQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<QuestionRow>(NEWEST, [site, of.subject, of.leader, of.account, limit, offset]);
export const hotQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<DocumentRow>(HOT, [site, of.subject, of.leader, of.account, limit, offset]);
