import { randomUUID } from 'node:crypto';
import { newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import type { StoryState } from '@contract/newsroomStories';
import { saveSite } from '@platform/sites/sites.store';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { newsroomCaller } from '@testing/newsroomCaller';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entryHash } from './storyHash.rules';
import { stepsOf } from './storySteps.store';

let platform: TestPlatform;
let ask: ReturnType<typeof newsroomCaller>['ask'];
let done: ReturnType<typeof newsroomCaller>['done'];
let reporter: TestStaff;
let editor: TestStaff;
let chief: TestStaff;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  ({ ask, done } = newsroomCaller(platform));
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.forward(10_000);
  reporter = await aStaff(platform, { site: 1, role: 'reporter' });
  editor = await aStaff(platform, { site: 1, role: 'editor' });
  chief = await aStaff(platform, { site: 1, role: 'chief' });
});

const TAB = 'tab-of-a-test';
const text = {
  title: '某乡通了两条路',
  body: '<p>两条路今天通车。</p>',
  columnID: seeded.columns.news,
  source: '本报',
  ai: 'none',
};
async function aStory(by: TestStaff, change: object = text) {
  const { id } = await done(newsroom.addStory, by, { once: randomUUID(), change });
  return done(newsroom.story, by, { id });
}
const read = async (articleID: number) =>
  (await platform.get(`/app_if/getArticleContent?articleId=${articleID}&siteId=1`)).json();

/** Brings a story of the reporter to a state. */
async function storyIn(state: StoryState) {
  const { id, hash } = await aStory(reporter);
  const signed = { id, hash };
  const path: Record<StoryState, readonly (readonly [NewsroomCall, TestStaff, object])[]> = {
    draft: [],
    sent: [[newsroom.sendStory, reporter, signed]],
    passed: [[newsroom.passStory, editor, signed]],
    ready: [[newsroom.passStory, chief, signed]],
    published: [[newsroom.publishStory, chief, signed]],
    withdrawn: [[newsroom.withdrawStory, editor, { id, reason: '有误' }]],
    binned: [[newsroom.binStory, reporter, { id }]],
  };
  const through: readonly StoryState[] =
    state === 'binned'
      ? ['binned']
      : (['draft', 'sent', 'passed', 'ready', 'published', 'withdrawn'] as const).slice(
          0,
          ['draft', 'sent', 'passed', 'ready', 'published', 'withdrawn'].indexOf(state) + 1,
        );
  for (const step of through) for (const [call, by, given] of path[step]) await done(call, by, given);
  return signed;
}

test('[K10] a story – signed by author, editor and chief – is read with the names of those who signed', async () => {
  await platform.db.run({ name: 'test-real-name', text: 'update staff set real_name = $2 where id = $1' }, [
    editor.id,
    '卓玛',
  ]);
  const { id, hash } = await aStory(reporter);
  expect((await done(newsroom.sendStory, reporter, { id, hash })).state).toBe('sent');
  expect((await done(newsroom.passStory, editor, { id, hash })).state).toBe('passed');
  expect((await done(newsroom.passStory, chief, { id, hash })).state).toBe('ready');
  const { articleID, steps, state } = await done(newsroom.publishStory, chief, { id, hash });
  expect(state).toBe('published');
  expect(steps.map(({ act, step, staffID }) => [act, step, staffID])).toEqual([
    ['sent', 1, reporter.id],
    ['passed', 2, editor.id],
    ['passed', 3, chief.id],
    ['published', 0, chief.id],
  ]);
  expect(await read(articleID)).toMatchObject({
    title: text.title,
    content: text.body,
    edittername: '卓玛',
    proofreader: '卓玛',
    lastChecker: chief.name,
  });
});

const changing = [
  'sendStory',
  'passStory',
  'returnStory',
  'publishStory',
  'changeStory',
  'withdrawStory',
] as const;
const others = ['binStory', 'unbinStory', 'takeStory'] as const;
/** Calls that each state allows, by who makes them; every other one is refused. */
const allowed: Record<StoryState, Partial<Record<'reporter' | 'editor' | 'chief', readonly string[]>>> = {
  draft: {
    reporter: ['sendStory', 'binStory', 'takeStory'],
    editor: ['sendStory', 'binStory', 'takeStory'],
    chief: ['sendStory', 'binStory', 'takeStory'],
  },
  sent: {
    editor: ['passStory', 'returnStory', 'takeStory'],
    chief: ['passStory', 'returnStory', 'takeStory'],
  },
  // the editor of the round has signed: the chief is left
  passed: { chief: ['passStory', 'returnStory', 'takeStory'] },
  ready: { editor: ['takeStory'], chief: ['publishStory', 'takeStory'] },
  published: {
    reporter: ['changeStory'],
    editor: ['changeStory', 'withdrawStory'],
    chief: ['changeStory', 'withdrawStory'],
  },
  withdrawn: {
    editor: ['sendStory', 'binStory', 'takeStory'],
    chief: ['sendStory', 'binStory', 'takeStory'],
    reporter: ['binStory'],
  },
  binned: { reporter: ['unbinStory'], editor: ['unbinStory'], chief: ['unbinStory'] },
};

test.each(Object.keys(allowed) as StoryState[])(
  '[K10] a story that is %s – each act by author, editor and chief – is done where the state and the person allow it, and refused else',
  async (state) => {
    for (const role of ['reporter', 'editor', 'chief'] as const) {
      const may: string[] = [];
      for (const name of [...changing, ...others]) {
        const { id, hash } = await storyIn(state);
        const by = { reporter, editor, chief }[role];
        const before = (await done(newsroom.story, editor, { id })).steps.length;
        const given = {
          ...{ id, ...(['sendStory', 'passStory', 'publishStory'].includes(name) ? { hash } : {}) },
          ...(name === 'returnStory' || name === 'withdrawStory' ? { reason: '再核' } : {}),
          ...(name === 'takeStory' ? { tab: TAB } : {}),
        };
        const { status } = await ask(newsroom[name], by, given);
        const { steps } = await done(newsroom.story, editor, { id });
        if (status === 200) may.push(name);
        else {
          expect([name, role, [403, 409].includes(status)]).toEqual([name, role, true]);
          expect(steps).toHaveLength(before);
        }
      }
      expect([role, may.toSorted()]).toEqual([role, [...(allowed[state][role] ?? [])].toSorted()]);
    }
  },
);

test('[K10] a story of somebody else – asked for by a reporter, by staff of another site – is not there', async () => {
  const { id } = await aStory(reporter);
  const colleague = await aStaff(platform, { site: 1, role: 'reporter' });
  const neighbour = await aStaff(platform, { site: 2, role: 'chief' });
  expect((await ask(newsroom.story, colleague, { id })).status).toBe(404);
  expect((await ask(newsroom.takeStory, colleague, { id, tab: TAB })).status).toBe(404);
  expect((await ask(newsroom.story, neighbour, { id, site: 2 })).status).toBe(404);
  expect((await ask(newsroom.story, neighbour, { id })).status).toBe(403);
  expect((await done(newsroom.stories, colleague, {})).list).toEqual([]);
  expect((await done(newsroom.stories, neighbour, { site: 2 })).list).toEqual([]);
});

test('[K10] twenty chiefs – passing one story at once – leave one signature', async () => {
  const { id, hash } = await aStory(reporter);
  await done(newsroom.sendStory, reporter, { id, hash });
  await done(newsroom.passStory, editor, { id, hash });
  const chiefs = await Promise.all(
    Array.from({ length: 20 }, () => aStaff(platform, { site: 1, role: 'chief' })),
  );
  const answers = await Promise.all(chiefs.map((one) => ask(newsroom.passStory, one, { id, hash })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { steps } = await done(newsroom.story, chief, { id });
  expect(steps.filter(({ step }) => step === 3)).toHaveLength(1);
});

test('[K10] one person – in every order of the three signatures – signs one step of a round', async () => {
  const sent = await aStory(chief);
  await done(newsroom.sendStory, chief, sent1(sent));
  expect((await ask(newsroom.passStory, chief, sent1(sent))).status).toBe(409);
  await done(newsroom.passStory, editor, sent1(sent));
  expect((await ask(newsroom.passStory, chief, sent1(sent))).status).toBe(409);
  const passed = await aStory(reporter);
  await done(newsroom.sendStory, reporter, sent1(passed));
  await done(newsroom.passStory, chief, sent1(passed));
  expect((await ask(newsroom.passStory, chief, sent1(passed))).status).toBe(409);
  // a new round begins with nobody
  await done(newsroom.returnStory, await aStaff(platform, { site: 1, role: 'chief' }), {
    id: passed.id,
    reason: '再核',
  });
  await done(newsroom.sendStory, reporter, sent1(passed));
  expect((await done(newsroom.passStory, chief, sent1(passed))).state).toBe('passed');
});
const sent1 = ({ id, hash }: { id: number; hash: string }) => ({ id, hash });

test('[K10] a story that changed since it was read – passed or published – is refused with who changed it', async () => {
  const { id, hash } = await storyIn('sent');
  const { version } = await done(newsroom.takeStory, editor, { id, tab: TAB });
  await done(newsroom.saveStory, editor, { id, tab: TAB, version, change: { title: '改过' } });
  const { status, body } = await ask(newsroom.passStory, chief, { id, hash });
  expect([status, body]).toMatchObject([409, { data: { code: 'changed', by: editor.name } }]);
});

test('[K10] a story that all have signed – changed once more – needs its later signatures again', async () => {
  const { id } = await storyIn('ready');
  const { version } = await done(newsroom.takeStory, editor, { id, tab: TAB });
  await done(newsroom.saveStory, editor, { id, tab: TAB, version, change: { title: '又改' } });
  const { state, hash } = await done(newsroom.story, chief, { id });
  expect(state).toBe('sent');
  expect((await ask(newsroom.publishStory, chief, { id, hash })).status).toBe(409);
});

test('[K10] a published story – while it goes round again – is read as it was; published again, it keeps number and time', async () => {
  const { id } = await storyIn('published');
  const { articleID } = await done(newsroom.changeStory, reporter, { id });
  const first = await read(articleID);
  const { version } = await done(newsroom.takeStory, reporter, { id, tab: TAB });
  await done(newsroom.saveStory, reporter, { id, tab: TAB, version, change: { title: '三条路' } });
  expect(await read(articleID)).toEqual(first);
  const { hash } = await done(newsroom.story, reporter, { id });
  platform.clock.forward(60_000);
  await done(newsroom.sendStory, reporter, { id, hash });
  await done(newsroom.passStory, editor, { id, hash });
  await done(newsroom.passStory, chief, { id, hash });
  expect((await done(newsroom.publishStory, chief, { id, hash })).articleID).toBe(articleID);
  platform.clock.forward(5_000);
  expect(await read(articleID)).toMatchObject({ title: '三条路', publishtime: Object(first).publishtime });
});

test('[K10] a withdrawn story – before and after it is published again – is away from readers and back under its number', async () => {
  const { id, hash } = await storyIn('published');
  const { articleID } = await done(newsroom.story, editor, { id });
  expect(Object(await read(articleID)).title).toBe(text.title);
  await done(newsroom.withdrawStory, editor, { id, reason: '有误' });
  platform.clock.forward(5_000);
  expect(Object(await read(articleID)).title).not.toBe(text.title);
  const second = await aStaff(platform, { site: 1, role: 'editor' });
  await done(newsroom.sendStory, editor, { id, hash });
  await done(newsroom.passStory, second, { id, hash });
  await done(newsroom.passStory, chief, { id, hash });
  await done(newsroom.publishStory, chief, { id, hash });
  platform.clock.forward(5_000);
  expect(Object(await read(articleID)).title).toBe(text.title);
});

test.each([
  [1, 'chief', ['sent'], 'ready'],
  [1, 'reporter', ['sent'], 'passed'],
  [2, 'reporter', ['sent', 'passed'], 'ready'],
  [3, 'reporter', ['sent', 'passed', 'passed'], 'ready'],
] as const)(
  '[K10] a site that asks for %i signatures – a story of a %s – goes the steps %j and is %s',
  async (signatures, role, acts, state) => {
    await platform.configure({ signatures });
    const author = role === 'chief' ? chief : reporter;
    const { id, hash } = await aStory(author);
    await done(newsroom.sendStory, author, { id, hash });
    const approvers = signatures === 3 ? [editor, chief] : signatures === 2 ? [chief] : [];
    for (const by of approvers) await done(newsroom.passStory, by, { id, hash });
    const story = await done(newsroom.story, chief, { id });
    expect([story.steps.map(({ act }) => act), story.state, story.signatures]).toEqual([
      acts,
      state,
      signatures,
    ]);
    await platform.configure({});
  },
);

test.each([
  ['title', { title: ' ' }, 'missing'],
  ['body', { body: '<p> </p>' }, 'missing'],
  ['columnID', { columnID: 0 }, 'missing'],
  ['columnID', { columnID: 99 }, 'unknown'],
  ['ai', { ai: '' }, 'missing'],
  ['source', { source: '' }, 'missing'],
  ['linkUrl', { articleType: 4, linkUrl: '' }, 'missing'],
  ['linkID', { articleType: 3 }, 'missing'],
])(
  '[K12] a story whose %s is not filled in (%j) – sent – is refused at that field',
  async (field, change, fault) => {
    const { id, hash } = await aStory(reporter, { ...text, ...change });
    const { status, body } = await ask(newsroom.sendStory, reporter, { id, hash });
    expect([status, body]).toMatchObject([422, { data: { fields: { [field]: fault } } }]);
    expect((await done(newsroom.story, reporter, { id })).state).toBe('draft');
  },
);

const SITE_NAME = { name: 'test-site-name', text: 'select name from sites where id = 1' };
test('[K12] a source – beside the list of the site – is refused, one of the list and the paper itself are taken', async () => {
  await platform.configure({ sources: ['新华社'] });
  const statuses = [];
  const { name } = (await platform.db.one<{ name: string }>(SITE_NAME)) ?? { name: '' };
  for (const source of ['某网', '新华社', name]) {
    const { id, hash } = await aStory(reporter, { ...text, source });
    statuses.push((await ask(newsroom.sendStory, reporter, { id, hash })).status);
  }
  await platform.configure({});
  expect(statuses).toEqual([422, 200, 200]);
});

test('[K10] a story in hand – of another tab, another person, an ended hand – is saved by whoever holds it alone', async () => {
  const { id } = await aStory(reporter);
  await done(newsroom.takeStory, reporter, { id, tab: TAB });
  const other = { id, tab: 'another-tab' };
  expect((await ask(newsroom.takeStory, reporter, other)).status).toBe(409);
  const change = { title: '改' };
  const { status, body } = await ask(newsroom.saveStory, editor, { ...other, version: 1, change });
  expect([status, body]).toMatchObject([409, { data: { code: 'taken', by: reporter.name } }]);
  expect((await ask(newsroom.takeStory, editor, other)).status).toBe(409);
  expect((await done(newsroom.takeStory, editor, { ...other, force: true })).isWriter).toBe(true);
  expect((await ask(newsroom.saveStory, reporter, { id, tab: TAB, version: 1, change })).status).toBe(409);
  platform.clock.forward(60_000);
  expect((await done(newsroom.saveStory, reporter, { id, tab: TAB, version: 1, change })).version).toBe(2);
  await done(newsroom.leaveStory, reporter, { id, tab: TAB });
  expect((await done(newsroom.story, editor, { id })).holder).toBe('');
  expect(
    (await done(newsroom.saveStory, editor, { ...other, version: 2, change: { title: '再改' } })).version,
  ).toBe(3);
});

test('[K10] a save – of an older version – is refused, and one that changes nothing makes no version', async () => {
  const { id } = await aStory(reporter);
  const save = (version: number, change: object) => ({ id, tab: TAB, version, change });
  expect((await done(newsroom.saveStory, reporter, save(1, { title: '一' }))).version).toBe(2);
  const { status, body } = await ask(newsroom.saveStory, reporter, save(1, { title: '二' }));
  expect([status, body]).toMatchObject([409, { data: { code: 'changed', version: 2, by: reporter.name } }]);
  expect((await done(newsroom.saveStory, reporter, save(2, { title: '一' }))).version).toBe(2);
  const { draft } = await done(newsroom.story, reporter, { id });
  expect(draft).toMatchObject({ title: '一', body: text.body, source: text.source });
});

test('[K10] a story begun twice with one number of a call – is one; by another person it is another', async () => {
  const once = randomUUID();
  const first = await done(newsroom.addStory, reporter, { once });
  expect(await done(newsroom.addStory, reporter, { once, change: { title: '二' } })).toEqual(first);
  expect((await done(newsroom.addStory, editor, { once })).id).not.toBe(first.id);
});

test('[K8] a body – with script, styles and foreign frames – is kept as articles show it, and cleaned again stays the same', async () => {
  const body =
    '<p onclick="x()">一<script>alert(1)</script></p><figure><img src="https://a.test/b.jpg" alt="桥" onerror="x()"><figcaption>新桥</figcaption></figure>';
  const { id, draft } = await aStory(reporter, { ...text, body });
  const clean =
    '<p>一</p><figure><img src="https://a.test/b.jpg" alt="桥"><figcaption>新桥</figcaption></figure>';
  expect(draft.body).toBe(clean);
  const saved = await done(newsroom.saveStory, reporter, {
    id,
    tab: TAB,
    version: 1,
    change: { body: clean },
  });
  expect(saved.version).toBe(1);
});

test('[K10] a list of stories – with fifty, and one more – has a page and a next one; waiting are those the caller may sign', async () => {
  const author = await aStaff(platform, { site: 1, role: 'reporter' });
  for (let turn = 0; turn < 51; turn += 1) {
    platform.clock.forward(1);
    await aStory(author, { ...text, title: `第${turn}条` });
  }
  const first = await done(newsroom.stories, author, { list: 'mine' });
  const second = await done(newsroom.stories, author, { list: 'mine', before: first.next });
  expect([first.list.length, second.list.length, second.next]).toEqual([50, 1, '']);
  expect([first.list[0]?.title, second.list[0]?.title]).toEqual(['第50条', '第0条']);
  const { id } = await storyIn('sent');
  const waitingFor = async (by: TestStaff) =>
    (await done(newsroom.stories, by, { list: 'waiting' })).list.some((one) => one.id === id);
  expect([await waitingFor(editor), await waitingFor(reporter), await waitingFor(chief)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[K10] the book of a story – an entry taken out or changed – no longer fits the hashes after it', async () => {
  const { id } = await storyIn('published');
  const book = await stepsOf(platform.db, 1, id);
  const fits = (rows: typeof book) =>
    rows.every((row, place) => {
      const by = { id: row.staff_id, name: row.name };
      return entryHash(rows[place - 1]?.entry_hash ?? '', { ...row, by }) === row.entry_hash;
    });
  expect(book).toHaveLength(4);
  expect(fits(book)).toBe(true);
  expect(fits(book.filter(({ no }) => no !== 2))).toBe(false);
  expect(fits(book.map((row) => (row.no === 2 ? { ...row, note: '后补' } : row)))).toBe(false);
});
