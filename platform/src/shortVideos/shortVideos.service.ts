import type { Queries } from '@platform/db/connection';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { putShortVideo, type SavedShortVideo } from './saving.store';

/** The place among all: the second of publication, then the number (wire W12). */
const orderOf = (publishedAt: Date, id: number): number =>
  Math.floor(publishedAt.getTime() / 1000) * 1_000_000 + (id % 1_000_000);

/** A short video as it is handed in. */
export interface ShortVideoDraft
  extends Omit<SavedShortVideo, 'doc'>,
    Omit<SavedShortVideo['doc'], 'publishtime' | 'shareUrl'> {}

/** Saves a short video, new or in place of the one with its number. */
export async function saveShortVideo(db: Queries, site: number, draft: ShortVideoDraft): Promise<void> {
  const { title, description, cover, videoUrl, width, height, duration, ...rest } = draft;
  const doc = {
    ...{ title, description, cover, videoUrl, width, height, duration },
    publishtime: wireDate(draft.publishedAt),
    shareUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/mvodShare/${draft.id}.html`,
  };
  await putShortVideo(db, site, { ...rest, doc }, orderOf(draft.publishedAt, draft.id));
}
