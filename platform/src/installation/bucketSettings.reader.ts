import type { BucketSettings } from '@platform/bucket/bucketSettings';
import { startRefused } from '@platform/db/startRefused';

type Environment = Readonly<Record<string, string | undefined>>;

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
/** As Amazon names a bucket, which every store takes. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw startRefused('S3_ENDPOINT is no address: use the form https://s3.example.');
  return url.href;
}

/** All of `S3_…`, or nothing. @throws Error, one clear line, for a value that cannot be meant, or where one is missing */
export function readBucketSettings(env: Environment): BucketSettings | undefined {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === NEEDED.length) return undefined;
  if (missing.length > 0) throw startRefused(`A bucket needs ${missing.join(', ')}, too.`);
  const { S3_BUCKET: bucket = '', S3_PATH_STYLE: style = '' } = env;
  if (!BUCKET_NAME.test(bucket)) throw startRefused(`S3_BUCKET=${bucket} is no name of a bucket.`);
  if (!['', 'on', 'off'].includes(style)) throw startRefused(`S3_PATH_STYLE=${style} is neither on nor off.`);
  return {
    endpoint: endpointOf(env.S3_ENDPOINT ?? ''),
    bucket,
    region: env.S3_REGION || 'us-east-1',
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
    isPathStyle: style !== 'off',
  };
}
