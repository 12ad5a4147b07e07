import type { Queries } from '@platform/db/connection';

/** A record seen before changes nothing; one without an id always counts. */
const ONCE = `with new as (insert into counted_events (site_id, event_id, created_at)
    select $1, $3, $4 where $3 <> '' on conflict do nothing returning 1)
  update article_counts set`;
const COUNTED = `where site_id = $1 and article_id = $2 and ($3 = '' or exists (select 1 from new))
    and exists (select 1 from articles a where a.site_id = $1 and a.id = $2 and a.status = 1)`;

const CLICK = { name: 'events-click', text: `${ONCE} click_real = click_real + 1 ${COUNTED}` };
const SHARE = { name: 'events-share', text: `${ONCE} share = share + 1 ${COUNTED}` };

/** One statement each: what is counted and that it was counted cannot part (K3). */
export const clickOnce = (db: Queries, site: number, id: number, eventId: string, at: Date) =>
  db.run(CLICK, [site, id, eventId, at]);
export const shareOnce = (db: Queries, site: number, id: number, eventId: string, at: Date) =>
  db.run(SHARE, [site, id, eventId, at]);

const FORGET = {
  name: 'events-forget',
  text: `delete from counted_events where ctid = any(array(
    select ctid from counted_events where created_at < $1 limit $2))`,
};
export const forgetCounted = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
