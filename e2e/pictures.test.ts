import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avifJob } from '@platform/media/avifJobs';
import { folderStorage } from '@platform/media/folderStore';
import { imageSize } from '@platform/media/sizes';
import { drawing, slope, startMedia } from '@testing/media';
import { createDatabase } from '@testing/postgres';
import { processesWith } from '@testing/processesWith';
import { expect, onTestFinished, test } from 'vitest';
import { programsOn } from './programs';

const program = fileURLToPath(new URL('../dist/platform/pictures.js', import.meta.url));

test('[K7] the built program – two pictures wait, one of them damaged – encodes the one beside the server, and the other is told', async () => {
  const { store, app, folder } = await startMedia();
  const failures: unknown[] = [];
  const { url } = await store.keepImage(await drawing());
  const damaged = await store.keepImage(await slope(40, 40).jpeg().toBuffer());
  await writeFile(join(folder, damaged.url.slice(7)), 'no picture');
  const { jobs } = folderStorage(folder);
  const job = avifJob({ jobs, folder, program, failed: (error) => failures.push(error) });
  expect(await job.isWanted?.()).toBe(true);
  const claim = { kind: 'pictures', key: '', holder: '', attempts: 1, progress: '' };
  await job.work(claim, { signal: new AbortController().signal, note: async () => undefined });
  expect(await job.isWanted?.()).toBe(false);
  const sent = () => app.inject({ url: imageSize(url, 320), headers: { accept: 'image/avif' } });
  expect((await sent()).headers['content-type']).toBe('image/avif');
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining('format') })]);
});

test('[K4][K7] the server is killed while a picture is encoded – its encoder ends too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-orphan-'));
  const database = await createDatabase();
  const programs = programsOn(folder, { DATABASE_URL: database.url });
  onTestFinished(async () => {
    await programs.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const original = `${'ab'.repeat(20)}.jpg`;
  for (const part of ['media/ab', 'media/.waiting']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'media/.waiting', original), '');
  // a file that is never read to its end: the encoder does not end by itself
  execFileSync('mkfifo', [join(folder, 'media/ab', original)]);
  const { child } = await programs.startServer();
  const encoders = () => processesWith('pictures.js', folder);
  await expect.poll(encoders).toHaveLength(1);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await expect.poll(encoders).toEqual([]);
});
