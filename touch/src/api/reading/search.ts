import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { type Account, isAccountVisible, WireAccount } from './accounts';
import { type ArticleRow, readRow } from './rows';
import { arrayOf, number, rowsIn, text } from './wireFields';

/** Marked texts hold `<em>` around what was looked for; everything else in them is plain text with entities. */
export type SearchHit =
  | {
      readonly kind: 'article';
      readonly row: ArticleRow;
      readonly hitTitle: string;
      readonly hitAbstract: string;
    }
  | { readonly kind: 'account'; readonly account: Account };

export interface SearchExtras {
  readonly totalCount: number;
}

const WireHit = v.object({ hitTitle: text, hitAbstract: text });
const WireFound = v.object({ totalCount: number, hasMore: v.optional(v.boolean(), false) });

function readHits(data: unknown): SearchHit[] {
  const list = arrayOf(data, 'list');
  if (!Array.isArray(list)) return [];
  return list.flatMap((one) => {
    const row = readRow(one);
    const hit = v.safeParse(WireHit, one);
    return row && hit.success ? [{ kind: 'article', row, ...hit.output }] : [];
  });
}

const readAccounts = (data: unknown): SearchHit[] =>
  rowsIn(WireAccount, data, 'xys')
    .filter(isAccountVisible)
    .map((account) => ({ kind: 'account', account }));

/** The total stands with the first page. */
export function readSearchHits(
  data: unknown,
  page: number,
  accounts: boolean,
): Page<SearchHit, SearchExtras> {
  const { totalCount, hasMore } = v.parse(WireFound, data);
  const items = accounts ? readAccounts(data) : readHits(data);
  return page === 0 ? { items, hasMore, extras: { totalCount } } : { items, hasMore };
}

const WireClass = v.object({ id: v.pipe(number, v.minValue(1)), name: text, tclass: number, order: number });
export type SearchClassRow = v.InferOutput<typeof WireClass>;

export function readClasses(data: unknown): readonly SearchClassRow[] | undefined {
  const rows = rowsIn(WireClass, data).sort((one, other) => one.order - other.order);
  return rows.length > 0 ? rows : undefined;
}

const Words = v.object({ words: v.fallback(v.array(v.string()), []) });

export const readSearchWords = (data: unknown): readonly string[] | undefined => {
  const words = v.parse(Words, data).words.filter((word) => word.trim() !== '');
  return words.length > 0 ? [...new Set(words)] : undefined;
};
