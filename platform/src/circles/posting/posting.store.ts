import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import { speakerSql } from '@platform/membership/speakers.sql';
import type { SpeakerRow } from '@platform/membership/speaking.rules';
import { PostState } from '../postState.types';
import type { StoredPost } from '../posts.document';

const AUTHOR = {
  name: 'posts-author',
  text: `select ${speakerSql('$3')} from members m
    where m.site_id = $1 and m.id = $2 and m.state = ${MemberState.open} for no key update`,
};
/** Locks the member, so that their posts are counted one after the other. @returns undefined for an ended membership */
export const lockAuthor = (db: Queries, site: number, member: number, at: Date) =>
  db.one<SpeakerRow>(AUTHOR, [site, member, at]);

const SAME = {
  name: 'posts-same',
  text: `select id from posts where site_id = $1 and member_id = $2 and circle_id = $3 and published_at > $4
    and doc = $5::jsonb order by id desc limit 1`,
};
/** The same post of the member since a moment: a call that is sent again finds it. */
export const findSame = (
  db: Queries,
  site: number,
  member: number,
  circle: number,
  { doc, since }: { readonly doc: StoredPost; readonly since: Date },
) => db.one<{ id: number }>(SAME, [site, member, circle, since, JSON.stringify(doc)]);

const COUNT = {
  name: 'posts-count-since',
  text: 'select count(*)::int as count from posts where site_id = $1 and member_id = $2 and published_at > $3',
};
export const countSince = async (db: Queries, site: number, member: number, since: Date): Promise<number> =>
  (await db.one<{ count: number }>(COUNT, [site, member, since]))?.count ?? 0;

const ADD = {
  name: 'posts-add',
  text: `insert into posts (site_id, id, circle_id, member_id, published_at, state, doc)
    values ($1, nextval('post_ids'), $2, $3, $4, ${PostState.pending}, $5) returning id`,
};
/** Stores a post that waits for review. */
export const addPost = (
  db: Queries,
  site: number,
  circle: number,
  member: number,
  { doc, at }: { readonly doc: StoredPost; readonly at: Date },
) => db.one<{ id: number }>(ADD, [site, circle, member, at, JSON.stringify(doc)]);

const FORGET_UNSHOWN = {
  name: 'posts-forget-unshown',
  text: `delete from posts where site_id = $1 and member_id = $2 and state <> ${PostState.shown} returning doc::text as doc`,
};
const FORGET_NAMES = {
  name: 'posts-forget-names',
  text: `update posts set member_id = 0, doc = doc || '{"location": ""}' where site_id = $1 and member_id = $2`,
};
/** Deletes a former member's posts that are not shown; shown ones stay without name and place. @returns the deleted documents as JSON text */
export async function forgetPosts(db: Queries, site: number, member: number): Promise<string[]> {
  const gone = await db.query<{ doc: string }>(FORGET_UNSHOWN, [site, member]);
  await db.run(FORGET_NAMES, [site, member]);
  return gone.map(({ doc }) => doc);
}

const DELETE_OWN = {
  name: 'posts-delete-own',
  text: `with gone as (delete from posts where site_id = $1 and id = $2 and member_id = $3 and member_id > 0 returning id, doc),
    likes as (delete from praises where site_id = $1 and kind = ${KindNumber.event.post} and object_id in (select id from gone))
    select doc::text as doc from gone`,
};
/** Deletes a post and its likes. @returns the document; undefined where it is not the member's */
export const deletePostOf = async (
  db: Queries,
  site: number,
  id: number,
  member: number,
): Promise<string | undefined> => (await db.one<{ doc: string }>(DELETE_OWN, [site, id, member]))?.doc;
