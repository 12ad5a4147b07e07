import { constants, setPriority } from 'node:os';
import { openBucket } from '@platform/bucket/bucket';
import { endWithParent } from '@platform/db/endWithParent';
import { readSettings } from '@platform/installation/settings';
import { runNextAvifJob } from '@platform/media/avifJobs';
import { folderStorage } from '@platform/media/folderStore';
import { bucketStorage } from '@platform/media/storage/bucketStorage';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';

/**
 * Encodes the pictures that wait until none waits: those of the media folder, its only argument, or of the bucket of the settings.
 * Everything else on the machine comes first.
 */
endWithParent();
const [folder = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
const failed = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

function storage(): MediaStorage {
  if (folder !== '') return folderStorage(folder);
  const { s3 } = readSettings(process.env);
  if (!s3) throw new Error('the settings name no bucket');
  return bucketStorage(openBucket(s3, Date.now));
}

const pictures = storage();
while (!stopping.signal.aborted && (await runNextAvifJob(pictures, failed, stopping.signal)));
process.exit();
