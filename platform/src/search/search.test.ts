import { ArticleType } from '@contract/codes';
import { put } from '@demo/load/rows';
import { anArticle } from '@testing/anArticle';
import { anAccount } from '@testing/newsroomDocuments';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;

const on = (day: string) => new Date(`${day}T08:00:00+08:00`);
const pieces = [
  {
    id: 1,
    title: '澜川河水位回落',
    content: '<p>清水流过县城，乒乓球馆重新开放。</p>',
    publishtime: on('2031-03-05'),
  },
  {
    id: 2,
    title: '清水进了柳湾',
    content: '<p>苹果园灌溉。</p>',
    publishtime: on('2031-03-01'),
    credits: { author: '林晚舟' },
  },
  { id: 3, title: '水清了', content: '<p>河水清，不是那两个字。</p>', publishtime: on('2031-03-04') },
  {
    id: 4,
    title: 'Clear Water for Liuwan',
    content: '<p>The canal opened. 100% of farms; it_works</p>',
    publishtime: on('2031-02-20'),
  },
  {
    id: 5,
    title: 'བོད་ཡིག་གི་གསར་འགྱུར།',
    content: '<p>༢༠༣༡ལོའི་ཆུ་གཙང་མ་སླེབས་སོང་།</p>',
    publishtime: on('2031-02-10'),
  },
  { id: 6, title: '清水六分钟', articleType: ArticleType.video, publishtime: on('2031-02-01') },
  { id: 7, title: '清水专题', articleType: ArticleType.topic, linkID: 3, publishtime: on('2031-01-20') },
  { id: 8, title: '清水直播', articleType: ArticleType.live, linkID: 1, publishtime: on('2031-01-10') },
  { id: 9, title: '清水草稿', aStatus: 0 },
  { id: 10, title: '青年清水队', columnID: 2, publishtime: on('2030-12-01') },
];

beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.addColumn({ id: 2, name: '乡镇', parent: 1 });
  await platform.addColumn({ id: 3, name: '别处' });
  for (const { id, ...piece } of pieces) await platform.writer.saveDraft(anArticle(piece), id);
  for (let count = 0; count < 45; count += 1) {
    const publishtime = new Date(on('2030-06-01').getTime() - count * 3600_000);
    const draft = { columnID: 3, title: `麦田第${count}块`, content: '<p>丰收</p>', publishtime };
    await platform.writer.saveDraft(anArticle(draft), 1000 + count);
  }
  const account = (id: number, status: number, doc: object) =>
    put(platform.db, 'accounts', { site_id: 1, id, status, forbidden: id === 3, recommended: false, doc });
  await account(1, 0, anAccount(1, { topic: '柳湾清水社', description: '管水的人' }));
  await account(2, 1, anAccount(2, { topic: '清水待审' }));
  await account(3, 0, anAccount(3, { topic: '清水封号' }));
  await account(4, 0, anAccount(4, { topic: 'Water Watch', description: '清水日记' }));
  for (const [word, weight] of [
    ['清水', 3],
    ['清明', 9],
    ['赛马', 5],
  ] as const) {
    await put(platform.db, 'hot_words', { site_id: 1, word, weight });
  }
});
afterAll(() => platform.close());

const Found = v.object({
  list: v.array(v.object({ fileId: v.number(), hitTitle: v.string(), hitAbstract: v.string() })),
  xys: v.array(v.object({ xyID: v.number() })),
  totalCount: v.number(),
  hasMore: v.boolean(),
});
const ask = async (parameters: Record<string, string>) =>
  (await platform.get(`/app_if/searchAllInTime?${new URLSearchParams(parameters)}`)).json();
const found = async (parameters: Record<string, string>) => v.parse(Found, await ask(parameters));
const ids = async (parameters: Record<string, string>) =>
  (await found(parameters)).list.map(({ fileId }) => fileId);

describe('[K6] results of a search', () => {
  test.each([
    ['Chinese, word for word and not letter by letter', '清水', [1, 2, 10]],
    ['a part of a word that dictionaries keep whole', '乒乓', [1]],
    ['one character', '球', [1]],
    ['several words: all of them, in any order', '灌溉 清水', [2]],
    ['several words of which one is nowhere', '清水 火车', []],
    ['a phrase over marks', '《清水》', [1, 2, 10]],
    ['Latin in any case', 'cLEAR wATER', [4]],
    ['a Latin phrase word for word', 'Water for', [4]],
    ['full-width letters', 'ｗａｔｅｒ', [4]],
    ['Tibetan syllables', 'གསར་འགྱུར', [5]],
    ['Tibetan with the tsheg one types at the end', 'བོད་ཡིག་', [5]],
    ['Tibetan digits typed as Latin ones', '2031', [5]],
    ['Latin digits typed as Tibetan ones', '༡༠༠', [4]],
    ['the author', '林晚舟', [2]],
    ['scripts together', 'Liuwan canal', [4]],
    ['nothing', '', []],
    ['blanks', '   ', []],
    ['punctuation', '，。！%%__', []],
    ['a percent sign is a mark, not a wildcard', '100%', [4]],
    ['an underscore is no wildcard', 'it_works', [4]],
    ['SQL', "清水' or '1'='1", []],
    ['SQL that ends a statement', "'; drop table articles; --", []],
    ['array syntax', '{清水}', [1, 2, 10]],
    ['an emoji', '🎉', []],
  ])('[K6] %s: %s', async (_what, key, expected) => {
    expect(await ids({ key, sort: '0' })).toEqual(expected);
  });

  test('[K6] a very long question is answered, one beyond the bounds refused', async () => {
    expect(await ids({ key: '清'.repeat(500) })).toEqual([]);
    expect(await ids({ key: `${'x'.repeat(45)} canal` })).toEqual([]);
    expect(await ask({ key: '清'.repeat(501) })).toMatchObject({ status: -1 });
  });

  test('[F3] classes: news, video, topic, account', async () => {
    expect(await ids({ key: '清水', tclass: '-1' })).toEqual([1, 2, 10]);
    expect(await ids({ key: '清水', tclass: '2' })).toEqual([6]);
    expect(await ids({ key: '清水', tclass: '3' })).toEqual([7]);
    const accounts = await found({ key: '清水', tclass: '15' });
    expect([accounts.list, accounts.xys.map(({ xyID }) => xyID), accounts.totalCount]).toEqual([
      [],
      [1, 4],
      2,
    ]);
    expect(await ask({ key: '清水', tclass: '8' })).toMatchObject({ status: -1 });
  });

  test('[F3] fields: title, content, author', async () => {
    expect(await ids({ key: '清水', fields: 'title' })).toEqual([2, 10]);
    expect(await ids({ key: '清水', fields: 'content' })).toEqual([1]);
    expect(await ids({ key: '清水', fields: 'author' })).toEqual([]);
    expect(await ids({ key: '林晚舟', fields: 'title,author' })).toEqual([2]);
  });

  test('[wire g61] a range of time in site time, its last day whole', async () => {
    expect(await ids({ key: '清水', startTime: '2031-03-01' })).toEqual([1, 2]);
    expect(await ids({ key: '清水', endTime: '2031-03-01' })).toEqual([2, 10]);
    expect(await ids({ key: '清水', startTime: '2031-03-01 08:00:01', endTime: '2031-03-05' })).toEqual([1]);
    expect(await ids({ key: '清水', startTime: String(on('2031-03-05').getTime()) })).toEqual([1]);
    expect(await ask({ key: '清水', startTime: 'yesterday' })).toMatchObject({ status: -1 });
  });

  test('[wire g61] the best first: hits in the title, then the newest', async () => {
    expect(await ids({ key: '清水', sort: '1' })).toEqual([2, 10, 1]);
  });

  test('[F3] hits are marked in title and abstract', async () => {
    const { list } = await found({ key: '清水' });
    expect(list.slice(0, 2)).toMatchObject([
      { hitTitle: '澜川河水位回落', hitAbstract: '<em>清水</em>流过县城，乒乓球馆重新开放。' },
      { hitTitle: '<em>清水</em>进了柳湾', hitAbstract: '苹果园灌溉。' },
    ]);
  });

  test('[E1] pages of 20 with their count, the last one shorter, one behind it empty', async () => {
    const pages = [];
    for (const page of ['0', '1', '2', '3']) pages.push(await found({ key: '麦田', page }));
    expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
    expect(pages.slice(0, 3).map(({ totalCount }) => totalCount)).toEqual([45, 45, 45]);
    const all = pages.flatMap(({ list }) => list.map(({ fileId }) => fileId));
    expect(new Set(all).size).toBe(45);
  });
});

describe('[wire S19] searches of real clients', () => {
  const Articles = v.array(v.object({ fileId: v.number() }));
  const all = async (query: string) => {
    const rows = v.parse(Articles, (await platform.get(`/app_if/searchAll?${query}`)).json());
    return rows.map(({ fileId }) => fileId);
  };

  test('[wire x2] searchAll: an array, of every type or of one, of a column with those below it', async () => {
    expect(await all('key=清水')).toEqual([1, 2, 6, 7, 8, 10]);
    expect(await all('key=清水&articleType=2')).toEqual([6]);
    expect(await all('key=清水&columnId=2')).toEqual([10]);
    expect(await all('key=清水&columnId=1')).toEqual([1, 2, 6, 7, 8, 10]);
    expect(await all('key=清水&columnId=3')).toEqual([]);
    expect(await all('key=null')).toEqual([]);
    expect(await all('columnId=0')).toEqual([]);
  });

  test('[wire x2] a page is 20, whatever count says', async () => {
    expect(await all('key=麦田&count=-1')).toHaveLength(20);
    expect(await all('key=麦田&start=40&count=5')).toHaveLength(5);
    expect(await all('key=麦田&start=60')).toEqual([]);
  });

  test('[wire x4] searchWebArticles counts what it found, 0 for nothing', async () => {
    const web = async (query: string) => (await platform.get(`/app_if/searchWebArticles?${query}`)).json();
    expect(await web('key=麦田&start=20&count=10')).toMatchObject({ countResult: 45 });
    expect(await web('key=没有这个')).toEqual({ articles: [], countResult: 0 });
  });

  test('[wire x16] hot words by weight', async () => {
    expect((await platform.get('/app_if/hotWords')).json()).toEqual({ words: ['清明', '赛马', '清水'] });
  });

  test('[wire g62] suggestions: hot words that begin so, then titles', async () => {
    const words = async (key: string) =>
      (await platform.get(`/app_if/searchWordDely?key=${encodeURIComponent(key)}`)).json();
    expect(await words('清')).toEqual({
      words: ['清明', '清水', '清水进了柳湾', '清水六分钟', '清水专题', '清水直播'],
    });
    expect(await words('clear')).toEqual({ words: ['Clear Water for Liuwan'] });
    for (const nothing of ['', ' ', '%', '_', '\\', "'"]) expect(await words(nothing)).toEqual({ words: [] });
  });
});
