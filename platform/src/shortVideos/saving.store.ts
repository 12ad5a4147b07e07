import type { ShortVideo } from '@contract/shortVideos';
import type { Queries } from '@platform/db/connection';
import type { ShortVideoFile, ShortVideoSettings } from './shortVideos.store';

export interface SavedShortVideo {
  readonly id: number;
  readonly categoryID: number;
  /** One of the two is 0; both for a video of the newsroom itself. */
  readonly reporterID: number;
  readonly accountID: number;
  readonly publishedAt: Date;
  readonly withdrawn: boolean;
  readonly doc: Pick<
    ShortVideo,
    | 'title'
    | 'description'
    | 'cover'
    | 'videoUrl'
    | 'width'
    | 'height'
    | 'duration'
    | 'publishtime'
    | 'shareUrl'
  >;
  readonly files: readonly ShortVideoFile[];
  /** Counts of a new video; those of a saved one stay. */
  readonly play: number;
  readonly praise: number;
  readonly share: number;
}

const SAVE = {
  name: 'short-videos-save',
  text: `insert into short_videos
      (site_id, id, category_id, person_id, account_id, published_at, iorder, withdrawn, doc, files, play, praise, share)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict (site_id, id) do update set category_id = excluded.category_id, person_id = excluded.person_id,
      account_id = excluded.account_id, published_at = excluded.published_at, iorder = excluded.iorder,
      withdrawn = excluded.withdrawn, doc = excluded.doc, files = excluded.files`,
};
export const putShortVideo = (db: Queries, site: number, saved: SavedShortVideo, iorder: number) =>
  db.run(SAVE, [
    ...[site, saved.id, saved.categoryID, saved.reporterID, saved.accountID, saved.publishedAt, iorder],
    ...[saved.withdrawn, JSON.stringify(saved.doc), JSON.stringify(saved.files)],
    ...[saved.play, saved.praise, saved.share],
  ]);

const NEXT_ID = { name: 'short-videos-next-id', text: `select nextval('short_video_ids')::int as id` };
export async function nextShortVideoID(db: Queries): Promise<number> {
  const row = await db.one<{ id: number }>(NEXT_ID);
  if (!row) throw new Error('the sequence short_video_ids gave no number');
  return row.id;
}

/** A field that is undefined stays. */
export interface ShortVideoChange {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly categoryID?: number | undefined;
  readonly withdrawn?: boolean | undefined;
  readonly discussClosed?: boolean | undefined;
}
const UPDATE = {
  name: 'short-videos-update',
  text: `update short_videos set withdrawn = coalesce($3, withdrawn), discuss_closed = coalesce($4, discuss_closed),
      category_id = coalesce($5, category_id),
      doc = doc || jsonb_strip_nulls(jsonb_build_object('title', $6::text, 'description', $7::text))
    where site_id = $1 and id = $2`,
};
export const updateShortVideo = (db: Queries, site: number, id: number, change: ShortVideoChange) =>
  db.run(UPDATE, [
    ...[site, id, change.withdrawn ?? null, change.discussClosed ?? null, change.categoryID ?? null],
    ...[change.title ?? null, change.description ?? null],
  ]);

const SET = {
  name: 'short-videos-set',
  text: `insert into short_video_settings (site_id, doc) values ($1, $2)
    on conflict (site_id) do update set doc = short_video_settings.doc || excluded.doc`,
};
export const putShortVideoSettings = (db: Queries, site: number, settings: ShortVideoSettings) =>
  db.run(SET, [site, JSON.stringify(settings)]);

const KNOWN = {
  name: 'short-videos-known',
  text: `select 1 as found where
    ($2 = 0 or exists (select 1 from people where site_id = $1 and id = $2 and kind = 'reporter'))
    and ($3 = 0 or exists (select 1 from accounts where site_id = $1 and id = $3))
    and ($4 = 0 or exists (select 1 from categories where site_id = $1 and code = 'MVOD' and id = $4))`,
};
export const isAuthorAndCategory = async (
  db: Queries,
  site: number,
  { reporterID, accountID, categoryID }: Pick<SavedShortVideo, 'reporterID' | 'accountID' | 'categoryID'>,
): Promise<boolean> => (await db.one(KNOWN, [site, reporterID, accountID, categoryID])) !== undefined;

export interface StreamRow {
  /** The file that was cut. */
  readonly videoUrl: string;
  readonly poster: string;
  readonly files: readonly ShortVideoFile[];
  /** Address that plays from now on. */
  readonly plays: string;
}
/** The file itself stays in the list; captions stay too. */
const PUT_STREAM = {
  name: 'short-videos-put-stream',
  text: `update short_videos set
      files = jsonb_build_array(jsonb_build_object('url', $2::text, 'type', 'video/mp4', 'bitrate', 0, 'size', 0,
          'width', doc->'width', 'height', doc->'height', 'duration', doc->'duration', 'cover', doc->>'cover'))
        || $4::jsonb || (select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(files) f where f->>'type' = 'text/vtt'),
      doc = doc || jsonb_build_object('videoUrl', $5::text,
        'cover', case when doc->>'cover' = '' then $3::text else doc->>'cover' end)
    where site_id = $1 and doc->>'videoUrl' = $2`,
};
export const putStream = (db: Queries, site: number, { videoUrl, poster, files, plays }: StreamRow) =>
  db.run(PUT_STREAM, [site, videoUrl, poster, JSON.stringify(files), plays]);
