import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '@demo/load/rows';
import { aStaff } from '@testing/aStaff';
import { aContribution } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNewsroom } from './main';
import { saveSession } from './session';

let platform: TestPlatform;
let folder: string;
let printed: string[];
let errors: string[];
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-telling-'));
  const { name, token } = await aStaff(platform, { site: 1, role: 'editor' });
  await saveSession(join(folder, 'newsroom.json'), { address, name, token, expires: '' });
  printed = [];
  errors = [];
});
afterEach(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

const run = (...argv: string[]) =>
  runNewsroom(argv, {
    print: (text) => printed.push(text),
    printError: (line) => errors.push(line),
    password: async () => '',
    makeAdmin: async () => 'known',
    makeAuditor: async () => 'known',
    sessionFile: join(folder, 'newsroom.json'),
  });

test('[K10] tipoffs, answer-tipoff, export-telling – run – list, answer and print the table', async () => {
  expect(await run('tipoffs', '--state', 'answered')).toBe(0);
  expect(printed.at(-1)).toContain('13500000000');
  expect(
    await run('answer-tipoff', String(seeded.tipoff), '再去看过', '--state', 'closed', '--show', 'no'),
  ).toBe(0);
  expect(printed.at(-1)).toBe(`Tip-off ${seeded.tipoff} is closed.`);
  expect(await run('export-telling', 'tipoffs')).toBe(0);
  expect(printed.at(-1)).toContain('"再去看过"');
  expect(await run('tipoffs', '--state', 'unread')).toBe(2);
});

test('[K10] contributions, review-contribution – run – list and decide with a reason', async () => {
  const row = { site_id: 1, id: 700, seek_id: seeded.seekArticles.open, member_id: seeded.member };
  const created_at = new Date('2031-03-01T09:00:00+08:00');
  await put(platform.db, 'contributions', { ...row, created_at, doc: aContribution() });
  expect(await run('contributions', '--state', 'pending')).toBe(0);
  expect(printed.at(-1)).toContain('村口的树');
  expect(await run('review-contribution', '700', 'reject')).toBe(2);
  expect(await run('review-contribution', '700', 'reject', '--reason', '太短')).toBe(0);
  expect(await run('contributions', '--state', 'pending')).toBe(0);
  expect(errors.at(-1)).toBe('None.');
});

test('[K10] save-call, save-course – run with files – make them', async () => {
  const [html, course] = [join(folder, 'call.html'), join(folder, 'course.json')];
  await writeFile(html, '<p>写一口井。</p>');
  const part = { id: 1, title: '等光', type: 'video', url: '/media/00/light.mp4', duration: 90 };
  await writeFile(course, JSON.stringify({ title: '拍河', parts: [part] }));
  expect(
    await run('save-call', '写井', '--content', html, '--from', '2031-03-01', '--until', '2031-04-01'),
  ).toBe(0);
  expect(printed.at(-1)).toMatch(/^Call for articles \d+ is saved\.$/);
  expect(await run('save-course', course)).toBe(0);
  expect(printed.at(-1)).toMatch(/^Course \d+ is saved\.$/);
  expect(await run('save-course', html)).toBe(2);
});
