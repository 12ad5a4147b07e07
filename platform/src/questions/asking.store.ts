import { QuestionStatus } from '@contract/questionCodes';
import type { Question } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import { speakerSql } from '@platform/membership/speakers.sql';
import type { SpeakerRow } from '@platform/membership/speaking.rules';

export interface AskerRow extends SpeakerRow {
  readonly id: number;
  readonly nickname: string;
  readonly head: string;
}
const ASKER = {
  name: 'questions-asker',
  text: `select m.id, m.nickname, m.head, ${speakerSql('$3')} from members m
    where m.site_id = $1 and m.id = $2 and m.state = ${MemberState.open} for no key update`,
};
/** The member, locked so that their questions are counted one after the other; undefined for an ended membership. */
export const lockAsker = (db: Queries, site: number, member: number, at: Date) =>
  db.one<AskerRow>(ASKER, [site, member, at]);

/** Subject, leader and office asked; 0 = none. */
export interface QuestionTarget {
  readonly subject: number;
  readonly leader: number;
  readonly group: number;
}
/** An office that a question goes to; '' for a topic. */
interface TargetRow {
  readonly closed: boolean;
  readonly group: number;
  readonly office: string;
}
const SUBJECT = {
  name: 'questions-target-subject',
  text: `select (doc->>'askClosed')::int <> 0 as closed, 0 as "group", '' as office
    from subjects where site_id = $1 and id = $2`,
};
const OFFICE = "c.site_id = $1 and c.code = 'LEADER'";
const LEADER = {
  name: 'questions-target-leader',
  text: `select false as closed, p.group_id as "group", coalesce(c.doc->>'catName', '') as office
    from people p left join categories c on ${OFFICE} and c.id = p.group_id
    where p.site_id = $1 and p.id = $2 and p.kind = 'leader'`,
};
const GROUP = {
  name: 'questions-target-group',
  text: `select false as closed, c.id as "group", c.doc->>'catName' as office from categories c
    where ${OFFICE} and c.id = $2`,
};
/** The topic, leader or office that is asked; undefined where there is none. */
export const findTarget = (db: Queries, site: number, { subject, leader, group }: QuestionTarget) => {
  if (subject > 0) return db.one<TargetRow>(SUBJECT, [site, subject]);
  return leader > 0 ? db.one<TargetRow>(LEADER, [site, leader]) : db.one<TargetRow>(GROUP, [site, group]);
};

const SAME = {
  name: 'questions-same',
  text: `select doc from questions where site_id = $1 and member_id = $2 and subject_id = $3 and leader_id = $4
    and group_id = $5 and published_at > $6 and doc->>'title' = $7 and doc->>'content' = $8
    order by id desc limit 1`,
};
/** The same question of the member since a moment: a call that is sent again finds it. */
export const findSame = (
  db: Queries,
  site: number,
  member: number,
  to: QuestionTarget,
  { title, content, since }: { title: string; content: string; since: Date },
) => db.one<{ doc: Question }>(SAME, [site, member, to.subject, to.leader, to.group, since, title, content]);

const COUNT = {
  name: 'questions-count-since',
  text: 'select count(*)::int as count from questions where site_id = $1 and member_id = $2 and published_at > $3',
};
export const countSince = async (db: Queries, site: number, member: number, since: Date): Promise<number> =>
  (await db.one<{ count: number }>(COUNT, [site, member, since]))?.count ?? 0;

const ADD = {
  name: 'questions-add',
  text: `insert into questions (site_id, id, subject_id, leader_id, group_id, member_id, published_at, doc)
    select $1, n.id, $3, $4, $5, $2, $6,
      $7::jsonb || jsonb_build_object('fileId', n.id, 'shareUrl', ($7::jsonb->>'shareUrl') || n.id || '.html')
    from (select nextval('question_ids')::int as id) n returning doc`,
};
interface NewQuestion {
  readonly member: number;
  readonly to: QuestionTarget;
  readonly at: Date;
  readonly doc: Question;
}
/** Adds a question; its document gets its number, in its share address too. */
export const addQuestion = (db: Queries, site: number, { member, to, at, doc }: NewQuestion) =>
  db.one<{ doc: Question }>(ADD, [
    ...[site, member, to.subject, to.leader, to.group],
    ...[at, JSON.stringify(doc)],
  ]);

const RATE = {
  name: 'questions-rate',
  text: `update questions set score = $4, score_note = $5 where site_id = $1 and id = $2 and member_id = $3
    and score = 0 and (doc->>'status')::int = ${QuestionStatus.answered}`,
};
/** One rating, by the asker, of an answer. @returns false where nothing was rated */
export const rate = async (
  db: Queries,
  site: number,
  id: number,
  member: number,
  given: { readonly score: number; readonly note: string },
): Promise<boolean> => (await db.run(RATE, [site, id, member, given.score, given.note])) > 0;

const OWN_AFTER = {
  name: 'questions-own-after',
  text: `select id, subject_id as subject, leader_id as leader, group_id as office, published_at as asked, doc->>'title' as title,
      doc->>'content' as content, doc->>'location' as location, (doc->>'status')::int as status, score, score_note as "scoreNote"
    from questions where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
/** A member's own questions in every state, oldest first. @param after number of the one before */
export const ownQuestions = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<{ id: number }>(OWN_AFTER, [site, member, after, limit]);

const FORGET_WAITING = {
  name: 'questions-forget-waiting',
  text: `delete from questions where site_id = $1 and member_id = $2
    and (doc->>'status')::int in (${QuestionStatus.waiting}, ${QuestionStatus.refused}) returning doc::text as doc`,
};
const FORGET_NAMES = {
  name: 'questions-forget-names',
  text: `update questions set member_id = 0, score_note = '',
      doc = doc || '{"userID": 0, "userName": "", "userIcon": "", "location": ""}' where site_id = $1 and member_id = $2`,
};
/** Deletes a former member's unpublished questions; published ones stay without name and place. @returns the deleted documents as JSON text */
export async function forgetQuestions(db: Queries, site: number, member: number): Promise<string[]> {
  const gone = await db.query<{ doc: string }>(FORGET_WAITING, [site, member]);
  await db.run(FORGET_NAMES, [site, member]);
  return gone.map(({ doc }) => doc);
}

const OWN_QUESTION = {
  name: 'questions-own-locked',
  text: `select q.doc::text as doc, (q.doc->>'status')::int = ${QuestionStatus.answered} or exists (select 1 from answers n
      where n.site_id = q.site_id and n.question_id = q.id) as answered
    from questions q where q.site_id = $1 and q.id = $2 and q.member_id = $3 and q.member_id > 0 for update of q`,
};
const DELETE_OWN = {
  name: 'questions-delete-own',
  text: 'delete from questions where site_id = $1 and id = $2',
};
const ANONYMISE = {
  name: 'questions-anonymise',
  text: `update questions set member_id = 0, score_note = '', doc = doc || '{"userID": 0, "userName": "", "userIcon": "", "location": "",
      "images": [], "audios": [], "videos": []}' where site_id = $1 and id = $2`,
};
/**
 * Deletes a member's question; an answered one stays without name, place and files.
 * @returns the document as it was; undefined where it is not the member's
 */
export async function deleteQuestionOf(
  db: Queries,
  site: number,
  id: number,
  member: number,
): Promise<{ readonly doc: string; readonly answered: boolean } | undefined> {
  const own = await db.one<{ doc: string; answered: boolean }>(OWN_QUESTION, [site, id, member]);
  if (own) await db.run(own.answered ? ANONYMISE : DELETE_OWN, [site, id]);
  return own;
}
