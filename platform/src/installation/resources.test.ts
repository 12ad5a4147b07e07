import { tmpdir } from 'node:os';
import { startBucket } from '@testing/bucket/startBucket';
import { expect, onTestFinished, test } from 'vitest';
import { openResources } from './resources';
import { readSettings } from './settings';

test('[K8] a database that cannot be used is one line that names the setting and no password', async () => {
  const url = 'postgresql://paper:s3cret@paper.invalid:5432/paper';
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: tmpdir() });
  const opening = openResources(settings, () => undefined);
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .+/);
  await expect(opening).rejects.not.toThrow(/s3cret|\n/);
});

test('[K9][K8] a bucket that cannot be used – at the start – is one line that names the setting and no key', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const wrong = { ...bucket.environment, S3_SECRET_KEY: 'of somebody else' };
  const opening = openResources(readSettings({ ...wrong, DATA_DIR: tmpdir() }), () => undefined);
  await expect(opening).rejects.toThrow('S3_ENDPOINT: the bucket cannot be used: 403 SignatureDoesNotMatch');
});
