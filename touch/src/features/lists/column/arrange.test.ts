import type { ArticleRow } from '@touch/api/articles';
import type { HomeModule } from '@touch/api/moduleView';
import { readAdverts } from '@touch/api/reading/articleExtras';
import { readModules } from '@touch/api/reading/modules';
import { readRow } from '@touch/api/reading/rows';
import { expect, test } from 'vitest';
import { arrange, stripLives } from './arrange';

const row = (fileId: number): ArticleRow => {
  const read = readRow({ fileId, articleType: 0, title: `第${fileId}条` });
  if (!read) throw new Error('no row');
  return read;
};
const rows = (...ids: number[]) => ids.map(row);

function module(position: number, type = 0): HomeModule[] {
  return readModules([
    {
      type,
      moduleID: position + 1,
      name: '深读',
      position,
      showMore: 1,
      charactor: [{ fileId: 900, title: '一条' }],
    },
  ]);
}

const advert = (id: number, position: number) =>
  readAdverts([
    {
      id,
      position,
      title: '面馆',
      picUrl: 'https://paper.test/a.jpg',
      linkUrl: 'https://paper.test/',
      type: 0,
    },
  ]);

/** `1 2 [3] 4 <5>`: a page in one line, modules and adverts in brackets. */
const line = (parts: ReturnType<typeof arrange>[number] | undefined): string =>
  (parts ?? [])
    .map((part) => {
      if (part.kind === 'rows') return part.rows.map(({ fileId }) => fileId).join(' ');
      return part.kind === 'module' ? `[${part.module.moduleID}]` : `<${part.advert.id}>`;
    })
    .join(' ');

const none = new Set<string>();

test('[wire W21] a module stands before the row of its position', () => {
  const [page] = arrange({
    pages: [rows(1, 2, 3)],
    modules: module(2),
    above: none,
    adverts: [],
    complete: true,
  });
  expect(line(page)).toBe('1 2 [3] 3');
});

test('[wire W21] positions count the banners, which are not repeated', () => {
  const [page] = arrange({
    pages: [rows(1, 2, 3)],
    modules: module(2),
    adverts: [],
    above: new Set(['1']),
    complete: true,
  });
  expect(line(page)).toBe('2 [3] 3');
});

test('[wire W21] positions go on over the pages', () => {
  const pages = arrange({
    pages: [rows(1, 2), rows(3, 4)],
    modules: module(3),
    adverts: [],
    above: none,
    complete: true,
  });
  expect(pages.map(line)).toEqual(['1 2', '3 [4] 4']);
});

test('[wire W21] a module beyond the end comes last, and not before the end is known', () => {
  const parts = { pages: [rows(1)], modules: module(9), adverts: [], above: none };
  expect(line(arrange({ ...parts, complete: true })[0])).toBe('1 [10]');
  expect(line(arrange({ ...parts, complete: false })[0])).toBe('1');
});

test('[J3] an advert – position within the list – stands before that row, after a module there', () => {
  const [page] = arrange({
    ...{ pages: [rows(1, 2, 3)], above: none, complete: true },
    modules: module(1),
    adverts: [...advert(7, 1), ...advert(8, 2)],
  });
  expect(line(page)).toBe('1 [2] <7> 2 <8> 3');
});

test('[E4] of the home modules the types 0, 7, 8, 9, 10 and 11 are kept', () => {
  const kept = [0, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (type) =>
      readModules([{ type, charactor: [{ fileId: 1, id: 1, xyID: 1, title: '一', name: '人' }] }]).length > 0,
  );
  expect(kept).toEqual([0, 7, 8, 9, 10, 11]);
});

test('[F1] the live strip: what runs, what is announced, what can be played again', () => {
  const played = { videos: [{ webPlaybackUrl: 'https://example.org/again.mp4' }] };
  const lives = [
    { fileId: 1, liveStatus: 2 },
    { fileId: 2, liveStatus: 2, config: played },
    { fileId: 3, liveStatus: 0 },
    { fileId: 4, liveStatus: 1 },
    { fileId: 5, liveStatus: 0 },
    { fileId: 6 },
  ].flatMap((live) => readRow({ articleType: 6, title: '直播', ...live }) ?? []);
  expect(stripLives(lives).map(({ fileId }) => fileId)).toEqual(['4', '3', '5', '2']);
});
