import { ModuleType } from '@contract/codes';
import { readModules } from '@touch/api/reading/modules';
import { readRow } from '@touch/api/reading/rows';
import { expect, test } from 'vitest';
import type { PageSection } from './arrange';
import { bandsOf, leadingLines } from './bands';

const rows = (...ids: number[]): PageSection => ({
  kind: 'rows',
  rows: ids.flatMap((fileId) => readRow({ fileId, title: `第${fileId}条` }) ?? []),
});

function module(moduleID: number, type: number): PageSection {
  const [read] = readModules([
    { type, moduleID, position: 0, showMore: 0, charactor: [{ fileId: 900, title: '一条' }] },
  ]);
  if (!read) throw new Error('no module');
  return { kind: 'module', module: read };
}
const lines = (id: number) => module(id, ModuleType.notices);
const headlines = (id: number) => module(id, ModuleType.headlines);
const articles = (id: number) => module(id, ModuleType.articles);

/** `[1] 2 3 | [4]+5 6`: the bands of a page in one line. */
const line = (parts: readonly PageSection[]): string =>
  bandsOf(parts)
    .map((band) => {
      if (band.kind === 'advert') return `<${band.advert.id}>`;
      const ids = band.kind === 'module' ? '' : band.rows.map(({ fileId }) => fileId).join(' ');
      return band.kind === 'rows'
        ? ids
        : `[${band.module.moduleID}]${band.kind === 'beside' ? `+${ids}` : ''}`;
    })
    .join(' | ');

test('[F1] titles alone stand beside the rows that follow them, the rest of those below', () => {
  expect(line([rows(1, 2), lines(50), rows(3, 4)])).toBe('1 2 | [50]+3 4');
  expect(line([headlines(50), rows(1, 2, 3, 4, 5, 6, 7, 8)])).toBe('[50]+1 2 3 4 5 6 | 7 8');
});

test('[F1] a module with pictures of its own, and titles without rows behind them, span the page', () => {
  expect(line([rows(1), articles(50), rows(2)])).toBe('1 | [50] | 2');
  expect(line([rows(1), lines(50), articles(51), lines(52)])).toBe('1 | [50] | [51] | [52]');
  expect(line([lines(50), lines(51), rows(1)])).toBe('[50] | [51]+1');
  expect(line([])).toBe('');
});

test('[F1] leading lines of a column – are the modules of titles before its first row and any other module', () => {
  const leading = (...parts: PageSection[]) => leadingLines(parts).map(({ moduleID }) => moduleID);
  expect(leading(lines(50), headlines(51), rows(1), lines(52))).toEqual([50, 51]);
  expect(leading(articles(50), lines(51), rows(1))).toEqual([]);
  expect(leading(rows(1), lines(50))).toEqual([]);
  expect(leading(lines(50))).toEqual([50]);
  expect(leading()).toEqual([]);
});
