import { ALL } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { type ItemRow, PLACE, PLAIN_ROW } from '../articles.store';
import type { PageStart } from '../pageStart.rules';

const SET = {
  name: 'pieces-set-author',
  text: `insert into article_authors (site_id, article_id, member_id) select a.site_id, a.id, m.id
    from articles a join members m on m.site_id = a.site_id and m.id = $3 where a.site_id = $1 and a.id = $2
    on conflict (site_id, article_id) do update set member_id = excluded.member_id`,
};
/** @returns false where there is no such article or member */
export const setAuthor = async (db: Queries, site: number, article: number, member: number) =>
  (await db.run(SET, [site, article, member])) > 0;

const CLEAR = {
  name: 'pieces-clear-author',
  text: 'delete from article_authors where site_id = $1 and article_id = $2',
};
export const clearAuthor = (db: Queries, site: number, article: number) => db.run(CLEAR, [site, article]);

const AUTHOR = {
  name: 'pieces-author',
  text: 'select member_id as member from article_authors where site_id = $1 and article_id = $2',
};
/** The member who wrote an article; undefined where it is the newsroom's own. */
export const authorOf = async (db: Queries, site: number, article: number): Promise<number | undefined> =>
  (await db.one<{ member: number }>(AUTHOR, [site, article]))?.member;

const OF_MEMBER = {
  name: 'pieces-of-member',
  text: `${PLAIN_ROW} join article_authors w on w.site_id = a.site_id and w.article_id = a.id
    where a.site_id = $1 and w.member_id = $2 and a.status = 1
      and ($3::bigint = ${ALL} or a.article_type = $3::bigint)
      and ($4::bigint is null or ${PLACE} < $4)
    order by ${PLACE} desc limit $5 offset $6`,
};
/** Published articles of a member, newest first. @param of `type` ALL = every type */
export const piecesOf = (
  db: Queries,
  site: number,
  of: { readonly member: number; readonly type: number },
  limit: number,
  from: PageStart,
) => db.query<ItemRow>(OF_MEMBER, [site, of.member, of.type, from.after, limit, from.offset]);

const OWN = {
  name: 'pieces-own',
  text: `select a.id, a.title, a.status, a.published_at as at from article_authors w
    join articles a on a.site_id = w.site_id and a.id = w.article_id
    where w.site_id = $1 and w.member_id = $2 and w.article_id > $3 order by w.article_id limit $4`,
};
export interface OwnPiece {
  readonly id: number;
  readonly title: string;
  readonly status: number;
  readonly at: Date;
}
/** A member's articles, published or not, for the member. @param after number of the row before */
export const ownPieces = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<OwnPiece>(OWN, [site, member, after, limit]);

const FORGET = {
  name: 'pieces-forget',
  text: 'delete from article_authors where site_id = $1 and member_id = $2',
};
export const forgetAuthor = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);
