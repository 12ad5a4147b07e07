import type { Queries } from '@platform/db/connection';

export interface SiteRow {
  id: number;
  name: string;
  hosts: string[];
  app_ids: string[];
  config: unknown;
  version: number;
}

const ALL = {
  name: 'sites-all',
  text: 'select id, name, hosts, app_ids, config, version from sites order by id',
};
const SAVE = {
  name: 'sites-save',
  text: `insert into sites (id, name, hosts, app_ids, config, version) values ($1, $2, $3, $4, $5, $6)
    on conflict (id) do update set name = excluded.name, hosts = excluded.hosts, app_ids = excluded.app_ids,
      config = excluded.config, version = excluded.version`,
};

const SETTINGS = { name: 'sites-settings', text: 'select config from sites where id = $1' };
/** As the newsroom set them. */
export const siteSettings = async (db: Queries, site: number): Promise<unknown> =>
  (await db.one<{ config: unknown }>(SETTINGS, [site]))?.config;

export const allSites = (db: Queries): Promise<SiteRow[]> => db.query<SiteRow>(ALL);

export const saveSite = (db: Queries, row: SiteRow): Promise<number> =>
  db.run(SAVE, [row.id, row.name, row.hosts, row.app_ids, JSON.stringify(row.config), row.version]);
