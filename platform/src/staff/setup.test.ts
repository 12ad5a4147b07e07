import { NEWSROOM, newsroom } from '@contract/newsroom';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { newsroomCaller } from '@testing/newsroomCaller';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupToken } from './people/setup.service';

let platform: TestPlatform;
let ask: ReturnType<typeof newsroomCaller>['ask'];
let done: ReturnType<typeof newsroomCaller>['done'];
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  ({ ask, done } = newsroomCaller(platform));
});
afterAll(() => platform.close());

const nobody = { headers: { authorization: '' } };
const first = { name: 'lin', realName: '林', password: 'one that is long enough' };

test('[K10] the first admin – of ten who use the link at once – is one, signs in, and the link is good no more', async () => {
  const token = setupToken(testKeys.sign);
  const { realName: _, ...unnamed } = first;
  expect(
    (await ask(newsroom.setUp, nobody, { ...unnamed, site: undefined, token: `${token}x` })).status,
  ).toBe(401);
  const posts = Array.from({ length: 10 }, (_, turn) =>
    platform.post(`${NEWSROOM}/setup`, { ...first, name: `lin${turn}`, token }),
  );
  const answers = await Promise.all(posts);
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  const { person, token: bearer } = v.parse(newsroom.setUp.output, made[0]?.json());
  expect(person).toMatchObject({ realName: '林' });
  expect(person.roles).toEqual([
    { site: 0, role: 'admin' },
    { site: 0, role: 'chief' },
  ]);
  const headers = { authorization: `Bearer ${bearer}` };
  expect((await platform.get(`${NEWSROOM}/me`, headers)).status).toBe(200);
  expect((await platform.post(`${NEWSROOM}/setup`, { ...first, name: 'second', token })).status).toBe(401);
});

const admin = (): Promise<TestStaff> => aStaff(platform, { site: 1, role: 'admin' });

test('[K10] settings – saved over an older version – are refused, and saved over the newest are what readers get', async () => {
  const by = await admin();
  platform.clock.forward(5_000);
  const { version, settings } = await done(newsroom.settings, by, {});
  const change = { appName: '清水报', topicColor: '226bf7', signatures: 2 };
  const saved = await done(newsroom.saveSettings, by, { version, change });
  expect(saved.version).toBe(version + 1);
  expect((await ask(newsroom.saveSettings, by, { version, change: { appName: '旧' } })).status).toBe(409);
  platform.clock.forward(5_000);
  expect((await done(newsroom.settings, by, {})).settings).toEqual({ ...settings, ...change });
  expect((await platform.get('/app_if/getConfig?appID=1')).json()).toMatchObject({ appName: '清水报' });
});

test.each([
  { topicColor: 'red' },
  { appName: ' ' },
  { signatures: 4 },
  { appLogo: 'javascript:alert(1)' },
  { locale: 'xx' },
])('[K10] a setting that is none (%j) – saved – is refused with its name', async (change) => {
  const { status, body } = await ask(newsroom.saveSettings, await admin(), { version: 1, change });
  expect([status, Object(body).message]).toEqual([
    400,
    expect.stringContaining(`change.${Object.keys(change)[0]}`),
  ]);
});

const names = async (by: TestStaff, parent: number) =>
  (await done(newsroom.columns, by, {})).list
    .filter(({ parentID }) => parentID === parent)
    .map(({ name }) => name);

test('[K10] a column – made, renamed, moved before another and to the end – stands so for readers', async () => {
  const by = await admin();
  const before = await names(by, 0);
  const { id } = await done(newsroom.addColumn, by, { name: '乡村' });
  expect(await names(by, 0)).toEqual([...before, '乡村']);
  expect((await ask(newsroom.addColumn, by, { name: '乡村' })).status).toBe(409);
  expect((await ask(newsroom.addColumn, by, { name: '乡村', parentID: 9_999 })).status).toBe(404);
  await done(newsroom.renameColumn, by, { id, name: '村镇' });
  await done(newsroom.moveColumn, by, { id, before: seeded.columns.news });
  expect(await names(by, 0)).toEqual(['村镇', ...before]);
  const read = await platform.get('/app_if/getColumns?parentColumnId=0&siteId=1');
  const shown: { columnName: string }[] = Object(read.json()).columns;
  expect(shown.map(({ columnName }) => columnName)[0]).toBe('村镇');
  await done(newsroom.moveColumn, by, { id });
  expect(await names(by, 0)).toEqual([...before, '村镇']);
  // of another level, and of none
  expect((await ask(newsroom.moveColumn, by, { id, before: seeded.columns.child })).status).toBe(404);
  expect((await ask(newsroom.moveColumn, by, { id: 9_999 })).status).toBe(404);
  expect((await ask(newsroom.renameColumn, by, { id: 9_999, name: '无' })).status).toBe(404);
});

test('[K10] two columns – made at once – both stand', async () => {
  const by = await admin();
  await Promise.all(['甲', '乙'].map((name) => done(newsroom.addColumn, by, { name })));
  expect((await names(by, 0)).filter((name) => name === '甲' || name === '乙').toSorted()).toEqual([
    '乙',
    '甲',
  ]);
});
