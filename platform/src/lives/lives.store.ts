import type { LiveSort, LiveStatus } from '@contract/codes';
import type { LiveConfig } from '@contract/item';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { CLICKS, PUBLIC } from './frames.store';

/** Wire g18 out of the live's own document; pictures only where there are any. */
const COMING = {
  name: 'lives-coming',
  text: `select id, jsonb_build_object('fileId', id, 'title', doc->>'title', 'startTime', doc->>'startTime', 'type', doc->'type')
      || jsonb_strip_nulls(jsonb_build_object(
        'webBannerUrl', coalesce(doc->'webBannerUrl', doc #> '{config,webBannerUrl}'),
        'appBannerUrl', coalesce(doc->'appBannerUrl', doc #> '{config,appBannerUrl}'))) as doc
    from lives l where site_id = $1 and status = 0 and ${PUBLIC} order by starts_at, id limit $2`,
};
const COUNTS = {
  name: 'lives-counts',
  text: `select id, '{"countClick":0,"countPraise":0}'::jsonb || jsonb_strip_nulls(jsonb_build_object(
        'countPraise', doc->'countPraise'))
      || jsonb_build_object('fileId', id, 'countShare', 0, 'countDiscuss', discuss, 'countClick', ${CLICKS}) as doc
    from lives l where site_id = $1 and id = $2 and ${PUBLIC}`,
};

/** Lives announced and not begun, the nearest first. */
export const comingLives = (db: Queries, site: number, limit: number) =>
  db.query<DocumentRow>(COMING, [site, limit]);
export const liveCounts = (db: Queries, site: number, id: number) => db.one<DocumentRow>(COUNTS, [site, id]);

export interface DiscussedRow {
  id: number;
  title: string;
  article_id: number;
  discuss: number;
  closed: boolean;
}
const DISCUSSED = {
  name: 'lives-discussed',
  text: `select id, article_id, discuss, coalesce(doc->>'title', '') as title, coalesce(doc->>'discussClosed', '0') = '1' as closed
    from lives
    where site_id = $1 and id = any($2::int[])`,
};
export const discussedRows = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DiscussedRow>(DISCUSSED, [site, ids]);

export interface ShownRow {
  id: number;
  article_id: number;
  status: LiveStatus;
  click: number;
  discuss: number;
  starts_at: Date;
  /** Number of its last frame. */
  seq: number;
  doc: LiveDocument;
}
/** Stored document of a live; further fields come from its article. */
export interface LiveDocument {
  readonly title?: string;
  readonly content?: string;
  /** Site time, as the wire writes it. */
  readonly startTime?: string;
  /** Announced end, as `startTime`. */
  readonly endTime?: string;
  /** Order of the reports that the newsroom chose; absent: newest first. */
  readonly sort?: LiveSort;
  readonly type?: number;
  readonly webBannerUrl?: string;
  readonly appBannerUrl?: string;
  readonly countPraise?: number;
  readonly discussClosed?: string | number;
  readonly config?: LiveConfig;
}
const SHOWN = {
  name: 'lives-shown',
  text: `select l.id, l.article_id, l.status, ${CLICKS} as click, l.discuss, l.starts_at, l.seq, l.doc
    from lives l where l.site_id = $1 and l.id = $2 and ${PUBLIC}`,
};
/** undefined: there is none, or it is not public. */
export const shownLive = (db: Queries, site: number, id: number) => db.one<ShownRow>(SHOWN, [site, id]);

const SET_STATUS = {
  name: 'lives-set-status',
  text: `update lives set status = $3::smallint, doc = case when jsonb_typeof(doc #> '{config,videos,0}') = 'object'
      then jsonb_set(doc, '{config,videos,0,status}', to_jsonb($3::text)) else doc end
    where site_id = $1 and id = $2 and status <> $3::smallint returning article_id, doc->'config' as config`,
};
/** undefined: there is no such live, or it stands so already. */
export const setStatus = (db: Queries, site: number, id: number, status: LiveStatus) =>
  db.one<{ article_id: number; config: LiveConfig | null }>(SET_STATUS, [site, id, status]);

const STANDS = {
  name: 'lives-stands',
  text: 'select status from lives where site_id = $1 and id = $2 for no key update',
};
/** Held until the transaction is over. */
export const lockLive = (db: Queries, site: number, id: number) =>
  db.one<{ status: LiveStatus }>(STANDS, [site, id]);

export interface LiveRow {
  id: number;
  article_id: number;
  title: string;
  /** With the origin's mark; '' = none. */
  picture: string;
  discuss: number;
}
const BY_IDS = {
  name: 'lives-by-ids',
  text: `select id, article_id, coalesce(doc->>'title', '') as title, discuss,
      coalesce(doc->>'webBannerUrl', doc #>> '{config,webBannerUrl}', '') as picture
    from lives where site_id = $1 and id = any($2::int[])`,
};
export const livesByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<LiveRow>(BY_IDS, [site, ids]);
