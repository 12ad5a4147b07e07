import { newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import { put } from '@demo/load/rows';
import { saveSite } from '@platform/sites/sites.store';
import { setDepartment } from '@platform/staff/departments.store';
import { aMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let admin: Record<string, string>;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  for (const code of ['LEADER', 'MVOD', 'ACTIVITY'])
    await put(platform.db, 'categories', {
      site_id: 2,
      code,
      id: FOREIGN,
      order_id: 1,
      doc: { catName: '外' },
    });
  await put(platform.db, 'categories', {
    site_id: 1,
    code: 'LEADER',
    id: 78,
    order_id: 9,
    doc: { catName: '水务' },
  });
  platform.clock.forward(10_000);
  admin = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterAll(() => platform.close());

/** Number of objects of the other site. */
const FOREIGN = 77;
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const advert = {
  title: '面馆',
  picture: PICTURE,
  link: '/home.html',
  from: '2031-03-01',
  until: '2031-03-09',
};
const live = { title: '榜首战', kind: 'image', columnID: seeded.columns.news, start: '2031-03-10' };
const video = { title: '河', url: `/media/ab/ab${'1'.repeat(38)}.mp4`, width: 9, height: 16, duration: 5 };

/** Calls that name a second object: path, and a body that is right but for that object. */
const cases: readonly [call: keyof typeof newsroom, field: string, path: string, body: object][] = [
  ['addAdvert', 'columnID', 'adverts', { ...advert, columnID: FOREIGN }],
  ['addAdvert', 'articleID', 'adverts', { ...advert, articleID: FOREIGN }],
  ['addColumn', 'parentID', 'columns', { name: '雪', parentID: FOREIGN }],
  ['addActivity', 'categoryID', 'activities', { title: '清河日', categoryID: FOREIGN }],
  ['changeActivity', 'categoryID', `activities/${seeded.activity}`, { categoryID: FOREIGN }],
  ['addLive', 'columnID', 'lives', { ...live, columnID: FOREIGN }],
  ['addLive', 'reporters', 'lives', { ...live, reporters: [FOREIGN] }],
  ['changeLive', 'columnID', `lives/${seeded.live.running}`, { columnID: FOREIGN }],
  ['changeLive', 'reporters', `lives/${seeded.live.coming}`, { reporters: [FOREIGN] }],
  ['addShortVideo', 'category', 'short-videos', { ...video, category: FOREIGN }],
  ['addShortVideo', 'reporterID', 'short-videos', { ...video, reporterID: FOREIGN }],
  ['addShortVideo', 'accountID', 'short-videos', { ...video, accountID: FOREIGN }],
  ['changeShortVideo', 'category', 'short-videos/1', { category: FOREIGN }],
  ['addDynamic', 'reporterID', 'dynamics', { content: '河', reporterID: FOREIGN }],
  ['addDynamic', 'accountID', 'dynamics', { content: '河', accountID: FOREIGN }],
  ['pushMessage', 'article', 'push-messages', { title: '河', article: FOREIGN }],
  ['setAuthor', 'member', `articles/${seeded.articles.news}/author`, { member: FOREIGN }],
  ['setChecker', 'member', `activities/${seeded.activity}/checkers`, { member: FOREIGN, may: true }],
  ['setDepartment', 'groupID', 'staff/1/department', { groupID: FOREIGN, has: true }],
  ['acceptQuestion', 'groupID', 'questions/1/accept', { groupID: FOREIGN }],
  ['official', 'xyID', 'comments/1/official', { official: true, xyID: FOREIGN }],
];

test.each(cases)(
  '[K8] %s – %s of another site – is refused and named missing',
  async (_, _field, path, body) => {
    const answer = await platform.post(`/newsroom/sites/1/${path}`, body, admin);
    expect([400, 404]).toContain(answer.status);
    expect(Object(answer.json()).message).toMatch(/no such|nobody/);
  },
);

/** Numbers that are none of objects, or are part of the call's own key, or only choose rows of the own site. */
const NO_OBJECTS = [
  ...[
    'site',
    'id',
    'position',
    'order',
    'quota',
    'cost',
    'score',
    'more',
    'stock',
    'perMember',
    'perDay',
    'hours',
  ],
  ...[
    'minutes',
    'width',
    'height',
    'duration',
    'size',
    'number',
    'cycleNum',
    'deviceMost',
    'optionMax',
    'page',
  ],
  ...['after', 'before', 'report', 'registration', 'no', 'pass', 'login', 'paper', 'version'],
];
const entriesOf = (schema: unknown): Record<string, unknown> => {
  const { entries, pipe, wrapped } = Object(schema);
  return entries ?? (pipe ? entriesOf(pipe[0]) : wrapped ? entriesOf(wrapped) : {});
};
const isNumber = (schema: unknown): boolean =>
  [7, [7]].some((value) => v.safeParse(Object(schema), value).success) &&
  !v.safeParse(Object(schema), 'x').success;

test('[K8] every number that a changing call of a site takes – in its input – is a known one or has a case above', () => {
  const named = Object.entries<NewsroomCall>(newsroom)
    .filter(([, { method, path }]) => method === 'POST' && path.startsWith('/sites/'))
    .flatMap(([name, { input }]) =>
      Object.entries(entriesOf(input))
        .filter(([field, schema]) => isNumber(schema) && !NO_OBJECTS.includes(field))
        .map(([field]) => `${name} ${field}`),
    );
  const tried = cases.map(([name, field]) => `${name} ${field}`);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((one) => !tried.includes(one))).toEqual([]);
});

test('[K10] acceptQuestion – by a department for an office that is not its own – is 404 and the question stays', async () => {
  const reader = await aMember(platform, '山里人');
  const questionFields = `leaderID=${seeded.leader}&title=${encodeURIComponent('桥什么时候通车')}`;
  await platform.get(`/app_if/question/ask?${questionFields}`, { token: reader.token });
  const office = {
    name: 'test-office',
    text: 'select id, group_id as "group" from questions order by id desc limit 1',
  };
  const question = await platform.db.one<{ id: number; group: number }>(office);
  const [id, own] = [question?.id ?? 0, question?.group ?? 0];
  const clerk = await aStaff(platform, { site: 1, role: 'department' });
  await setDepartment(platform.db, clerk.id, 1, { groupID: own, has: true });
  const accept = async (groupID: number) =>
    (await platform.post(`/newsroom/sites/1/questions/${id}/accept`, { groupID }, clerk.headers)).status;
  expect(await accept(78)).toBe(404);
  expect(await platform.db.one(office)).toEqual(question);
  expect(await accept(own)).toBe(200);
});
