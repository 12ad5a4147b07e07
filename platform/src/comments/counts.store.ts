import type { Queries } from '@platform/db/connection';

/** In the order of their numbers: of two who count several at once one waits for the other. */
const ADD_THREADS = {
  name: 'comments-add-threads',
  text: `insert into talk_counts (site_id, source, object_id, threads)
    select $1, $2::smallint, id, count from unnest($3::int[], $4::int[]) as a(id, count) order by id
    on conflict (site_id, source, object_id) do update set threads = talk_counts.threads + excluded.threads`,
};
/** @param changes by object */
export async function addThreads(
  db: Queries,
  site: number,
  source: number,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  if (changes.size > 0) await db.run(ADD_THREADS, [site, source, [...changes.keys()], [...changes.values()]]);
}
