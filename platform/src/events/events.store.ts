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

const FORGET = {
  name: 'events-forget',
  text: `delete from counted_events where ctid = any(array(
    select ctid from counted_events where created_at < $1 limit $2))`,
};
export const forgetCounted = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
