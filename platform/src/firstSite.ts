import { columnAt } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { allSites, saveSite } from './sites/sites.store';

const FIRST = { id: 1, name: 'Touchpaper', hosts: [], app_ids: ['1'], config: {}, version: 1 };
const HOME = '首页';

/** An installation without the demonstration: an empty newsroom with a home column, so that pages open and imports have a place. */
export async function ensureFirstSite(db: Database): Promise<void> {
  if ((await allSites(db)).length > 0) return;
  await saveSite(db, FIRST);
  await columnAt(db, FIRST.id, [HOME]);
}
