import { KindNumber } from '@contract/codes';
import type { Question, Subject } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import { shownTo } from '@platform/db/shownQuestionSql';
import { followersSql } from '@platform/following/followers.sql';

/** Counts are put into the document as they are now. */
const COUNTED = `q.doc || jsonb_build_object('countPraise', q.praise, 'answerCount', (select count(*) from answers n
    where n.site_id = q.site_id and n.question_id = q.id)) as doc`;
const FIELDS = `q.id, ${COUNTED}, q.member_id as member, q.published_at as asked_at, q.accepted_at, q.score`;

const SUBJECT = {
  name: 'subjects-by-id',
  text: `select doc || jsonb_build_object('isFollow', 0, 'rssCount', coalesce((doc->>'rssCount')::int, 0)
      + ${followersSql(KindNumber.topicSub.subject, 'subjects.id')},
      'questionCount', (select count(*) from questions q
        where q.site_id = subjects.site_id and q.subject_id = subjects.id and ${shownTo('0')})) as doc
    from subjects where site_id = $1 and id = $2`,
};
const BY_ID = {
  name: 'questions-by-id',
  text: `select ${FIELDS} from questions q where q.site_id = $1 and q.id = $2 and ${shownTo('$3::int')}`,
};
const OF = `select q.id, ${COUNTED} from questions q where q.site_id = $1 and ${shownTo('$7::int')}
  and ($2 = 0 or q.subject_id = $2) and ($3 = 0 or q.leader_id = $3) and q.account_id = $4`;
const NEWEST = {
  name: 'questions-newest',
  text: `${OF} order by q.published_at desc, q.id desc limit $5 offset $6`,
};
const HOT = {
  name: 'questions-hot',
  text: `${OF} order by q.praise desc, q.published_at desc, q.id desc limit $5 offset $6`,
};
const OF_LEADERS = {
  name: 'questions-of-leaders',
  text: `select l.id as leader, n.doc from unnest($2::int[]) with ordinality as l(id, place)
    cross join lateral (select ${COUNTED}, q.published_at, q.id from questions q
      where q.site_id = $1 and q.leader_id = l.id and q.account_id = 0 and ${shownTo('0')}
      order by q.published_at desc, q.id desc limit $3) n
    order by l.place, n.published_at desc, n.id desc`,
};

export interface QuestionRow {
  readonly id: number;
  readonly doc: Question;
}
/** A question with the columns that its process shows. */
export interface ProcessRow extends QuestionRow {
  /** Member who asked; 0 = none. */
  readonly member: number;
  readonly asked_at: Date;
  readonly accepted_at: Date | null;
  readonly score: number;
}
/** Which questions; 0 = any subject, any leader, and none to an account. */
export interface QuestionsOf {
  readonly subject: number;
  readonly leader: number;
  readonly account: number;
  /** Member who reads; 0 = everybody else. */
  readonly viewer: number;
}

export const subjectById = (db: Queries, site: number, id: number) =>
  db.one<{ doc: Subject }>(SUBJECT, [site, id]);
export const questionById = (db: Queries, site: number, id: number, viewer: number) =>
  db.one<ProcessRow>(BY_ID, [site, id, viewer]);
export const newestQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<QuestionRow>(NEWEST, [site, of.subject, of.leader, of.account, limit, offset, of.viewer]);
export const hotQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<QuestionRow>(HOT, [site, of.subject, of.leader, of.account, limit, offset, of.viewer]);
export const newestOfLeaders = (db: Queries, site: number, leaders: readonly number[], each: number) =>
  db.query<{ leader: number; doc: Question }>(OF_LEADERS, [site, leaders, each]);
