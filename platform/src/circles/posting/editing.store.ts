import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { followersSql } from '@platform/following/followers.sql';
import type { StoredCircle } from '../circles.store';
import { PostState } from '../postState.types';

const ADD = {
  name: 'circles-add',
  text: `insert into circles (site_id, id, order_id, doc) values ($1, nextval('circle_ids'), $2, $3) returning id`,
};
export const insertCircle = (db: Queries, site: number, order: number, doc: StoredCircle) =>
  db.one<{ id: number }>(ADD, [site, order, JSON.stringify(doc)]);

/** A field that is undefined stays. */
export interface CircleChange {
  readonly doc: Partial<Record<keyof StoredCircle, string | undefined>>;
  readonly order?: number | undefined;
  readonly withdrawn?: boolean | undefined;
}
const CHANGE = {
  name: 'circles-change',
  text: `update circles set order_id = coalesce($3, order_id), withdrawn = coalesce($4, withdrawn), doc = doc || $5::jsonb
    where site_id = $1 and id = $2`,
};
/** @returns false where there is no such circle */
export const updateCircle = async (
  db: Queries,
  site: number,
  id: number,
  { doc, order, withdrawn }: CircleChange,
): Promise<boolean> =>
  (await db.run(CHANGE, [site, id, order ?? null, withdrawn ?? null, JSON.stringify(doc)])) > 0;

export interface EditedCircle {
  readonly id: number;
  readonly name: string;
  readonly members: number;
  readonly posts: number;
  readonly withdrawn: boolean;
}
const ALL = {
  name: 'circles-all',
  text: `select c.id, c.doc->>'name' as name, c.withdrawn, ${followersSql(KindNumber.topicSub.circle, 'c.id')}::int as members,
      (select count(*)::int from posts p
        where p.site_id = c.site_id and p.circle_id = c.id and p.state = ${PostState.shown}) as posts
    from circles c where c.site_id = $1 order by c.order_id, c.id`,
};
/** All circles, withdrawn ones too. */
export const allCircles = (db: Queries, site: number) => db.query<EditedCircle>(ALL, [site]);
