import type { Queries } from '@platform/db/connection';
import { saveShortVideo } from '@platform/shortVideos/shortVideos.service';
import type { ShortVideoFile } from '@platform/shortVideos/shortVideos.store';
import { accounts } from '../accounts';
import { reporters } from '../people';
import { type DemoShortVideo, shortVideoCategories, shortVideos } from '../shortVideos';
import { storedCaptions } from './captions';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { numberIn, whole } from './resources';
import { put } from './rows';

async function captionFile(
  cues: NonNullable<DemoShortVideo['captions']>,
  media: DemoMedia,
  duration: number,
): Promise<ShortVideoFile> {
  const { url, size } = await storedCaptions(cues, media);
  return { url: whole(url), type: 'text/vtt', width: 0, height: 0, bitrate: 0, size, duration, cover: '' };
}

export async function loadShortVideos(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
): Promise<void> {
  for (const [index, { name, icon }] of shortVideoCategories.entries()) {
    const id = index + 1;
    const doc = { id, name, icon: whole((await media.picture(icon)).url) };
    await put(db, 'categories', { site_id: site, code: 'MVOD', id, order_id: index, doc });
  }
  for (const [index, one] of shortVideos.entries()) {
    const { url, duration, width, height } = await media.clip(one.clip);
    const { title, description, play, praise, share } = one;
    await saveShortVideo(db, site, {
      id: index + 1,
      categoryID: numberIn(shortVideoCategories, one.category),
      reporterID: numberIn(reporters, one.reporter),
      accountID: numberIn(accounts, one.account),
      publishedAt: momentOf(now, one.daysAgo, one.time),
      withdrawn: false,
      title,
      description,
      duration,
      width,
      height,
      play,
      praise,
      share,
      cover: whole((await media.still(one.clip)).url),
      videoUrl: whole(url),
      files: one.captions ? [await captionFile(one.captions, media, duration)] : [],
    });
  }
}
