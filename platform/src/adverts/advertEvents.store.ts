import type { Queries } from '@platform/db/connection';

/** A view or click of an advert, identified by a digest of person and day. */
export interface AdvertEvent {
  readonly advert: number;
  readonly digest: string;
  readonly clicked: boolean;
}
/**
 * One statement: what is counted and that it was counted cannot part (K3). Of what does not run nothing is counted. Marks and
 * adverts in an order: of two who write the same ones one waits for the other.
 */
const COUNT = {
  name: 'advert-events-count',
  text: `with given as (select * from unnest($2::int[], $3::text[], $4::bool[]) as g(advert, mark, clicked)),
    new as (insert into advert_events (site_id, mark, day)
      select $1, g.mark, $5 from given g join adverts a on a.site_id = $1 and a.id = g.advert and a.starts_at <= $6 and a.ends_at > $6
      order by g.mark on conflict do nothing returning mark)
    insert into advert_counts (site_id, advert_id, shown, clicked)
      select $1, g.advert, count(*) filter (where not g.clicked), count(*) filter (where g.clicked)
      from given g where g.mark in (select mark from new) group by g.advert order by g.advert
      on conflict (site_id, advert_id) do update set shown = advert_counts.shown + excluded.shown,
        clicked = advert_counts.clicked + excluded.clicked`,
};
/** Each mark once. @param day of the site, `YYYY-MM-DD` */
export const countEvents = (
  db: Queries,
  site: number,
  events: readonly AdvertEvent[],
  day: string,
  at: Date,
) =>
  db.run(COUNT, [
    site,
    events.map(({ advert }) => advert),
    events.map(({ digest }) => digest),
    events.map(({ clicked }) => clicked),
    ...[day, at],
  ]);

const FORGET = {
  name: 'advert-events-forget',
  text: `delete from advert_events where ctid = any(array(select ctid from advert_events where day < $1 limit $2))`,
};
/** @param day `YYYY-MM-DD` */
export const forgetEvents = (db: Queries, day: string, limit: number) => db.run(FORGET, [day, limit]);
