import type { Queries } from '@platform/db/connection';

const FIND = {
  name: 'storage-paths-find',
  text: 'select url from storage_paths where site_id = $1 and path = $2',
};

/** The media address a storage path of an older installation leads to. @param path without the storage's name. */
export async function urlOfPath(db: Queries, site: number, path: string): Promise<string | undefined> {
  return (await db.one<{ url: string }>(FIND, [site, path]))?.url;
}
