import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';

/** A comment with its author, and its parent where that is shown. */
export interface CommentRow {
  id: number;
  source: number;
  object_id: number;
  parent_id: number;
  thread_id: number;
  member_id: number;
  content: string;
  location: string;
  longitude: number;
  latitude: number;
  type: number;
  pictures: string[];
  created_at: Date;
  state: CommentState;
  official: boolean;
  xy_id: number;
  praise: number;
  discuss: number;
  /** Number of the reading member's pending replies. */
  waiting: number;
  nickname: string;
  head: string;
  parent_member_id: number;
  parent: { content: string; at: string; pictures: string[]; xy_id: number; nickname: string } | null;
}

const { shown, pending: underReview, deleted } = CommentState;
const { article, live } = KindNumber.source;

/** SQL condition: comments `c` visible to member $2 (0 = a stranger). The first half matches the partial indexes. */
const SEEN = `c.state <= ${underReview} and (c.state = ${shown} or c.member_id = $2)`;

const WAITING = `(select count(*)::int from comments o where $2 <> 0 and c.thread_id = 0 and o.site_id = c.site_id
    and o.thread_id = c.id and o.thread_id <> 0 and o.state = ${underReview} and o.member_id = $2)`;

/** @param page selects whole rows of `comments` */
const rowsOf = (
  page: string,
) => `select c.id, c.source, c.object_id, c.parent_id, c.thread_id, c.member_id, c.content, c.location,
    c.longitude, c.latitude, c.type, c.pictures, c.created_at, c.state, c.official, c.xy_id, c.praise, c.discuss,
    ${WAITING} as waiting, m.nickname, m.head, c.parent_member_id,
    case when p.id is not null then jsonb_build_object('content', p.content, 'at', p.created_at, 'pictures', p.pictures,
      'xy_id', p.xy_id, 'nickname', pm.nickname) end as parent
  from (${page}) c
  join members m on m.site_id = c.site_id and m.id = c.member_id
  left join comments p on c.parent_id <> 0 and p.site_id = c.site_id and p.id = c.parent_id and p.state = ${shown}
  left join members pm on pm.site_id = p.site_id and pm.id = p.member_id`;

const OF_OBJECT = `c.site_id = $1 and c.source = $3 and c.object_id = $4`;
const PAGE = 'and c.id < $5 order by c.id desc limit $6 offset $7';
/** Below a hidden thread, members do not see their own replies either. */
const UNDER_SHOWN = `(c.state = ${shown} or c.thread_id = 0 or exists (
    select 1 from comments t where t.site_id = c.site_id and t.id = c.thread_id and t.state = ${shown}))`;

const THREADS = {
  name: 'comments-threads',
  text: `${rowsOf(`select c.* from comments c where ${OF_OBJECT} and c.thread_id = 0 and ${SEEN} ${PAGE}`)} order by c.id desc`,
};
const FLAT = {
  name: 'comments-flat',
  text: `${rowsOf(`select c.* from comments c where ${OF_OBJECT} and ${SEEN} and ${UNDER_SHOWN} ${PAGE}`)} order by c.id desc`,
};

/** Parameters of a comment list. */
export interface CommentQuery {
  readonly site: number;
  /** Number of the reading member; 0 = not signed in. */
  readonly me: number;
  readonly source: number;
  readonly objectID: number;
  /** Rows with smaller numbers; ID_MAX = from the newest. */
  readonly before: number;
  readonly limit: number;
  readonly offset: number;
}
const valuesOf = ({ site, me, source, objectID, before, limit, offset }: CommentQuery) =>
  [site, me, source, objectID, before, limit, offset] as const;

/** First comments of threads, newest first. */
export const listThreads = (db: Queries, reading: CommentQuery) =>
  db.query<CommentRow>(THREADS, valuesOf(reading));
/** Threads and replies, newest first. */
export const listFlat = (db: Queries, reading: CommentQuery) => db.query<CommentRow>(FLAT, valuesOf(reading));

const SHOWN_THREADS = {
  name: 'comments-shown-threads',
  text: 'select threads from talk_counts where site_id = $1 and source = $2 and object_id = $3',
};
export const countShownThreads = async (
  db: Queries,
  { site, source, objectID }: CommentQuery,
): Promise<number> =>
  (await db.one<{ threads: number }>(SHOWN_THREADS, [site, source, objectID]))?.threads ?? 0;

const OWN_WAITING = {
  name: 'comments-own-waiting',
  text: `select count(*)::int as count from comments c where ${OF_OBJECT} and c.member_id = $2 and c.state = ${underReview}
    and ${UNDER_SHOWN} and ($5 or c.thread_id = 0)`,
};
/** Counts the reading member's pending comments, with or without replies. */
export async function countOwnPending(
  db: Queries,
  reading: CommentQuery,
  answersToo: boolean,
): Promise<number> {
  const { site, me, source, objectID } = reading;
  if (me === 0) return 0;
  return (await db.one<{ count: number }>(OWN_WAITING, [site, me, source, objectID, answersToo]))?.count ?? 0;
}

const SHOWN = {
  name: 'comments-shown',
  text: rowsOf(
    `select c.* from comments c where c.site_id = $1 and c.id = any($3::int[]) and c.state = ${shown}`,
  ),
};
/** The comments that are still shown, in the order of the ids. */
export async function findShownComments(
  db: Queries,
  site: number,
  ids: readonly number[],
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<CommentRow>(SHOWN, [site, 0, ids]);
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const OF_THREAD = `c.site_id = $1 and c.thread_id <> 0 and ${SEEN}`;
const FIRST_REPLIES = {
  name: 'comments-first-replies',
  text: `${rowsOf(`select r.* from unnest($3::int[]) as t(id) cross join lateral (
      select c.* from comments c where ${OF_THREAD} and c.thread_id = t.id order by c.id limit $4) r`)} order by c.id`,
};
/** First replies of several threads, oldest first. */
export const firstReplies = (
  db: Queries,
  site: number,
  me: number,
  threadIds: readonly number[],
  each: number,
) => db.query<CommentRow>(FIRST_REPLIES, [site, me, threadIds, each]);

const REPLIES = {
  name: 'comments-replies',
  text: `${rowsOf(`select c.* from comments c where ${OF_THREAD} and c.thread_id = $3 and ($4 = 0 or c.parent_id = $4)
      and c.id > $5 order by c.id limit $6 offset $7`)} order by c.id`,
};
export interface ReplyQuery {
  readonly site: number;
  readonly me: number;
  readonly thread: number;
  /** Only replies to this comment; 0 = all. */
  readonly to: number;
}

/** Replies of a thread, oldest first. */
export const listReplies = (
  db: Queries,
  { site, me, thread, to }: ReplyQuery,
  page: { after: number; limit: number; offset: number },
) => db.query<CommentRow>(REPLIES, [site, me, thread, to, page.after, page.limit, page.offset]);

const COUNT_REPLIES = {
  name: 'comments-count-replies',
  text: `select count(*)::int as count from comments c where ${OF_THREAD} and c.thread_id = $3 and ($4 = 0 or c.parent_id = $4)`,
};
export const countReplies = async (db: Queries, { site, me, thread, to }: ReplyQuery) =>
  (await db.one<{ count: number }>(COUNT_REPLIES, [site, me, thread, to]))?.count ?? 0;

const ONE = {
  name: 'comments-one',
  text: rowsOf(
    `select c.* from comments c where c.site_id = $1 and c.id = $3 and ${SEEN} and ${UNDER_SHOWN}`,
  ),
};
/** A comment that is visible to the member. */
export const findVisibleComment = (db: Queries, site: number, me: number, id: number) =>
  db.one<CommentRow>(ONE, [site, me, id]);

const OF_MEMBER = {
  name: 'comments-of-member',
  text: `${rowsOf(`select c.* from comments c where c.site_id = $1 and c.member_id = $2 and c.state <> ${deleted} and c.id < $3
      order by c.id desc limit $4 offset $5`)} order by c.id desc`,
};
/** A member's own comments in every state except deleted, newest first. */
export const listOfMember = (
  db: Queries,
  site: number,
  member: number,
  page: { before: number; limit: number; offset: number },
) => db.query<CommentRow>(OF_MEMBER, [site, member, page.before, page.limit, page.offset]);

/** SQL condition: comment `c` is a reply of others to member $2 that is shown, and its article or live can still be read. */
export const REPLY_TO_MEMBER = `c.site_id = $1 and c.parent_member_id = $2 and c.parent_member_id <> 0
      and c.state = ${shown} and c.member_id <> $2 and case c.source
        when ${article} then exists (select 1 from articles a where a.site_id = $1 and a.id = c.object_id and a.status = 1)
        when ${live} then exists (select 1 from lives l where l.site_id = $1 and l.id = c.object_id and (l.article_id = 0
          or exists (select 1 from articles a where a.site_id = $1 and a.id = l.article_id and a.status = 1)))
        else false end`;
const TO_MEMBER = {
  name: 'comments-to-member',
  text: `${rowsOf(`select c.* from comments c where ${REPLY_TO_MEMBER}
      order by c.shown_at desc, c.id desc limit $3 offset $4`)} order by c.shown_at desc, c.id desc`,
};
/** Replies of others to a member, newest first, where the article or live can still be read. */
export const listRepliesToMember = (
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
) => db.query<CommentRow>(TO_MEMBER, [site, member, limit, offset]);
