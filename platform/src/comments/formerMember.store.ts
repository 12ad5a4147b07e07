import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';

/** SQL assignments that clear a comment's place and the digest of its words. */
const CLEARED = `location = '', longitude = 0, latitude = 0, words_hash = ''`;
/** States in which others see the comment, or see it again with its thread. */
const SEEN = `${CommentState.shown}, ${CommentState.goneWithThread}`;

const DELETE_UNSEEN = {
  name: 'comments-delete-unseen',
  text: `with gone as (select id, pictures from comments where site_id = $1 and member_id = $2 and state not in (${SEEN})
      order by id for no key update),
    cleared as (update comments c set state = ${CommentState.deleted}, content = '', pictures = '{}', ${CLEARED}
      from gone where c.site_id = $1 and c.id = gone.id)
    select unnest(pictures) as url from gone`,
};
/** Deletes comments that nobody else sees: they can be shown no more. @returns addresses of their pictures */
export const deleteUnseen = async (db: Queries, site: number, member: number): Promise<string[]> =>
  (await db.query<{ url: string }>(DELETE_UNSEEN, [site, member])).map(({ url }) => url);

const CLEAR_PLACES = {
  name: 'comments-clear-places',
  text: `update comments set ${CLEARED} where site_id = $1 and member_id = $2 and state in (${SEEN})`,
};
/** The words of shown comments stay. */
export const clearPlaces = (db: Queries, site: number, member: number) =>
  db.run(CLEAR_PLACES, [site, member]);

const CLEAR_DELETED = {
  name: 'comments-clear-deleted',
  text: `update comments set content = '', pictures = '{}', ${CLEARED}
    where site_id = $1 and id = $2 and state = ${CommentState.deleted}`,
};
/** Clears what a comment said that its author has deleted. */
export const clearDeleted = (db: Queries, site: number, id: number) => db.run(CLEAR_DELETED, [site, id]);
