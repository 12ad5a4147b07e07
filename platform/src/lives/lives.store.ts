import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

/** Wire g18 out of the live's own document; pictures only where there are any. */
const COMING = {
  name: 'lives-coming',
  text: `select id, jsonb_build_object('fileId', id, 'title', doc->>'title', 'startTime', doc->>'startTime', 'type', doc->'type')
      || jsonb_strip_nulls(jsonb_build_object('webBannerUrl', doc #> '{config,webBannerUrl}', 'appBannerUrl', doc #> '{config,appBannerUrl}'))
      as doc
    from lives where site_id = $1 and status = 0 order by starts_at, id limit $2`,
};
const COUNTS = {
  name: 'lives-counts',
  text: `select id, jsonb_build_object('fileId', id, 'countClick', doc->'countClick', 'countPraise', doc->'countPraise',
      'countShare', 0, 'countDiscuss', doc->'countDiscuss') as doc from lives where site_id = $1 and id = $2`,
};
const SAVE = {
  name: 'lives-save',
  text: `insert into lives (site_id, id, article_id, status, starts_at, doc) values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id, id) do update set article_id = excluded.article_id, status = excluded.status,
      starts_at = excluded.starts_at, doc = excluded.doc`,
};

/** Lives announced and not begun, the nearest first. */
export const comingLives = (db: Queries, site: number, limit: number) =>
  db.query<DocumentRow>(COMING, [site, limit]);
export const liveCounts = (db: Queries, site: number, id: number) => db.one<DocumentRow>(COUNTS, [site, id]);

export interface SavedLive {
  id: number;
  articleID: number;
  /** LiveStatus. */
  status: number;
  startsAt: Date;
  /** `main` of wire S6. */
  doc: object;
}
export const saveLive = (db: Queries, site: number, one: SavedLive) =>
  db.run(SAVE, [site, one.id, one.articleID, one.status, one.startsAt, JSON.stringify(one.doc)]);
