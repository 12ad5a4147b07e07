import type { Queries } from '@platform/db/connection';

const FIND = {
  name: 'storage-paths-find',
  text: 'select url from storage_paths where site_id = $1 and path = $2',
};
const SAVE = {
  name: 'storage-paths-save',
  text: 'insert into storage_paths (site_id, path, url) values ($1, $2, $3) on conflict do nothing',
};

export const findPath = (db: Queries, site: number, path: string) =>
  db.one<{ url: string }>(FIND, [site, path]);
export const savePath = (db: Queries, site: number, path: string, url: string): Promise<number> =>
  db.run(SAVE, [site, path, url]);
