import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { questionRows } from './questions';
import { arrayOf, countRows, number, rowsOf, text } from './wireFields';

const WireLeader = v.object({
  id: number,
  name: text,
  url: text,
  duty: text,
  description: text,
  questions: v.optional(v.pipe(v.unknown(), v.transform(questionRows)), []),
});
export type Leader = Readonly<v.InferOutput<typeof WireLeader>>;

const WireCategory = v.object({ catID: number, catName: text });
export type LeaderCategory = Readonly<v.InferOutput<typeof WireCategory>>;

export const readLeaderCats = (data: unknown): readonly LeaderCategory[] =>
  rowsOf(WireCategory, arrayOf(data, 'cats'));

/** More pages as long as they come full (E1). */
export function readLeaderPage(data: unknown): Page<Leader> {
  const rows = arrayOf(data, 'list');
  return { items: rowsOf(WireLeader, rows), hasMore: morePages(countRows(rows)) };
}
