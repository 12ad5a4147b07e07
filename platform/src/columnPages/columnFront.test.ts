import { ArticleType, ColumnStyle, LiveStatus } from '@contract/codes';
import { put } from '@demo/load/rows';
import { saveColumn } from '@platform/columns/columns.store';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What stands around a column's list on its first page. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻', topCount: 1 });
  const doc = { cmDisplayStyle: 2 };
  const column = { site: 1, parent: 0, name: '民生', style: '101', order: 2, topCount: 0, topic: false };
  await saveColumn(platform.db, { ...column, id: 2, doc });
  for (let id = 101; id <= 103; id += 1)
    await platform.writer.saveDraft(anArticle({ key: `top-${id}`, isTop: true }), id);
  for (let id = 201; id <= 225; id += 1) await platform.writer.saveDraft(anArticle({ key: `row-${id}` }), id);
  await platform.writer.saveDraft(anArticle({ key: 'other', columnID: 2, isTop: true }), 301);
});
afterAll(() => platform.close());

const Rows = v.array(v.object({ fileId: v.number(), position: v.number() }));
const Front = v.object({
  list: Rows,
  carousel: Rows,
  topModule: v.object({ cmDisplayStyle: v.number(), list: Rows }),
  liveArticles: Rows,
});
const front = async (asked: string) =>
  v.parse(Front, (await platform.get(`/app_if/getArticlesNew?${asked}`)).json());
const ids = (rows: v.InferOutput<typeof Rows>) => rows.map(({ fileId }) => fileId);

test('[wire g5] the pinned rows behind the banners are the top module, in the look of the column', async () => {
  const first = await front('columnId=1');
  expect(ids(first.carousel)).toEqual([101]);
  expect(first.topModule.cmDisplayStyle).toBe(0);
  expect(ids(first.topModule.list)).toEqual([102, 103]);
  // they lead the list as well (W21): a reader of getArticles knows no top module
  expect(ids(first.list).slice(0, 3)).toEqual([101, 102, 103]);
  expect(first.topModule.list.map(({ position }) => position)).toEqual([1, 2]);
  expect((await front('columnId=2')).topModule).toMatchObject({
    cmDisplayStyle: 2,
    list: [{ fileId: 301 }],
  });
  expect((await platform.get('/app_if/getColumn?columnId=2')).json()).toMatchObject({ cmDisplayStyle: 2 });
});

test('[wire W12] the top module stands on the first page only', async () => {
  const last = 1_930_000_000_000_000;
  for (const asked of ['page=1', 'rowNumber=20', `afterOrder=${last}`])
    expect((await front(`columnId=1&${asked}`)).topModule.list, asked).toEqual([]);
});

test('[wire g5] lives beside a list: what runs, what is announced, the nearest first, then what is over', async () => {
  await platform.addColumn({ id: 3, name: '直播' });
  const lives = [
    [401, LiveStatus.ended, 1],
    [402, LiveStatus.preview, 9],
    [403, LiveStatus.preview, 7],
    [404, LiveStatus.live, 2],
    [405, LiveStatus.ended, 3],
  ] as const;
  for (const [id, status, day] of lives) {
    const starts_at = new Date(`2031-03-0${day}T09:00:00+08:00`);
    await put(platform.db, 'lives', { site_id: 1, id, article_id: id, status, starts_at, doc: {} });
    // announced ones were published last: their dates alone would put them first
    const publishtime = new Date(`2031-03-0${status === LiveStatus.live ? 1 : 4}T0${id - 400}:00:00+08:00`);
    const draft = anArticle({ key: `live-${id}`, columnID: 3, articleType: ArticleType.live, publishtime });
    await platform.writer.saveDraft({ ...draft, linkID: id }, id);
  }
  expect(ids((await front('columnId=3')).liveArticles)).toEqual([404, 403, 402, 405]);
  // a home shows those of the whole paper, another column its own alone
  await platform.addColumn({ id: 4, name: '首页', style: ColumnStyle.home });
  expect(ids((await front('columnId=4')).liveArticles)).toEqual([404, 403, 402, 405]);
  expect(ids((await front('columnId=1')).liveArticles)).toEqual([]);
  const { list } = v.parse(
    v.object({ list: Rows }),
    (await platform.get('/app_if/getLiveArticles?columnId=3')).json(),
  );
  expect(ids(list)).toEqual([405, 403, 402, 401, 404]);
});
