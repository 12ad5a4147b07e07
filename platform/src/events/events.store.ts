import type { Queries, Statement } from '@platform/db/connection';

/** A record seen before changes nothing, and is told; one without an id always counts. */
const once = (count: string) => `with new as (insert into counted_events (site_id, event_id, created_at)
    select $1, $3, $4 where $3 <> '' on conflict do nothing returning 1),
  counted as (update article_counts set ${count} = ${count} + 1
    where site_id = $1 and article_id = $2 and ($3 = '' or exists (select 1 from new))
      and exists (select 1 from articles a where a.site_id = $1 and a.id = $2 and a.status = 1))
  select $3 <> '' and not exists (select 1 from new) as repeated`;

const CLICK = { name: 'events-click', text: once('click_real') };
const SHARE = { name: 'events-share', text: once('share') };

type Once = (db: Queries, site: number, id: number, eventId: string, at: Date) => Promise<boolean>;
const byOnce =
  (statement: Statement): Once =>
  async (db, site, id, eventId, at) =>
    (await db.one<{ repeated: boolean }>(statement, [site, id, eventId, at]))?.repeated ?? false;

/** One statement each: what is counted and that it was counted cannot part (K3). They say whether it was known already. */
export const clickOnce = byOnce(CLICK);
export const shareOnce = byOnce(SHARE);

const FORGET = {
  name: 'events-forget',
  text: `delete from counted_events where ctid = any(array(
    select ctid from counted_events where created_at < $1 limit $2))`,
};
export const forgetCounted = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
