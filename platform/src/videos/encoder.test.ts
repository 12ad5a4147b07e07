import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processesWith } from '@testing/processesWith';
import { expect, onTestFinished, test } from 'vitest';
import { ffmpegEncoder } from './encoder.port';

/** Without ffmpeg these are skipped by name (scripts/test.mjs). */
const hasNoFfmpeg = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('ffmpeg');

/** A folder with a file that is never read to its end: no program ends on it by itself. */
async function endlessVideo() {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-endless-'));
  const input = join(folder, 'source');
  execFileSync('mkfifo', [input]);
  onTestFinished(async () => {
    for (const pid of await processesWith('ffmpeg', folder)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, input, encoders: () => processesWith('ffmpeg', folder) };
}

test.skipIf(hasNoFfmpeg)('[K4] the server is killed while a video is cut – ffmpeg ends too', async () => {
  const { folder, input, encoders } = await endlessVideo();
  const options = { input, folder, name: 'a.mp4', width: 320, height: 180, duration: 9 };
  const script = `
    import { runnerImport } from 'vite';
    const resolve = { alias: { '@platform': '/platform/src' } };
    const { module } = await runnerImport('/platform/src/videos/encoder.port.ts', { configFile: false, logLevel: 'error', resolve });
    const { signal } = new AbortController();
    await module.ffmpegEncoder().cut({ ...JSON.parse(process.argv[1]), progress() {}, signal });`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(options)], {
    stdio: 'inherit',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  // the shell that holds it, its watch and itself
  await expect.poll(async () => (await encoders()).length).toBeGreaterThanOrEqual(2);
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await expect.poll(encoders).toEqual([]);
});

test.skipIf(hasNoFfmpeg)('[K4] a video is given up while it is cut – ffmpeg ends too', async () => {
  const { folder, input, encoders } = await endlessVideo();
  const stopping = new AbortController();
  const cut = ffmpegEncoder().cut({
    ...{ input, folder, name: 'a.mp4', width: 320, height: 180, duration: 9 },
    ...{ progress: () => undefined, signal: stopping.signal },
  });
  await expect.poll(async () => (await encoders()).length).toBeGreaterThanOrEqual(2);
  stopping.abort();
  await expect(cut).rejects.toThrow('abort');
  await expect.poll(encoders).toEqual([]);
});
