import { anArticle } from '@testing/anArticle';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Calls as third-party crawlers make them (wire W22): bare answers, no headers, following the returned addresses. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  for (let count = 0; count < 50; count += 1) {
    await platform.writer.saveDraft(anArticle({ key: `many-${count}`, columnID: seeded.columns.empty }));
  }
});
afterAll(() => platform.close());

const Columns = v.object({ columns: v.array(v.object({ columnId: v.number(), columnStyle: v.string() })) });
const Row = v.object({
  fileId: v.number(),
  articleType: v.number(),
  title: v.string(),
  contentUrl: v.string(),
  linkID: v.number(),
  subColumnID: v.optional(v.number()),
  publishtime: v.string(),
  iorder: v.string(),
  position: v.optional(v.number()),
  isTop: v.optional(v.boolean()),
});
const Page = v.object({ list: v.array(Row), carousel: v.array(Row), modules: v.array(v.unknown()) });
const Body = v.object({ fileId: v.string(), title: v.string(), content: v.string() });

/** Only a path and a host, as the simplest program sends it. */
async function bare(address: string): Promise<unknown> {
  const { pathname, search } = new URL(address, 'http://paper.test');
  const answer = await platform.app.inject({ url: pathname + search, headers: { host: 'paper.test' } });
  expect(answer.statusCode, address).toBe(200);
  return JSON.parse(answer.body);
}
const page = async (query: string) => v.parse(Page, await bare(`/app_if/getArticles?${query}`));
const ids = async (path: string) => (await page(path)).list.map(({ fileId }) => fileId);
const { empty: many, news, topic } = seeded.columns;

describe('[wire W22] the walk of a crawler', () => {
  test('[wire W22, g2] columns, their articles, each body by number and by the address given', async () => {
    const { columns } = v.parse(
      Columns,
      await bare('/app_if/getColumns?siteId=1&parentColumnId=0&version=0&columnType=-1'),
    );
    const ordinary = columns.filter(({ columnStyle }) => columnStyle === '101');
    expect(ordinary.map(({ columnId }) => columnId)).toEqual([news, many]);
    const listedIds = new Set<number>();
    for (const { columnId } of ordinary) {
      for (const row of (await page(`columnId=${columnId}&page=0&lastFileId=0&count=20`)).list) {
        const body = v.parse(
          Body,
          await bare(`/app_if/getArticleContent?articleId=${row.fileId}&colID=${columnId}`),
        );
        expect([body.fileId, body.title]).toEqual([String(row.fileId), row.title]);
        listedIds.add(row.fileId);
        if (/^http.*html/.test(row.contentUrl)) continue;
        expect(row.contentUrl).toBe(`http://paper.test/app_if/getArticleContent?articleId=${row.fileId}`);
        expect(v.parse(Body, await bare(row.contentUrl))).toEqual(body);
      }
    }
    // nine of the news column (its child's one too), the first twenty of the other
    expect(listedIds.size).toBe(29);
  });

  test('[wire W18] live, link and H5 lead to pages, articles with a body never look like one', async () => {
    const rows = (await page(`columnId=${news}`)).list;
    const pages = rows
      .filter(({ contentUrl }) => contentUrl.includes('html'))
      .map(({ articleType }) => articleType);
    expect(pages.toSorted()).toEqual([12, 4, 6].toSorted());
  });

  test('[wire W22, g3] a topic through its linkID, column by column, or at once through subColumnID', async () => {
    const { list } = await page(`columnId=${news}`);
    const row = list.find(({ articleType }) => articleType === 3);
    expect([row?.linkID, row?.subColumnID]).toEqual([topic, topic]);
    const { columns } = v.parse(Columns, await bare(`/app_if/getColumns?parentColumnId=${row?.linkID}`));
    const titles = [];
    for (const { columnId } of columns) {
      titles.push(...(await page(`columnId=${columnId}`)).list.map(({ title }) => title));
    }
    expect(titles).toEqual(['水清了']);
    expect(await ids(`columnId=${row?.subColumnID}`)).toHaveLength(1);
    expect(await bare(`/app_if/getColumn?columnId=${row?.linkID}`)).toMatchObject({ columnName: '一条河' });
  });

  test('[wire W8] a reader that looks for `name({` on one line finds it', async () => {
    for (const call of [
      'getArticles?columnId=1',
      'getArticleContent?articleId=101',
      'getColumns?parentColumnId=0',
    ]) {
      const { text } = await platform.get(`/app_if/${call}&jsoncallback=jQuery1_2`);
      expect(text).toMatch(/^jQuery1_2\(\{.*\}\)$/);
    }
    const angular = await platform.get('/app_if/getArticles?columnId=1&jsoncallback=angular.callbacks._6');
    expect(angular.text).toMatch(/^angular\.callbacks\._6\(\{.*\}\)$/);
  });

  test('[wire W13] times are site time with exactly one fraction digit', async () => {
    const { list } = await page(`columnId=${many}`);
    expect(list).toHaveLength(20);
    for (const { publishtime } of list) expect(publishtime).toMatch(/^2031-03-05 0[78]:\d\d:00\.0$/);
  });
});

describe('[wire W12] pages', () => {
  test('[wire W12] 20, 20, the rest, then nothing: neither rows nor carousel nor modules', async () => {
    const lengths = [];
    for (const number of [0, 1, 2, 3, 1000])
      lengths.push((await ids(`columnId=${many}&page=${number}`)).length);
    expect(lengths).toEqual([20, 20, 10, 0, 0]);
    expect(await page(`columnId=${news}&page=1`)).toMatchObject({ list: [], carousel: [], modules: [] });
    expect(await page(`columnId=${news}&rowNumber=20`)).toMatchObject({
      list: [],
      carousel: [],
      modules: [],
    });
  });

  test('[wire W12] rowNumber and start are offsets of the first row; page wins', async () => {
    const second = await ids(`columnId=${many}&page=1`);
    expect(await ids(`columnId=${many}&rowNumber=20`)).toEqual(second);
    expect(await ids(`columnId=${many}&start=20`)).toEqual(second);
    expect(await ids(`columnId=${many}&page=1&rowNumber=40`)).toEqual(second);
    expect(await ids(`columnId=${many}&rowNumber=0`)).toEqual(await ids(`columnId=${many}`));
  });

  test.each([
    'lastFileId=0',
    'lastFileId=1',
    'lastFileId=1100000',
    'lastFileId=9323197',
    'lastfileid=9323197',
    'count=-1',
    'count=5',
    'count=500',
    'version=0',
    'adv=1',
    'columnStyle=101',
  ])('[wire W12] %s changes nothing', async (parameter) => {
    expect(await ids(`columnId=${many}&${parameter}`)).toEqual(await ids(`columnId=${many}`));
    expect(await ids(`columnId=${many}&page=1&${parameter}`)).toEqual(await ids(`columnId=${many}&page=1`));
  });

  test('[wire W21] banners are the first topCount rows, top rows lead, positions count from 0', async () => {
    const first = await page(`columnId=${news}`);
    expect(first.carousel.map(({ fileId }) => fileId)).toEqual(
      first.list.slice(0, 2).map(({ fileId }) => fileId),
    );
    expect(first.list[0]).toMatchObject({ fileId: seeded.articles.news, isTop: true });
    expect(first.list.map(({ position }) => position)).toEqual(first.list.map((_, index) => index));
    expect((await page(`columnId=${many}&page=1`)).list[0]?.position).toBe(20);
  });
});

describe('[E1] new articles between two pages', () => {
  test('[wire W12] with afterOrder nothing is doubled and nothing lost', async () => {
    await platform.addColumn({ id: 50, name: '流水', topic: true });
    const write = (key: string, change: object = {}) =>
      platform.writer.saveDraft(anArticle({ key, columnID: 50, ...change }));
    for (let count = 0; count < 45; count += 1) await write(`flow-${count}`);
    await write('flow-top', { isTop: true });
    const before = await page('columnId=50');
    const listedIds = new Set(before.list.map(({ fileId }) => fileId));
    const soon = new Date('2031-03-05T09:00:00+08:00');
    for (let count = 0; count < 5; count += 1) await write(`late-${count}`, { publishtime: soon });
    await write('late-top', { publishtime: soon, isTop: true });
    platform.clock.forward(5000);

    let last = before.list.at(-1)?.iorder;
    for (;;) {
      const { list, carousel, modules } = await page(`columnId=50&page=9&afterOrder=${last}`);
      expect([carousel, modules]).toEqual([[], []]);
      if (list.length === 0) break;
      for (const { fileId, isTop } of list) {
        expect(listedIds.has(fileId)).toBe(false);
        expect(isTop).toBeUndefined();
        listedIds.add(fileId);
      }
      last = list.at(-1)?.iorder;
    }
    expect(listedIds.size).toBe(46);
    // the plain page number shifts, as it always did
    expect(
      (await ids('columnId=50&page=1')).filter((id) => before.list.some(({ fileId }) => fileId === id)),
    ).not.toEqual([]);
  });

  test('[wire W12] more top rows than a page holds: afterOrder leads through all of them, then to the others', async () => {
    await platform.addColumn({ id: 51, name: '置顶', topic: true });
    const write = (key: string, change: object) =>
      platform.writer.saveDraft(anArticle({ key, columnID: 51, ...change }));
    const newest = new Date('2031-03-05T09:00:00+08:00');
    for (let count = 0; count < 25; count += 1) await write(`top-${count}`, { isTop: true });
    for (let count = 0; count < 3; count += 1) await write(`below-${count}`, { publishtime: newest });
    platform.clock.forward(5000);
    const first = await page('columnId=51');
    const second = await page(`columnId=51&afterOrder=${first.list.at(-1)?.iorder}`);
    expect(second.list.map(({ isTop }) => isTop === true)).toEqual([
      ...[true, true, true, true, true],
      ...[false, false, false],
    ]);
    expect(new Set([...first.list, ...second.list].map(({ fileId }) => fileId)).size).toBe(28);
  });

  test.each(['abc', '1e99', '-'])(
    '[wire W12] an afterOrder of %s is no place: the page counts',
    async (place) => {
      expect(await ids(`columnId=${many}&page=1&afterOrder=${place}`)).toEqual(
        await ids(`columnId=${many}&page=1`),
      );
    },
  );
});
