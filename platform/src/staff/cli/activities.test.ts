import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistrationStatus } from '@contract/participation/codes';
import { aMember } from '@testing/aMember';
import { anActivity, aSignField } from '@testing/anActivity';
import { anEntry } from '@testing/anEntry';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNewsroom } from './main';
import { saveSession } from './session';

const ACTIVITY = 7;
let platform: TestPlatform;
let folder: string;
let printed: string[];
let errors: string[];
beforeEach(async () => {
  platform = await startPlatform();
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-activities-'));
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
async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
/** A registration of a new member. */
async function registration(name: string, status: RegistrationStatus): Promise<string> {
  const { id } = await aMember(platform, name);
  return String(await anEntry(platform.db, { activity: ACTIVITY, member: id, status, answers: { a: name } }));
}

test('[K10][F8] activities add, change – with a file – publish and change one; a wrong file is refused', async () => {
  expect(await run('activities', 'add', await fileOf('new.json', '{"title":"清河日","quota":2}'))).toBe(0);
  const id = /Activity (\d+) is published/.exec(printed.at(-1) ?? '')?.[1] ?? '';
  const change = await fileOf('change.json', '{"quota":5,"waitingList":true}');
  expect(await run('activities', 'change', id, change)).toBe(0);
  const detail = (await platform.get(`/app_if/activityDetail?fileId=${id}`)).json();
  expect(detail).toMatchObject({ title: '清河日', targetNum: '5', waitingList: 1 });
  for (const content of ['no JSON', '{"quota":1}', '{"title":"x","colour":"red"}'])
    expect(await run('activities', 'add', await fileOf('wrong.json', content))).toBe(2);
  expect(await run('activities', 'add', join(folder, 'nowhere.json'))).toBe(2);
  expect(await run('activities', 'dance', id)).toBe(2);
});

test('[K10][F8] activities registrations, approve, reject, export, write-off – run – list, decide and use them', async () => {
  await anActivity(platform.db, {
    id: ACTIVITY,
    quota: 2,
    fields: [aSignField('a', '姓名')],
    waitingList: true,
  });
  const [first, second] = [
    await registration('甲', RegistrationStatus.toAudit),
    await registration('乙', RegistrationStatus.waiting),
  ];
  expect(await run('activities', 'registrations', '7', '--list', 'waiting')).toBe(0);
  expect(printed.at(-1)).toContain('姓名: 乙');
  expect(await run('activities', 'registrations', '7', '--list', 'gone')).toBe(2);
  expect(await run('activities', 'approve', '7', first, second, '99')).toBe(1);
  expect(printed.at(-1)).toBe(`Approved: ${first}, ${second}`);
  expect(await run('activities', 'reject', '7', second, '--reason', '年龄不够')).toBe(0);
  expect(await run('activities', 'export', '7')).toBe(0);
  expect(printed.at(-1)).toContain('"年龄不够"');
  const statement = { name: 'test-code', text: 'select regist_code as code from entries where id = $1' };
  const code = (await platform.db.one<{ code: string }>(statement, [first]))?.code ?? '';
  expect(await run('activities', 'write-off', '7', code, '--place', '东门')).toBe(0);
  expect(await run('activities', 'write-off', '7', code)).toBe(1);
});

test('[K10][F8] activities checker, regions – run – name a checker, set and list regions', async () => {
  await anActivity(platform.db, { id: ACTIVITY });
  const { id } = await aMember(platform);
  expect(await run('activities', 'checker', '7', String(id))).toBe(0);
  expect(printed.at(-1)).toBe(`${id} writes off activity 7.`);
  expect(await run('activities', 'checker', '7', String(id), '--take')).toBe(0);
  const file = await fileOf('regions.txt', '\ufeff岷澜省/宁垣市/澜川县\r\n\r\n其他地方\n');
  expect(await run('activities', 'regions', file)).toBe(0);
  expect(printed.at(-1)).toBe('2 regions are set.');
  expect(await run('activities', 'regions')).toBe(0);
  expect(printed.at(-1)).toBe('岷澜省/宁垣市/澜川县\n其他地方');
  expect(await run('activities', 'regions', await fileOf('wrong.txt', '甲//乙'))).toBe(2);
});

test('[K10][F19] shop add, stock, hand-out, export, hide – run – keep the shop', async () => {
  expect(await run('shop', 'add', '帆布包', '--points', '30', '--stock', '2')).toBe(0);
  const product = /Product (\d+) is in the shop/.exec(printed.at(-1) ?? '')?.[1] ?? '';
  expect(await run('shop', 'add', '帆布包', '--stock', '2')).toBe(2);
  expect(await run('shop', 'stock', product, '3')).toBe(0);
  expect(await run('shop', 'products')).toBe(0);
  expect(printed.at(-1)).toMatch(/帆布包.*\b5\b/);
  const { id, token } = await aMember(platform);
  const rich = { name: 'test-rich', text: 'update members set score = 100 where id = $1' };
  await platform.db.run(rich, [id]);
  const body = new URLSearchParams({ id: product }).toString();
  const { code } = Object((await platform.post('/nis/api/product/exchange', body, { token })).json());
  expect(await run('shop', 'hand-out', code)).toBe(0);
  expect(await run('shop', 'hand-out', code)).toBe(1);
  expect(await run('shop', 'export')).toBe(0);
  expect(printed.at(-1)).toContain('帆布包');
  expect(await run('shop', 'hide', product)).toBe(0);
  expect(await run('shop', 'steal', product)).toBe(2);
});
