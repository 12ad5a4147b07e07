import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAvifJobs } from '@platform/media/avifJobs';
import { imageSize } from '@platform/media/sizes';
import { drawing, slope, startMedia } from '@testing/media';
import { expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('../dist/platform/pictures.js', import.meta.url));

test('[K7] the built program – two pictures wait, one of them damaged – encodes the one beside the server, and the other is told', async () => {
  const { store, app, folder } = await startMedia();
  const failures: unknown[] = [];
  const { url } = await store.keepImage(await drawing());
  const damaged = await store.keepImage(await slope(40, 40).jpeg().toBuffer());
  await writeFile(join(folder, damaged.url.slice(7)), 'no picture');
  const stop = startAvifJobs({ folder, program, failed: (error) => failures.push(error) });
  onTestFinished(stop);
  const sent = () => app.inject({ url: imageSize(url, 320), headers: { accept: 'image/avif' } });
  await expect.poll(async () => (await sent()).headers['content-type']).toBe('image/avif');
  await expect
    .poll(() => failures)
    .toEqual([expect.objectContaining({ message: expect.stringContaining('format') })]);
});
