import type { Queries } from '@platform/db/connection';

const ADD_REPLIES = {
  name: 'comments-add-replies',
  text: `update comments c set discuss = c.discuss + a.count from unnest($2::int[], $3::int[]) as a(id, count)
    where c.site_id = $1 and c.id = a.id`,
};
/** Adds to the counts of answers; the threads are locked by the caller. */
export async function addReplies(
  db: Queries,
  site: number,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  if (changes.size > 0) await db.run(ADD_REPLIES, [site, [...changes.keys()], [...changes.values()]]);
}

/** In the order of their numbers: of two who count several at once one waits for the other. */
const ADD_THREADS = {
  name: 'comments-add-threads',
  text: `insert into talk_counts (site_id, source, object_id, threads)
    select $1, $2::smallint, id, count from unnest($3::int[], $4::int[]) as a(id, count) order by id
    on conflict (site_id, source, object_id) do update set threads = talk_counts.threads + excluded.threads`,
};
export const addThreads = (
  db: Queries,
  site: number,
  source: number,
  ids: readonly number[],
  counts: readonly number[],
) => db.run(ADD_THREADS, [site, source, ids, counts]);
