import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNewsroom } from './main';
import { saveSession } from './session';

let platform: TestPlatform;
let folder: string;
const printed: string[] = [];
const errors: string[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 7, name: '直播' });
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-lives-'));
  const { name, token } = await aStaff(platform, { site: 1, role: 'editor' });
  await saveSession(join(folder, 'newsroom.json'), { address, name, token, expires: '' });
});
afterAll(async () => {
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
async function fileOf(fields: object): Promise<string> {
  const path = join(folder, 'live.json');
  await writeFile(path, JSON.stringify(fields));
  return path;
}

test('[K10][F7] add-live, change-live – with a file – publish a live and change it; a wrong file is refused', async () => {
  const fields = { title: '开闸', kind: 'image', columnID: 7, start: '2031-03-06 09:00' };
  expect(await run('add-live', await fileOf(fields))).toBe(0);
  const [, id = ''] = /Live (\d+) is announced in article \d+\./.exec(printed.at(-1) ?? '') ?? [];
  expect(await run('change-live', id, await fileOf({ announcement: '请离开河滩' }))).toBe(0);
  expect(printed.at(-1)).toBe(`Live ${id} is changed.`);
  expect((await platform.get(`/app_if/liveView?id=${id}`)).json()).toMatchObject({
    main: { title: '开闸', config: { liveAnnouncement: '请离开河滩' } },
  });
  expect(await run('add-live', await fileOf({ ...fields, columnID: 8 }))).toBe(1);
  expect(errors.at(-1)).toContain('columnID: there is no such column');
  expect(await run('add-live', await fileOf({ ...fields, colour: 'red' }))).toBe(2);
  expect(await run('change-live', 'x', await fileOf({}))).toBe(2);
});
