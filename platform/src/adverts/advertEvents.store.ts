import type { Queries } from '@platform/db/connection';

/** One statement: what is counted and that it was counted cannot part (K3). Of what does not run nothing is counted. */
const COUNT = {
  name: 'advert-events-count',
  text: `with running as (select id from adverts where site_id = $1 and id = $2 and starts_at <= $5 and ends_at > $5),
    new as (insert into advert_events (site_id, mark, day) select $1, $3, $4 from running on conflict do nothing returning 1)
    insert into advert_counts (site_id, advert_id, shown, clicked) select $1, $2, $6, $7 from new
      on conflict (site_id, advert_id) do update set shown = advert_counts.shown + excluded.shown,
        clicked = advert_counts.clicked + excluded.clicked`,
};
export const countOnce = (
  db: Queries,
  site: number,
  advert: number,
  one: { readonly mark: string; readonly day: string; readonly shown: number; readonly clicked: number },
  at: Date,
) => db.run(COUNT, [site, advert, one.mark, one.day, at, one.shown, one.clicked]);

const FORGET = {
  name: 'advert-events-forget',
  text: `delete from advert_events where ctid = any(array(select ctid from advert_events where day < $1 limit $2))`,
};
/** @param day `YYYY-MM-DD` */
export const forgetEvents = (db: Queries, day: string, limit: number) => db.run(FORGET, [day, limit]);
