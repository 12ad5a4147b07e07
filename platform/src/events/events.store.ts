import type { Queries } from '@platform/db/connection';

/** In the order of their numbers: of two who note the same ones one waits for the other. */
const NOTE = {
  name: 'events-note',
  text: `insert into counted_events (site_id, event_id, created_at)
    select $1, e.id, $3 from unnest($2::text[]) as e(id) order by e.id on conflict do nothing returning event_id as id`,
};
/** @returns those of the records that were not known yet */
export const noteRecords = async (
  db: Queries,
  site: number,
  records: readonly string[],
  at: Date,
): Promise<Set<string>> =>
  new Set((await db.query<{ id: string }>(NOTE, [site, records, at])).map(({ id }) => id));

/** New clicks and shares of one article. */
export interface Done {
  readonly id: number;
  readonly clicks: number;
  readonly shares: number;
}
const ADD = {
  name: 'events-add',
  text: `with done as (select * from unnest($2::int[], $3::int[], $4::int[]) as d(id, clicks, shares)),
    locked as (select article_id as id from article_counts where site_id = $1 and article_id in (select id from done)
      order by article_id for no key update)
    update article_counts c set click_real = c.click_real + d.clicks, share = c.share + d.shares
    from locked l join done d on d.id = l.id
    where c.site_id = $1 and c.article_id = l.id
      and exists (select 1 from articles a where a.site_id = $1 and a.id = l.id and a.status = 1)`,
};
/** Of an article that is not published nothing is counted. Each article once. */
export const addToArticles = (db: Queries, site: number, done: readonly Done[]) =>
  db.run(ADD, [
    site,
    done.map(({ id }) => id),
    done.map(({ clicks }) => clicks),
    done.map(({ shares }) => shares),
  ]);

const FORGET = {
  name: 'events-forget',
  text: `delete from counted_events where ctid = any(array(
    select ctid from counted_events where created_at < $1 limit $2))`,
};
export const forgetCounted = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
