import type { Queries } from '@platform/db/connection';

export interface FeedRow {
  id: number;
  item: string;
  published_at: Date;
  changed_at: Date;
}

const FEED = {
  name: 'articles-feed',
  text: `select a.id, a.item, a.published_at, a.changed_at from articles a
    where a.site_id = $1 and a.status = 1 and ($2 = 0 or exists (
      select 1 from column_rows r where r.site_id = a.site_id and r.article_id = a.id and r.column_id = $2))
    order by a.published_at desc, a.id desc limit $3`,
};
/** The newest of a column and those below it. @param column 0 = all. */
export const feedRows = (db: Queries, site: number, column: number, limit: number) =>
  db.query<FeedRow>(FEED, [site, column, limit]);

const SINCE = {
  name: 'articles-feed-since',
  text: `select id, item, published_at, changed_at from articles
    where site_id = $1 and status = 1 and published_at > $2 order by published_at desc, id desc limit $3`,
};
export const feedRowsSince = (db: Queries, site: number, since: Date, limit: number) =>
  db.query<FeedRow>(SINCE, [site, since, limit]);

export interface PlaceRow {
  id: number;
  published_at: Date;
  changed_at: Date;
}

/** Parts keep their articles: new ones go to the last part. */
const PART = {
  name: 'articles-sitemap-part',
  text: `select id, published_at, changed_at from articles where site_id = $1 and status = 1
    order by id limit $2 offset $3`,
};
export const sitemapPart = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<PlaceRow>(PART, [site, limit, offset]);

const EXTENT = {
  name: 'articles-sitemap-extent',
  text: 'select count(*)::int as total, max(changed_at) as changed_at from articles where site_id = $1 and status = 1',
};
export const sitemapExtent = (db: Queries, site: number) =>
  db.one<{ total: number; changed_at: Date | null }>(EXTENT, [site]);
