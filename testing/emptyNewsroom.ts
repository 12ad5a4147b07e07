import { openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import { saveSite } from '@platform/sites/sites.store';
import type { Template } from './postgres';

/** Migrated, with site 1 and nothing in it. */
export const emptyNewsroom: Template = {
  name: 'empty_newsroom',
  build: async (url) => {
    const db = openDatabase(url, { max: 1 });
    await migrate(db);
    await saveSite(db, { id: 1, name: '澜川', hosts: [], app_ids: ['1'], config: {}, version: 1 });
    await db.close();
  },
};
