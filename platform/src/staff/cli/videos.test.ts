import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNewsroom } from './main';
import { saveSession } from './session';

const FILM = 'demo/videos/riverBoat.mp4';
const live = String(seeded.live.running);

let platform: TestPlatform;
let folder: string;
let address: string;
let printed: string[] = [];
let errors: string[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-videos-'));
  const { name, token } = await aStaff(platform, { site: 1, role: 'editor' });
  await saveSession(join(folder, 'newsroom.json'), { address, name, token, expires: '' });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

let typed = '';
const run = (...argv: string[]) => {
  printed = [];
  errors = [];
  return runNewsroom(argv, {
    print: (text) => printed.push(text),
    printError: (line) => errors.push(line),
    password: async () => typed,
    makeAdmin: async () => 'known',
    makeAuditor: async () => 'known',
    sessionFile: join(folder, 'newsroom.json'),
  });
};
const get = async (path: string) => {
  platform.clock.forward(3_000);
  return JSON.stringify((await platform.get(path)).json());
};

test('[K10] videos add, change, withdraw, list – run with files – the short video is published, changed and gone, its job listed', async () => {
  const captions = join(folder, 'words.vtt');
  await writeFile(captions, 'WEBVTT\n\n00:00.000 --> 00:02.000\n船来了\n');
  const given = ['--size', '360x640', '--seconds', '6', '--captions', captions];
  expect(await run('videos', 'add', FILM, '摆渡船', ...given)).toBe(0);
  const id = /\d+/.exec(printed[0] ?? '')?.[0] ?? '';
  const detail = () =>
    get(`/mvod/api/article?id=${id}`).then(async (text) => text + (await get(`/mvod/api/attach?id=${id}`)));
  expect(await run('videos')).toBe(0);
  expect(printed[0]).toContain('waiting');
  expect(await run('videos', 'change', id, '--title', '渡口')).toBe(0);
  expect(await detail()).toContain('渡口');
  expect(await detail()).toMatch(/\.vtt/);
  expect(await run('videos', 'withdraw', id)).toBe(0);
  expect(await detail()).not.toContain('渡口');
  const film = await readFile(FILM);
  expect(await run('videos', 'cut', FILM)).toBe(0);
  const url = /\/media\/\S+/.exec(printed[0] ?? '')?.[0] ?? '';
  const served = await platform.app.inject({ url, headers: { host: 'paper.test' } });
  const samples = film.subarray(film.indexOf('mdat') + 4, film.indexOf('mdat') + 4_096);
  expect([served.statusCode, served.rawPayload.includes(samples)]).toEqual([200, true]);
});

test('[K10] live pass, live send – run twice with a photo – the report arrives once; a revoked pass is refused', async () => {
  expect(await run('live', 'pass', 'add', live, '小周', '--hours', '2')).toBe(0);
  const [pass = ''] = printed;
  const number = /Pass (\d+)/.exec(errors[0] ?? '')?.[1] ?? '';
  typed = `${pass}\n`;
  const photo = join(folder, 'bridge.gif');
  await writeFile(photo, Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64'));
  const send = () => run('live', 'send', live, '桥通了', '--file', photo, '--address', address);
  expect([await send(), printed[0]]).toEqual([0, expect.stringContaining('stands in live')]);
  expect([await send(), printed[0]]).toEqual([0, expect.stringContaining('had arrived already')]);
  const view = await get(`/app_if/liveView?id=${live}`);
  expect(view.split('桥通了')).toHaveLength(2);
  expect(await run('live', 'pass', 'revoke', live, number)).toBe(0);
  expect([await send(), errors[0]]).toEqual([1, 'this pass was revoked']);
  expect(await run('live', 'pass', 'list', live)).toBe(0);
  expect(printed[0]).toContain('revoked');
});

test.each([
  [['videos', 'sell']],
  [['videos', 'add', FILM]],
  [['videos', 'add', FILM, '船', '--size', 'large', '--seconds', '6']],
  [['videos', 'cut', 'no-such-file.mp4']],
  [['live', 'pass', 'add', live]],
])('[K10] %j – called wrongly – says so and does nothing', async (argv) => {
  expect(await run(...argv)).toBe(2);
  expect(errors[0]).toMatch(/--help/);
});
