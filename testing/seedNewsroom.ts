import type { DraftPicture } from '@platform/articles/documents/draft.types';
import { saveStoragePath, withoutStorageName } from '@platform/articles/storagePaths.service';
import sharp from 'sharp';
import { seedArticles, seedModules } from './seedArticles';
import { seedDocuments } from './seedDocuments';
import { seeded } from './seeded';
import { seedPapers } from './seedPapers';
import { seedCircle, seedComments, seedShortVideos, seedTelling } from './seedParticipation';
import type { TestPlatform } from './startPlatform';

export { seeded } from './seeded';

/** Creates one of everything readable on site 1. @returns `seeded` with the address of the stored picture */
export async function seedNewsroom(platform: TestPlatform): Promise<typeof seeded & { picture: string }> {
  const picture = await aPicture(platform);
  await seedColumns(platform);
  await seedDocuments(platform);
  await seedShortVideos(platform);
  await seedArticles(platform, picture);
  await seedModules(platform);
  await seedComments(platform);
  await seedCircle(platform);
  await seedTelling(platform);
  await seedPapers(platform, picture.url, seeded.articles.news);
  await saveStoragePath(platform.db, 1, withoutStorageName(seeded.storagePath), picture.url);
  return { ...seeded, picture: picture.url };
}

async function aPicture(platform: TestPlatform): Promise<DraftPicture> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7a8c' } })
    .jpeg()
    .toBuffer();
  const { url, width, height } = await platform.media.keepImage(bytes);
  return { url, width, height, summary: '河水' };
}

async function seedColumns(platform: TestPlatform): Promise<void> {
  const { news, child, topic, topicPart, empty } = seeded.columns;
  await platform.addColumn({ id: news, name: '要闻', topCount: 2 });
  await platform.addColumn({ id: child, name: '乡镇', parent: news });
  await platform.addColumn({ id: topic, name: '一条河', topic: true });
  await platform.addColumn({ id: topicPart, name: '水清', parent: topic, topic: true });
  await platform.addColumn({ id: empty, name: '空栏' });
}
