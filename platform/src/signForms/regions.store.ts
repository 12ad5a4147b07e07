import type { Queries } from '@platform/db/connection';

const ALL = {
  name: 'regions-all',
  text: 'select path from site_regions where site_id = $1 order by position',
};
/** The site's regions as paths, in the newsroom's order. */
export const regionsOf = async (db: Queries, site: number): Promise<string[]> =>
  (await db.query<{ path: string }>(ALL, [site])).map(({ path }) => path);

const CLEAR = { name: 'regions-clear', text: 'delete from site_regions where site_id = $1' };
const ADD = {
  name: 'regions-add',
  text: `insert into site_regions (site_id, position, path)
    select $1, r.position, r.path from unnest($2::text[]) with ordinality as r (path, position)`,
};
/** Replaces the site's regions. */
export async function saveRegions(db: Queries, site: number, paths: readonly string[]): Promise<void> {
  await db.run(CLEAR, [site]);
  await db.run(ADD, [site, paths]);
}
