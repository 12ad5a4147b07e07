import { ContributionStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import type { SubmittedMedia } from '@platform/uploads/submitted.document';

/** The stored words and media of a contribution. */
export interface ContributionDocument extends SubmittedMedia {
  readonly title: string;
  readonly content: string;
}
export interface ContributionRow {
  readonly id: number;
  readonly seek_id: number;
  readonly member_id: number;
  readonly nickname: string;
  readonly created_at: Date;
  readonly status: ContributionStatus;
  readonly reason: string;
  readonly doc: ContributionDocument;
}
/** A call for articles as it is stored. */
export interface SeekDocument {
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly picBig: string;
}
export interface SeekRow {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly passed: number;
  readonly doc: SeekDocument;
}

const SEEK = {
  name: 'seek-articles-by-id',
  text: `select s.id, s.starts_at, s.ends_at, s.doc, (select count(*)::int from contributions c
      where c.site_id = s.site_id and c.seek_id = s.id and c.status = ${ContributionStatus.passed}) as passed
    from seek_articles s where s.site_id = $1 and s.id = $2`,
};
export const seekById = (db: Queries, site: number, id: number) => db.one<SeekRow>(SEEK, [site, id]);

const LOCK_AUTHOR = {
  name: 'contributions-author',
  text: `select id from members where site_id = $1 and id = $2 and state = ${MemberState.open} for no key update`,
};
/** Locks a member, so that their contributions are counted one after the other; false for an ended membership. */
export const lockAuthor = async (db: Queries, site: number, member: number): Promise<boolean> =>
  (await db.one(LOCK_AUTHOR, [site, member])) !== undefined;

const FIELDS = `c.id, c.seek_id, c.member_id, c.created_at, c.status, c.reason, c.doc,
  coalesce((select m.nickname from members m where m.site_id = c.site_id and m.id = c.member_id), '') as nickname`;
const SAME = {
  name: 'contributions-same',
  text: `select ${FIELDS} from contributions c where c.site_id = $1 and c.member_id = $2 and c.seek_id = $3
    and c.created_at > $4 and c.doc->>'title' = $5 and c.doc->>'content' = $6 order by c.id desc limit 1`,
};
const COUNT = {
  name: 'contributions-count-since',
  text: 'select count(*)::int as count from contributions where site_id = $1 and member_id = $2 and created_at > $3',
};
export const countContributionsSince = async (
  db: Queries,
  site: number,
  member: number,
  since: Date,
): Promise<number> => (await db.one<{ count: number }>(COUNT, [site, member, since]))?.count ?? 0;

export interface NewContribution {
  readonly site: number;
  readonly seek: number;
  readonly member: number;
  readonly doc: ContributionDocument;
}
/** The same contribution of the member since a moment: a call that is sent again finds it. */
export const findSameContribution = (db: Queries, one: NewContribution, since: Date) =>
  db.one<ContributionRow>(SAME, [
    ...[one.site, one.member, one.seek, since],
    ...[one.doc.title, one.doc.content],
  ]);

const ADD = {
  name: 'contributions-add',
  text: `insert into contributions (site_id, id, seek_id, member_id, created_at, doc)
    values ($1, nextval('contribution_ids'), $2, $3, $4, $5)
    returning id, seek_id, member_id, '' as nickname, created_at, status, reason, doc`,
};
export const addContribution = (db: Queries, { site, seek, member, doc }: NewContribution, at: Date) =>
  db.one<ContributionRow>(ADD, [site, seek, member, at, JSON.stringify(doc)]);

const OWN = {
  name: 'contributions-own',
  text: `select ${FIELDS} from contributions c where c.site_id = $1 and c.member_id = $2 and ($3 < 0 or c.status = $3)
    order by c.id desc limit $4 offset $5`,
};
/** @param status ContributionStatus; below 0 = all */
export const ownContributions = (
  db: Queries,
  { site, member, status }: { readonly site: number; readonly member: number; readonly status: number },
  limit: number,
  offset: number,
) => db.query<ContributionRow>(OWN, [site, member, status, limit, offset]);

const OWN_BY_ID = {
  name: 'contributions-own-by-id',
  text: `select ${FIELDS} from contributions c where c.site_id = $1 and c.id = $2 and c.member_id = $3`,
};
export const ownContributionById = (db: Queries, site: number, id: number, member: number) =>
  db.one<ContributionRow>(OWN_BY_ID, [site, id, member]);

/** Contributions of a site; below 0 = all states, 0 = all calls. */
export interface ContributionsOf {
  readonly site: number;
  readonly status: number;
  readonly seek: number;
}
const NEWEST = {
  name: 'contributions-newest',
  text: `select ${FIELDS} from contributions c where c.site_id = $1 and ($2 < 0 or c.status = $2)
    and ($3 = 0 or c.seek_id = $3) order by c.id desc limit $4 offset $5`,
};
export const newestContributions = (db: Queries, of: ContributionsOf, limit: number, offset: number) =>
  db.query<ContributionRow>(NEWEST, [of.site, of.status, of.seek, limit, offset]);

const REVIEW = {
  name: 'contributions-review',
  text: `update contributions set status = $3, reason = $4 where site_id = $1 and id = $2
    returning member_id as member, doc`,
};
/** @returns undefined where there is none */
export const setContributionStatus = (
  db: Queries,
  site: number,
  id: number,
  { status, reason }: { readonly status: ContributionStatus; readonly reason: string },
) => db.one<{ member: number; doc: ContributionDocument }>(REVIEW, [site, id, status, reason]);

export interface NewSeek {
  readonly title: string;
  readonly content: string;
  /** undefined = a changed call keeps its picture. */
  readonly picBig: string | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
}
const ADD_SEEK = {
  name: 'seek-articles-add',
  text: `insert into seek_articles (site_id, id, starts_at, ends_at, doc)
    values ($1, nextval('seek_article_ids'), $2, $3, $4) returning id`,
};
const CHANGE_SEEK = {
  name: 'seek-articles-change',
  text: `update seek_articles set starts_at = $3, ends_at = $4, doc = doc || $5::jsonb
    where site_id = $1 and id = $2 returning id`,
};
/** @param id undefined = a new call @returns its number; undefined where there is none to change */
export async function saveSeek(
  db: Queries,
  site: number,
  id: number | undefined,
  { title, content, picBig, startsAt, endsAt }: NewSeek,
): Promise<number | undefined> {
  const text = { title, content };
  const doc = JSON.stringify(picBig === undefined ? text : { ...text, picBig });
  const added = JSON.stringify({ ...text, picBig: picBig ?? '' });
  const row =
    id === undefined
      ? await db.one<{ id: number }>(ADD_SEEK, [site, startsAt, endsAt, added])
      : await db.one<{ id: number }>(CHANGE_SEEK, [site, id, startsAt, endsAt, doc]);
  return row?.id;
}

const FORGET = {
  name: 'contributions-forget',
  text: `delete from contributions where site_id = $1 and member_id = $2 and status <> ${ContributionStatus.passed}
    returning doc::text as doc`,
};
const FORGET_NAMES = {
  name: 'contributions-forget-names',
  text: 'update contributions set member_id = 0 where site_id = $1 and member_id = $2',
};
/** Deletes a former member's contributions; accepted ones stay without a name. @returns the deleted documents as JSON text */
export async function forgetContributions(db: Queries, site: number, member: number): Promise<string[]> {
  const gone = await db.query<{ doc: string }>(FORGET, [site, member]);
  await db.run(FORGET_NAMES, [site, member]);
  return gone.map(({ doc }) => doc);
}
