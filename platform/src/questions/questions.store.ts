import { KindNumber } from '@contract/codes';
import type { Subject } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { followersSql } from '@platform/following/followersSql';

/** Likes stand in a column; the document carries them out. A refused question (3) is nobody's to read. */
const DOC = `select id, doc || jsonb_build_object('countPraise', praise) as doc from questions`;
const SHOWN = `(doc->>'status')::int <> 3`;

const SUBJECT = {
  name: 'subjects-by-id',
  text: `select doc || jsonb_build_object('isFollow', 0, 'rssCount', coalesce((doc->>'rssCount')::int, 0)
      + ${followersSql(KindNumber.topicSub.subject, 'subjects.id')}) as doc from subjects where site_id = $1 and id = $2`,
};
const BY_ID = { name: 'questions-by-id', text: `${DOC} where site_id = $1 and id = $2 and ${SHOWN}` };
const OF = `${DOC} where site_id = $1 and ($2 = 0 or subject_id = $2) and ($3 = 0 or leader_id = $3) and ${SHOWN}`;
const NEWEST = {
  name: 'questions-newest',
  text: `${OF} order by published_at desc, id desc limit $4 offset $5`,
};
const HOT = {
  name: 'questions-hot',
  text: `${OF} order by praise desc, published_at desc, id desc limit $4 offset $5`,
};

/** Which questions; 0 = any. */
export interface QuestionsOf {
  subject: number;
  leader: number;
}

export const subjectById = (db: Queries, site: number, id: number) =>
  db.one<{ doc: Subject }>(SUBJECT, [site, id]);
export const questionById = (db: Queries, site: number, id: number) => db.one<DocumentRow>(BY_ID, [site, id]);
export const newestQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<DocumentRow>(NEWEST, [site, of.subject, of.leader, limit, offset]);
export const hotQuestions = (db: Queries, site: number, of: QuestionsOf, limit: number, offset: number) =>
  db.query<DocumentRow>(HOT, [site, of.subject, of.leader, limit, offset]);
