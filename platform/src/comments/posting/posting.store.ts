import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { speakerSql } from '@platform/membership/speakers.sql';
import type { SpeakerRow } from '@platform/membership/speaking.rules';

/** A comment to be inserted. */
export interface NewComment {
  readonly source: number;
  readonly objectID: number;
  readonly parentID: number;
  readonly threadID: number;
  readonly member: number;
  readonly parentMember: number;
  readonly content: string;
  readonly wordsHash: Buffer;
  readonly location: string;
  readonly type: number;
  readonly pictures: readonly string[];
  readonly state: CommentState;
}

const LOCK_MEMBERS = {
  name: 'comments-lock-members',
  text: `select m.id, ${speakerSql('$3')} from members m
    where m.site_id = $1 and m.id = any($2::int[]) and m.state = 0 order by m.id for no key update`,
};
/** Locks the members and returns the open ones. No other transaction adds their comments meanwhile, so the counts stay exact. */
export async function lockMembers(
  db: Queries,
  site: number,
  members: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, SpeakerRow>> {
  const rows = await db.query<SpeakerRow & { id: number }>(LOCK_MEMBERS, [site, members, at]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface Pace {
  readonly member: number;
  /** Comments within a minute and within a day. */
  readonly minute: number;
  readonly day: number;
  /** The member posted the same text within the repetition window. */
  readonly same: boolean;
}
const PACES = {
  name: 'comments-paces',
  text: `select g.member, count(r.created_at) filter (where r.created_at > $4)::int as minute, count(r.created_at)::int as day,
      coalesce(bool_or(r.words_hash = g.hash and r.created_at > $5), false) as same
    from unnest($2::int[], $3::bytea[]) as g(member, hash)
    left join lateral (select c.created_at, c.words_hash from comments c
      where c.site_id = $1 and c.member_id = g.member order by c.id desc limit $7) r on r.created_at > $6
    group by g.member`,
};
/**
 * Recent posting rates per member. @param since start of the last minute, of the repetition window, of the last day
 * @param dayMost maximum number of comments to count
 */
export const findPaces = (
  db: Queries,
  site: number,
  comments: readonly { member: number; wordsHash: Buffer }[],
  since: { minute: Date; same: Date; day: Date },
  dayMost: number,
) =>
  db.query<Pace>(PACES, [
    site,
    comments.map(({ member }) => member),
    comments.map(({ wordsHash }) => wordsHash),
    since.minute,
    since.same,
    since.day,
    dayMost,
  ]);

export interface ParentRow {
  id: number;
  thread_id: number;
  source: number;
  object_id: number;
  member_id: number;
}
/** Locks the threads, so that a thread is not removed while a reply is added. */
const PARENTS = {
  name: 'comments-parents',
  text: `select p.id, t.id as thread_id, p.source, p.object_id, p.member_id from comments p
    join comments t on t.site_id = p.site_id and t.id = case when p.thread_id = 0 then p.id else p.thread_id end
    where p.site_id = $1 and p.id = any($2::int[]) and p.state = ${CommentState.shown} and t.state = ${CommentState.shown}
    order by t.id for no key update of t`,
};
export const lockParents = (db: Queries, site: number, parentIds: readonly number[]) =>
  db.query<ParentRow>(PARENTS, [site, parentIds]);

/** Rows are passed as one JSON text, because unnest cannot take arrays of arrays (pictures). */
const ADD = {
  name: 'comments-add',
  text: `insert into comments (site_id, source, object_id, parent_id, thread_id, member_id, parent_member_id, content, words_hash,
      location, type, pictures, created_at, state, shown_at)
    select $1, source, object_id, parent_id, thread_id, member_id, parent_member_id, content, decode(words_hash, 'hex'),
      location, type, pictures, $3::timestamptz, state,
      case when state = ${CommentState.shown} then $3::timestamptz end
    from jsonb_to_recordset($2::jsonb) as n(source smallint, object_id int, parent_id int, thread_id int, member_id int,
      parent_member_id int, content text, words_hash text, location text, type smallint,
      pictures text[], state smallint)
    returning id, member_id`,
};
/** At most one comment per member. */
export const addComments = (db: Queries, site: number, comments: readonly NewComment[], at: Date) => {
  const rows = comments.map((one) => ({
    source: one.source,
    object_id: one.objectID,
    parent_id: one.parentID,
    thread_id: one.threadID,
    member_id: one.member,
    parent_member_id: one.parentMember,
    content: one.content,
    words_hash: one.wordsHash.toString('hex'),
    location: one.location,
    type: one.type,
    pictures: one.pictures,
    state: one.state,
  }));
  return db.query<{ id: number; member_id: number }>(ADD, [site, JSON.stringify(rows), at]);
};

export interface StoredComment {
  id: number;
  source: number;
  object_id: number;
  parent_id: number;
  thread_id: number;
  member_id: number;
  state: CommentState;
  content: string;
}
const FIND = {
  name: 'comments-find',
  text: `select id, source, object_id, parent_id, thread_id, member_id, state, content from comments
    where site_id = $1 and id = $2`,
};
export const findComment = (db: Queries, site: number, id: number) => db.one<StoredComment>(FIND, [site, id]);

const LOCK = {
  name: 'comments-lock',
  text: 'select state from comments where site_id = $1 and id = $2 for no key update',
};
export const lockComment = (db: Queries, site: number, id: number) =>
  db.one<{ state: CommentState }>(LOCK, [site, id]);

const SET_STATE = {
  name: 'comments-set-state',
  text: `update comments set state = $3::smallint,
      shown_at = case when $3::smallint = ${CommentState.shown} then coalesce(shown_at, $4) else shown_at end
    where site_id = $1 and id = $2`,
};
export const setState = (db: Queries, site: number, id: number, state: CommentState, at: Date) =>
  db.run(SET_STATE, [site, id, state, at]);

const MOVE_THREAD = {
  name: 'comments-move-thread',
  text: `update comments set state = $4::smallint,
      shown_at = case when $4::smallint = ${CommentState.shown} then coalesce(shown_at, $5) else shown_at end
    where site_id = $1 and thread_id = $2 and thread_id <> 0 and state = $3 returning id`,
};
/** Moves the replies of a thread from one state to another. @returns their ids */
export const moveThread = async (
  db: Queries,
  site: number,
  thread: number,
  { from, to }: { readonly from: CommentState; readonly to: CommentState },
  at: Date,
): Promise<number[]> =>
  (await db.query<{ id: number }>(MOVE_THREAD, [site, thread, from, to, at])).map(({ id }) => id);

const PICTURES = {
  name: 'comments-pictures',
  text: 'select unnest(pictures) as url from comments where site_id = $1 and id = any($2::int[])',
};
export const picturesOf = async (db: Queries, site: number, ids: readonly number[]): Promise<string[]> =>
  (await db.query<{ url: string }>(PICTURES, [site, ids])).map(({ url }) => url);

const SET_OFFICIAL = {
  name: 'comments-set-official',
  text: `update comments set official = $3, xy_id = $4
    where site_id = $1 and id = $2 and (official, xy_id) is distinct from ($3::boolean, $4::int)`,
};
export const markOfficial = (db: Queries, site: number, id: number, official: boolean, xyID: number) =>
  db.run(SET_OFFICIAL, [site, id, official, xyID]);

/** In the order of their numbers: of two who count several at once one waits for the other. */
const ADD_THREADS = {
  name: 'comments-add-threads',
  text: `insert into talk_counts (site_id, source, object_id, threads)
    select $1, $2::smallint, id, count from unnest($3::int[], $4::int[]) as a(id, count) order by id
    on conflict (site_id, source, object_id) do update set threads = talk_counts.threads + excluded.threads`,
};
/** @param changes by object */
export async function addThreads(
  db: Queries,
  site: number,
  source: number,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  if (changes.size > 0) await db.run(ADD_THREADS, [site, source, [...changes.keys()], [...changes.values()]]);
}
