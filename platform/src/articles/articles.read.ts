import type { Queries } from '@platform/db/connection';
import { type ItemRow, itemsByIds } from './articles.store';

/** Published articles in the order asked, for other resources that show them. */
export const itemsOf = (db: Queries, site: number, ids: readonly number[]): Promise<ItemRow[]> =>
  itemsByIds(db, site, ids);
