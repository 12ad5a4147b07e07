import type { Bucket } from '@platform/bucket/bucket';
import { bucketFiles } from './bucketFiles';
import { bucketJobs } from './bucketJobs';
import type { MediaStorage } from './mediaFiles.port';

export const bucketStorage = (bucket: Bucket): MediaStorage => ({
  files: bucketFiles(bucket),
  jobs: bucketJobs(bucket),
});
