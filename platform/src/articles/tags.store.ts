import type { Queries } from '@platform/db/connection';

const BY_ID = { name: 'tags-by-id', text: 'select id, name from tags where site_id = $1 and id = $2' };

export const tagById = (db: Queries, site: number, id: number) =>
  db.one<{ id: number; name: string }>(BY_ID, [site, id]);
