import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import type { SubmittedMedia } from '@platform/uploads/submitted.document';

/** The stored words and media of a tip-off. */
export interface TipoffDocument extends SubmittedMedia {
  readonly title: string;
  readonly content: string;
  /** '' = the teller named no place. */
  readonly location: string;
}
export interface TipoffRow {
  readonly id: number;
  /** 0 = told without a login. */
  readonly member_id: number;
  readonly user_name: string;
  readonly contact: string;
  readonly created_at: Date;
  /** TipoffStatus. */
  readonly status: number;
  readonly answer: string;
  readonly answered_at: Date | null;
  readonly shown: boolean;
  readonly doc: TipoffDocument;
}
export interface NewTipoff {
  readonly site: number;
  readonly id: number;
  readonly member: number;
  readonly userName: string;
  readonly contact: string;
  readonly at: Date;
  readonly doc: TipoffDocument;
}

const LOCK_TELLER = {
  name: 'tipoffs-teller',
  text: `select id from members where site_id = $1 and id = $2 and state = ${MemberState.open} for no key update`,
};
/** Locks a member, so that one tells once; false for an ended membership. */
export const lockTeller = async (db: Queries, site: number, member: number): Promise<boolean> =>
  (await db.one(LOCK_TELLER, [site, member])) !== undefined;

const SAME = {
  name: 'tipoffs-same',
  text: `select id from tipoffs where site_id = $1 and member_id = $2 and created_at > $3 and contact = $4
    and doc->>'title' = $5 and doc->>'content' = $6 limit 1`,
};
export const hasSameTipoff = async (db: Queries, one: NewTipoff, since: Date): Promise<boolean> => {
  const { site, member, contact, doc } = one;
  return (await db.one(SAME, [site, member, since, contact, doc.title, doc.content])) !== undefined;
};

const ADD = {
  name: 'tipoffs-add',
  text: `insert into tipoffs (site_id, id, member_id, user_name, contact, created_at, doc)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
};
/** @returns false where the number is taken */
export const addTipoff = async (db: Queries, one: NewTipoff): Promise<boolean> => {
  const { site, id, member, userName, contact, at, doc } = one;
  return (await db.run(ADD, [site, id, member, userName, contact, at, JSON.stringify(doc)])) > 0;
};

const FIELDS = 'id, member_id, user_name, contact, created_at, status, answer, answered_at, shown, doc';
const BY_ID = { name: 'tipoffs-by-id', text: `select ${FIELDS} from tipoffs where site_id = $1 and id = $2` };
export const tipoffById = (db: Queries, site: number, id: number) => db.one<TipoffRow>(BY_ID, [site, id]);

const OWN = {
  name: 'tipoffs-own',
  text: `select ${FIELDS} from tipoffs where site_id = $1 and member_id = $2
    order by created_at desc, id desc limit $3 offset $4`,
};
export const ownTipoffs = (db: Queries, site: number, member: number, limit: number, offset: number) =>
  db.query<TipoffRow>(OWN, [site, member, limit, offset]);

const NEWEST = {
  name: 'tipoffs-newest',
  text: `select ${FIELDS} from tipoffs where site_id = $1 and ($2 < 0 or status = $2)
    order by created_at desc, id desc limit $3 offset $4`,
};
/** @param status TipoffStatus; below 0 = all */
export const newestTipoffs = (db: Queries, site: number, status: number, limit: number, offset: number) =>
  db.query<TipoffRow>(NEWEST, [site, status, limit, offset]);

const ANSWER = {
  name: 'tipoffs-answer',
  text: `update tipoffs t set status = $3, answer = coalesce($4, t.answer), shown = coalesce($5, t.shown),
      answered_at = case when $4::text is null then t.answered_at when $4 = '' then null else $6::timestamptz end
    from (select id, status from tipoffs where site_id = $1 and id = $2 for no key update) known
    where t.site_id = $1 and t.id = known.id
    returning known.status as before, t.member_id as member, t.answer, t.doc->>'title' as title, t.doc->>'content' as content`,
};
export interface TipoffAnswer {
  readonly status: number;
  /** undefined = stays. */
  readonly answer?: string | undefined;
  readonly shown?: boolean | undefined;
}
export interface ChangedTipoff {
  /** TipoffStatus before the change. */
  readonly before: number;
  /** 0 = told without a login. */
  readonly member: number;
  readonly answer: string;
  readonly title: string;
  readonly content: string;
}
/** @returns undefined where there is none */
export const changeTipoff = (
  db: Queries,
  site: number,
  id: number,
  { status, answer, shown }: TipoffAnswer,
  at: Date,
) => db.one<ChangedTipoff>(ANSWER, [...[site, id, status, answer ?? null, shown ?? null, at]]);

const ADD_FEEDBACK = {
  name: 'feedback-add',
  text: `insert into feedback (site_id, member_id, user_name, content, pics, created_at) values ($1, $2, $3, $4, $5, $6)`,
};
export interface NewFeedback {
  readonly member: number;
  readonly userName: string;
  readonly content: string;
  readonly pics: readonly string[];
}
export const addFeedback = (db: Queries, site: number, one: NewFeedback, at: Date) =>
  db.run(ADD_FEEDBACK, [site, one.member, one.userName, one.content, JSON.stringify(one.pics), at]);

export interface FeedbackRow {
  readonly id: number;
  readonly created_at: Date;
  readonly member_id: number;
  readonly user_name: string;
  readonly content: string;
  readonly pics: readonly string[];
}
const FEEDBACK = {
  name: 'feedback-newest',
  text: `select id, member_id, user_name, content, pics, created_at from feedback where site_id = $1
    order by id desc limit $2 offset $3`,
};
export const newestFeedback = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<FeedbackRow>(FEEDBACK, [site, limit, offset]);

const OWN_FEEDBACK = {
  name: 'feedback-own',
  text: `select id, content, pics, created_at as created from feedback
    where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
/** A member's own feedback, oldest first. @param after number of the one before */
export const ownFeedback = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<{ id: number }>(OWN_FEEDBACK, [site, member, after, limit]);

const FORGET_TIPOFFS = {
  name: 'tipoffs-forget',
  text: `update tipoffs set member_id = 0, user_name = '', contact = '' where site_id = $1 and member_id = $2`,
};
const FORGET_FEEDBACK = {
  name: 'feedback-forget',
  text: `update feedback set member_id = 0, user_name = '' where site_id = $1 and member_id = $2`,
};
/** A former member's tip-offs and feedback stay without a name. */
export async function forgetTeller(db: Queries, site: number, member: number): Promise<void> {
  await db.run(FORGET_TIPOFFS, [site, member]);
  await db.run(FORGET_FEEDBACK, [site, member]);
}
