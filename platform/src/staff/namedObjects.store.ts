import type { Queries } from '@platform/db/connection';

const COLUMN = { name: 'named-column', text: 'select 1 as one from columns where site_id = $1 and id = $2' };
const ARTICLE = {
  name: 'named-article',
  text: 'select 1 as one from articles where site_id = $1 and id = $2',
};
const CATEGORY = {
  name: 'named-category',
  text: 'select 1 as one from categories where site_id = $1 and id = $2 and code = $3',
};

/** Objects of a site that a call names beside its own one; 0 = none. */
export const isColumnOf = async (db: Queries, site: number, id: number): Promise<boolean> =>
  id === 0 || (await db.one(COLUMN, [site, id])) !== undefined;
export const isArticleOf = async (db: Queries, site: number, id: number): Promise<boolean> =>
  id === 0 || (await db.one(ARTICLE, [site, id])) !== undefined;
export const isCategoryOf = async (
  db: Queries,
  site: number,
  code: 'ACTIVITY' | 'MVOD',
  id: number,
): Promise<boolean> => id === 0 || (await db.one(CATEGORY, [site, id, code])) !== undefined;
