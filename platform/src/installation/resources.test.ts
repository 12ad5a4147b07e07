import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openResources } from './resources';
import { readSettings } from './settings';

test('[K8] a database that cannot be used is one line that names the setting and no password', async () => {
  const url = 'postgresql://paper:s3cret@paper.invalid:5432/paper';
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: tmpdir() });
  const opening = openResources(settings, () => undefined);
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .+/);
  await expect(opening).rejects.not.toThrow(/s3cret|\n/);
});
