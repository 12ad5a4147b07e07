import type { Circle } from '@contract/circles';
import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { followersSql } from '@platform/following/followers.sql';
import { PostState } from './postState.types';

/** Fields of a circle that are stored as one document; addresses contain the origin placeholder. */
export type StoredCircle = Pick<Circle, 'name' | 'icon' | 'banner' | 'description'>;

export interface CircleRow {
  readonly id: number;
  readonly members: number;
  readonly posts: number;
  readonly doc: StoredCircle;
}

const CIRCLE = `select c.id, c.doc, ${followersSql(KindNumber.topicSub.circle, 'c.id')}::int as members,
    (select count(*)::int from posts p
      where p.site_id = c.site_id and p.circle_id = c.id and p.state = ${PostState.shown}) as posts
  from circles c where c.site_id = $1 and not c.withdrawn`;
const BY_ID = { name: 'circles-by-id', text: `${CIRCLE} and c.id = $2` };
const IN_ORDER = {
  name: 'circles-in-order',
  text: `${CIRCLE} order by c.order_id, c.id limit $2 offset $3`,
};
const IS_OPEN = {
  name: 'circles-is-open',
  text: 'select 1 as open from circles where site_id = $1 and id = $2 and not withdrawn',
};

export const circleById = (db: Queries, site: number, id: number) => db.one<CircleRow>(BY_ID, [site, id]);
export const circlesInOrder = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<CircleRow>(IN_ORDER, [site, limit, offset]);
export const isOpenCircle = async (db: Queries, site: number, id: number): Promise<boolean> =>
  (await db.one(IS_OPEN, [site, id])) !== undefined;

const SAVE = {
  name: 'circles-save',
  text: `insert into circles (site_id, id, order_id, doc) values ($1, $2, $3, $4)
    on conflict (site_id, id) do update set order_id = excluded.order_id, doc = excluded.doc`,
};
/** Saves a circle, new or in place of the one with its number. */
export const putCircle = (
  db: Queries,
  site: number,
  { id, order, ...doc }: StoredCircle & { readonly id: number; readonly order: number },
) => db.run(SAVE, [site, id, order, JSON.stringify(doc)]);
