import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';

export interface Exposure {
  /** KindNumber.expose. */
  readonly kind: number;
  readonly objectID: number;
  /** `d:<device>` or `m:<member>` */
  readonly who: string;
  readonly type: number;
  readonly reason: string;
}

const { comment, article } = KindNumber.expose;
/** One statement: a second report of the same person, or one of what is not there, counts nothing. */
const EXPOSE = {
  name: 'comments-expose',
  text: `with new as (insert into exposes (site_id, kind, object_id, who, type, reason, created_at)
      select $1, $2::smallint, $3, $4, $5, $6, $7 where
        ($2::smallint = ${comment} and exists (select 1 from comments where site_id = $1 and id = $3 and state = ${CommentState.shown}))
        or ($2::smallint = ${article} and exists (select 1 from articles where site_id = $1 and id = $3 and status = 1))
      on conflict do nothing returning 1)
    update comments set exposed = exposed + 1
    where $2::smallint = ${comment} and site_id = $1 and id = $3 and exists (select 1 from new)`,
};
export const addExposure = (db: Queries, site: number, one: Exposure, at: Date) =>
  db.run(EXPOSE, [site, one.kind, one.objectID, one.who, one.type, one.reason, at]);

const FORGET = {
  name: 'comments-forget-exposer',
  text: `update exposes set who = 'e:' || gen_random_uuid(), reason = '' where site_id = $1 and who = any($2::text[])`,
};
/** The reports stay counted. */
export const forgetExposer = (db: Queries, site: number, who: readonly string[]) =>
  db.run(FORGET, [site, who]);

const OF_PERSON = {
  name: 'comments-exposed-by',
  text: `select kind as type, object_id as id, type as reason, reason as words, created_at as at from exposes
    where site_id = $1 and who = $2 and (kind, object_id) > ($3, $4) order by kind, object_id limit $5`,
};
export const exposuresAfter = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number },
  limit: number,
) =>
  db.query<{ type: number; id: number; reason: number; words: string; at: Date }>(OF_PERSON, [
    site,
    who,
    after.type,
    after.id,
    limit,
  ]);
