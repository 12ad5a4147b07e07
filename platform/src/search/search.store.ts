import type { Queries } from '@platform/db/connection';

const HOT = {
  name: 'hot-words',
  text: 'select word from hot_words where site_id = $1 order by weight desc, word limit $2',
};
const SAVE = {
  name: 'hot-words-save',
  text: `insert into hot_words (site_id, word, weight) values ($1, $2, $3)
    on conflict (site_id, word) do update set weight = excluded.weight`,
};

/** The heaviest first. */
export async function heaviestWords(db: Queries, site: number, limit: number): Promise<string[]> {
  const rows = await db.query<{ word: string }>(HOT, [site, limit]);
  return rows.map(({ word }) => word);
}
export const saveHotWord = (db: Queries, site: number, word: string, weight: number) =>
  db.run(SAVE, [site, word, weight]);
