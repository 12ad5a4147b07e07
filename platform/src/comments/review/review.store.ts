import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';

/** A comment as the newsroom's people look at it. */
export interface ReviewRow {
  id: number;
  source: number;
  object_id: number;
  parent_id: number;
  /** Text of the parent comment; '' = none. */
  parent_content: string;
  member_id: number;
  nickname: string;
  content: string;
  location: string;
  pictures: string[];
  created_at: Date;
  state: CommentState;
  official: boolean;
  xy_id: number;
  praise: number;
  discuss: number;
  exposed: number;
}

const ROW = `select c.id, c.source, c.object_id, c.parent_id, coalesce(p.content, '') as parent_content, c.member_id, m.nickname,
    c.content, c.location, c.pictures, c.created_at, c.state, c.official, c.xy_id, c.praise, c.discuss, c.exposed
  from comments c join members m on m.site_id = c.site_id and m.id = c.member_id
  left join comments p on c.parent_id <> 0 and p.site_id = c.site_id and p.id = c.parent_id
  where c.site_id = $1`;

const WAITING = {
  name: 'comments-to-review',
  text: `${ROW} and c.state = ${CommentState.pending} and c.id > $2 order by c.id limit $3`,
};
/** Under review, who waits longest first. @param after number of the last one the reader has */
export const listPending = (db: Queries, site: number, after: number, limit: number) =>
  db.query<ReviewRow>(WAITING, [site, after, limit]);

const EXPOSED = {
  name: 'comments-exposed',
  text: `${ROW} and c.state = ${CommentState.shown} and c.exposed > 0 order by c.exposed desc, c.id limit $2 offset $3`,
};
/** Shown and reported, the most reported first. */
export const listExposed = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<ReviewRow>(EXPOSED, [site, limit, offset]);

const OF_STATE = {
  name: 'comments-of-state',
  text: `${ROW} and c.state = $2 and c.id < $3 order by c.id desc limit $4`,
};
/** Newest first. @param before number of the last one the reader has */
export const listInState = (db: Queries, site: number, state: CommentState, before: number, limit: number) =>
  db.query<ReviewRow>(OF_STATE, [site, state, before, limit]);
