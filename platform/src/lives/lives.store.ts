import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

/** Wire g18 out of the live's own document; pictures only where there are any. */
const COMING = {
  name: 'lives-coming',
  text: `select id, jsonb_build_object('fileId', id, 'title', doc->>'title', 'startTime', doc->>'startTime', 'type', doc->'type')
      || jsonb_strip_nulls(jsonb_build_object(
        'webBannerUrl', coalesce(doc->'webBannerUrl', doc #> '{config,webBannerUrl}'),
        'appBannerUrl', coalesce(doc->'appBannerUrl', doc #> '{config,appBannerUrl}'))) as doc
    from lives where site_id = $1 and status = 0 order by starts_at, id limit $2`,
};
const COUNTS = {
  name: 'lives-counts',
  text: `select id, '{"countClick":0,"countPraise":0,"countDiscuss":0}'::jsonb || jsonb_strip_nulls(jsonb_build_object(
        'countClick', doc->'countClick', 'countPraise', doc->'countPraise', 'countDiscuss', doc->'countDiscuss'))
      || jsonb_build_object('fileId', id, 'countShare', 0) as doc
    from lives where site_id = $1 and id = $2`,
};

/** Lives announced and not begun, the nearest first. */
export const comingLives = (db: Queries, site: number, limit: number) =>
  db.query<DocumentRow>(COMING, [site, limit]);
export const liveCounts = (db: Queries, site: number, id: number) => db.one<DocumentRow>(COUNTS, [site, id]);
