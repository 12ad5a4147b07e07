import { KindNumber } from '@contract/codes';
import type { ShortVideo } from '@contract/shortVideos';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { shownAccountSql } from '@platform/db/shownAccountSql';

const AUTHORS = `left join people p on p.site_id = v.site_id and p.id = v.person_id and p.kind = 'reporter'
    left join accounts x on x.site_id = v.site_id and x.id = v.account_id and ${shownAccountSql('x')}`;
/** `$2` is the current time. A video of a hidden account is hidden with it. */
const IS_PUBLIC = `v.site_id = $1 and not v.withdrawn and v.published_at <= $2 and (v.account_id = 0 or x.id is not null)`;
/** Name and picture come from the author as they are now; `$3` is the person who asks, '' for everybody. */
const PUBLIC = `select v.id, v.doc || jsonb_build_object('id', v.id, 'catID', v.category_id,
      'catName', coalesce(c.doc->>'name', ''), 'userID', v.person_id,
      'userName', coalesce(p.name, x.doc->>'topic', ''), 'userIcon', coalesce(p.doc->>'url', x.doc->>'icon', ''),
      'countPlay', v.play, 'countPraise', v.praise, 'countDiscuss', v.discuss, 'countShare', v.share,
      'isPraise', case when $3 <> '' and exists (select 1 from praises l where l.site_id = v.site_id
        and l.kind = ${KindNumber.event.shortVideo} and l.object_id = v.id and l.who = $3) then 1 else 0 end) as doc
    from short_videos v ${AUTHORS}
    left join categories c on c.site_id = v.site_id and c.code = 'MVOD' and c.id = v.category_id
    where ${IS_PUBLIC}`;

/** The person who asks (`m:<member>` or ''), and when. */
export interface ShortVideoReader {
  readonly who: string;
  readonly now: Date;
}

const BY_ID = { name: 'short-videos-by-id', text: `${PUBLIC} and v.id = $4` };
/** A withdrawn video, one of a hidden account and one dated later than `now` are not found. */
export const shortVideoById = (db: Queries, site: number, id: number, { who, now }: ShortVideoReader) =>
  db.one<{ doc: ShortVideo }>(BY_ID, [site, now, who, id]);

/** The same category first; within it the older ones, then from the newest on: whoever follows the list comes round once. */
const RELATED = {
  name: 'short-videos-related',
  text: `${PUBLIC} and v.id <> $4 and exists (select 1 from short_videos o where o.site_id = $1 and o.id = $4 and not o.withdrawn)
    order by v.category_id = (select category_id from short_videos where site_id = $1 and id = $4) desc,
      v.iorder < (select iorder from short_videos where site_id = $1 and id = $4) desc, v.iorder desc
    limit $5 offset $6`,
};
export interface RelatedPage {
  readonly id: number;
  readonly limit: number;
  readonly offset: number;
}
export const relatedShortVideos = (
  db: Queries,
  site: number,
  { id, limit, offset }: RelatedPage,
  { who, now }: ShortVideoReader,
) => db.query<DocumentRow>(RELATED, [site, now, who, id, limit, offset]);

const FILES = {
  name: 'short-videos-files',
  text: `select v.id, v.doc, v.files from short_videos v ${AUTHORS} where ${IS_PUBLIC} and v.id = $3`,
};
export interface FilesRow {
  readonly doc: Pick<ShortVideo, 'videoUrl' | 'cover' | 'width' | 'height' | 'duration'>;
  readonly files: readonly ShortVideoFile[];
}
/** Wire g86. */
export interface ShortVideoFile {
  readonly url: string;
  /** Media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second; 0 unknown. */
  readonly bitrate: number;
  /** Bytes; 0 unknown. */
  readonly size: number;
  /** Seconds. */
  readonly duration: number;
  readonly cover: string;
}
export const shortVideoFiles = (db: Queries, site: number, id: number, now: Date) =>
  db.one<FilesRow>(FILES, [site, now, id]);

const CATEGORIES = {
  name: 'short-videos-categories',
  text: `select id, doc from categories where site_id = $1 and code = 'MVOD' order by order_id, id`,
};
export const shortVideoCategories = (db: Queries, site: number) => db.query<DocumentRow>(CATEGORIES, [site]);

/** The newsroom's settings; a field that is not set has its default. */
export interface ShortVideoSettings {
  readonly canDiscuss?: boolean | undefined;
  readonly canShare?: boolean | undefined;
  readonly autoNext?: boolean | undefined;
  readonly shareTitle?: string | undefined;
}
const SETTINGS = {
  name: 'short-videos-settings',
  text: 'select doc from short_video_settings where site_id = $1',
};
export async function shortVideoSettings(db: Queries, site: number): Promise<ShortVideoSettings> {
  return (await db.one<{ doc: ShortVideoSettings }>(SETTINGS, [site]))?.doc ?? {};
}
