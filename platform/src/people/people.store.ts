import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

const BY_IDS = {
  name: 'people-by-ids',
  text: 'select id, doc from people where site_id = $1 and id = any($2::int[])',
};

export const peopleByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DocumentRow>(BY_IDS, [site, ids]);
