import type { Queries } from '@platform/db/connection';
import { publicationOrder } from '@platform/db/publicationOrder';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { STREAM_FROM_S } from '@platform/videos/streams.service';
import { wireDate } from '@platform/wire/wireDate';
import {
  isAuthorAndCategory,
  nextShortVideoID,
  putShortVideo,
  putShortVideoSettings,
  putStream,
  type SavedShortVideo,
  type ShortVideoChange,
  updateShortVideo,
} from './saving.store';
import type { ShortVideoFile, ShortVideoSettings } from './shortVideos.store';

/** A short video as it is handed in. */
export interface ShortVideoDraft
  extends Omit<SavedShortVideo, 'doc'>,
    Omit<SavedShortVideo['doc'], 'publishtime' | 'shareUrl'> {}

/** Saves a short video, new or in place of the one with its number. */
export async function saveShortVideo(db: Queries, site: number, draft: ShortVideoDraft): Promise<void> {
  const { title, description, cover, videoUrl, width, height, duration, ...rest } = draft;
  const doc = {
    title,
    description,
    cover,
    videoUrl,
    width,
    height,
    duration,
    publishtime: wireDate(draft.publishedAt),
    shareUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/mvodShare/${draft.id}.html`,
  };
  await putShortVideo(db, site, { ...rest, doc }, publicationOrder(draft.publishedAt, draft.id));
}

/** A new short video of the newsroom. */
export interface NewShortVideo
  extends Omit<ShortVideoDraft, 'id' | 'withdrawn' | 'files' | 'play' | 'praise' | 'share'> {
  /** Stored WebVTT. */
  readonly captions: { readonly url: string; readonly size: number } | undefined;
}

/** @returns its number; undefined where there is no such author or category */
export async function addShortVideo(
  db: Queries,
  site: number,
  { captions, ...video }: NewShortVideo,
): Promise<number | undefined> {
  if (!(await isAuthorAndCategory(db, site, video))) return undefined;
  const id = await nextShortVideoID(db);
  const empty = { width: 0, height: 0, bitrate: 0, duration: video.duration, cover: '' };
  const files = captions ? [{ ...empty, ...captions, type: 'text/vtt' }] : [];
  await saveShortVideo(db, site, { ...video, id, files, withdrawn: false, play: 0, praise: 0, share: 0 });
  return id;
}

/** @returns false where there is no such video */
export const changeShortVideo = async (
  db: Queries,
  site: number,
  id: number,
  change: ShortVideoChange,
): Promise<boolean> => (await updateShortVideo(db, site, id, change)) > 0;

/** A setting that is undefined stays. */
export const setShortVideoSettings = (db: Queries, site: number, settings: ShortVideoSettings) =>
  putShortVideoSettings(db, site, settings);

/** A stored video and the stream that was cut from it. */
export interface CutShortVideo {
  /** Addresses with the origin's placeholder. */
  readonly videoUrl: string;
  readonly playlist: string;
  readonly poster: string;
  readonly files: readonly Omit<ShortVideoFile, 'duration' | 'cover'>[];
  /** Seconds. */
  readonly duration: number;
}

/** Every short video of this file gets the stream's files, and its poster where it has none. */
export async function addStream(db: Queries, site: number, cut: CutShortVideo): Promise<void> {
  const { videoUrl, playlist, poster, duration } = cut;
  const files = cut.files.map((file) => ({ ...file, duration: Math.round(duration), cover: poster }));
  await putStream(db, site, {
    videoUrl,
    poster,
    files,
    plays: duration >= STREAM_FROM_S ? playlist : videoUrl,
  });
}
