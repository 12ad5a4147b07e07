import type { Queries } from '@platform/db/connection';

const HOT = {
  name: 'hot-words',
  text: 'select word from hot_words where site_id = $1 order by weight desc, word limit $2',
};

/** The heaviest first. */
export async function heaviestWords(db: Queries, site: number, limit: number): Promise<string[]> {
  const rows = await db.query<{ word: string }>(HOT, [site, limit]);
  return rows.map(({ word }) => word);
}
