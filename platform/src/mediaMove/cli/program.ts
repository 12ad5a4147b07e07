import { startRefused } from '@platform/db/startRefused';
import { mediaFolder, openSettingsBucket } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { folderStorage } from '@platform/media/folderStore';
import { bucketStorage } from '@platform/media/storage/bucketStorage';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';
import { type MovedMedia, moveMedia } from '../moveMedia.service';
import { runMove } from './main';

/** `npm run media`: all media from the data folder into the bucket of the settings, or back. */
async function withBoth(
  move: (folder: MediaStorage, bucket: MediaStorage) => Promise<MovedMedia>,
): Promise<MovedMedia> {
  const settings = readSettings(process.env);
  const bucket = await openSettingsBucket(settings);
  if (!bucket) throw startRefused('There is no bucket: set S3_ENDPOINT and what belongs to it.');
  try {
    return await move(folderStorage(mediaFolder(settings)), bucketStorage(bucket));
  } finally {
    await bucket.close();
  }
}

process.exitCode = await runMove(process.argv.slice(2), {
  toBucket: () => withBoth((folder, bucket) => moveMedia(folder, bucket)),
  toFolder: () => withBoth((folder, bucket) => moveMedia(bucket, folder)),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
