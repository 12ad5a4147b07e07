import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServedArticles } from './recommendationHistory.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.addColumn({ id: 2, name: '民生' });
  for (let id = 101; id <= 150; id += 1)
    await platform.writer.saveDraft(anArticle({ key: `${id}`, columnID: id > 145 ? 2 : 1 }), id);
});
afterAll(() => platform.close());

const Page = v.object({ list: v.array(v.object({ fileId: v.number() })), hasMore: v.boolean() });
async function recommended(query: string) {
  const { list, hasMore } = v.parse(Page, (await platform.get(`/app_if/recommendList?${query}`)).json());
  return { ids: list.map(({ fileId }) => fileId), hasMore };
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

test('[wire g58] a device gets no article twice, whatever page it asks for, until there are no more', async () => {
  expect(await recommended('device=a&articleId=103')).toEqual({
    ids: [101, 102, ...range(104, 121)],
    hasMore: true,
  });
  expect(await recommended('device=a&page=0')).toEqual({ ids: [103, ...range(122, 140)], hasMore: true });
  expect(await recommended('device=a&page=7')).toEqual({ ids: range(141, 150), hasMore: false });
  expect(await recommended('device=a')).toEqual({ ids: [], hasMore: false });
});

test('[wire g58] several calls of one device at once get different articles, those of two devices the same', async () => {
  const path = ['b', 'b', 'b', 'c'].map((device) => recommended(`device=${device}`));
  const [first, second, third, other] = await Promise.all(path);
  const all = [first, second, third].flatMap((page) => page?.ids ?? []);
  expect(all.sort()).toEqual(range(101, 150));
  expect(other?.ids).toEqual(range(101, 120));
});

test('[wire g58] without a device the pages are pages', async () => {
  expect((await recommended('page=1')).ids).toEqual(range(121, 140));
  expect((await recommended('page=1')).ids).toEqual(range(121, 140));
  expect(await recommended('page=9')).toEqual({ ids: [], hasMore: false });
});

test('[wire g58] of a column where one is named', async () => {
  expect(await recommended('device=d&columnId=2')).toEqual({ ids: range(146, 150), hasMore: false });
  expect((await recommended('device=d')).ids).toEqual(range(101, 120));
});

test('[wire W24] recommendations – to one device under two user ids – go on after those served; the device alone counts', async () => {
  await recommended('device=e&userID=1');
  expect((await recommended('device=e&userID=2')).ids).toEqual(range(121, 140));
  expect((await recommended('device=f&userID=2')).ids).toEqual(range(101, 120));
});

test('[wire g58] a device that has not called for half a day begins anew', async () => {
  await recommended('device=g');
  platform.clock.forward(11 * 3_600_000);
  expect((await recommended('device=g')).ids).toEqual(range(121, 140));
  platform.clock.forward(13 * 3_600_000);
  expect((await recommended('device=g')).ids).toEqual(range(101, 120));
});

test('[wire g58] served articles – of more devices, or more of one, than their bounds – are forgotten, the oldest first', async () => {
  const memory = new ServedArticles(() => 0, { devices: 2, articles: 3 });
  const had = async (device: string, ...next: number[]) => {
    let known: readonly number[] = [];
    await memory.serveNext(device, 20, async (before) => {
      known = [...before];
      return next.map((article_id) => ({ article_id }));
    });
    return known;
  };
  await had('a', 1, 2);
  await had('a', 3, 4);
  expect(await had('a')).toEqual([2, 3, 4]);
  await had('b', 1);
  await had('c', 1);
  expect(await had('a')).toEqual([]);
  expect(await had('c')).toEqual([1]);
});

test('[wire g58] a call that fails gives nothing out and holds up nobody', async () => {
  const memory = new ServedArticles(() => 0);
  const failed = memory.serveNext('a', 20, () => Promise.reject(new Error('no database')));
  const after = memory.serveNext('a', 20, async (had) => had.map((article_id) => ({ article_id })));
  await expect(failed).rejects.toThrow('no database');
  expect(await after).toEqual([]);
});
