import { SearchClass } from '@contract/codes';
import { type ListQuery, type Query, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { type Account, accountShows, WireAccount } from './accounts';
import { type ArticleRow, readRow } from './articles';
import { arrayOf, number, rowsOf, text } from './wireFields';

export const searchFields = ['title', 'content', 'author'] as const;
export type SearchField = (typeof searchFields)[number];

/** What is looked for, and where. */
export interface Asked {
  readonly key: string;
  /** Number of a class as searchClassify names it: −1, 2, 3, 15. */
  readonly tclass: number;
  readonly fields: readonly SearchField[];
}

/** Marked texts hold `<em>` around what was looked for; everything else in them is plain text with entities. */
export type Found =
  | {
      readonly kind: 'article';
      readonly row: ArticleRow;
      readonly hitTitle: string;
      readonly hitAbstract: string;
    }
  | { readonly kind: 'account'; readonly account: Account };

export interface FoundAround {
  readonly totalCount: number;
}

const WireHit = v.object({ hitTitle: text, hitAbstract: text });
const WireFound = v.object({ totalCount: number, hasMore: v.optional(v.boolean(), false) });

function readHits(data: unknown): Found[] {
  const list = arrayOf(data, 'list');
  if (!Array.isArray(list)) return [];
  return list.flatMap((one) => {
    const row = readRow(one);
    const hit = v.safeParse(WireHit, one);
    return row && hit.success ? [{ kind: 'article', row, ...hit.output }] : [];
  });
}

const readAccounts = (data: unknown): Found[] =>
  rowsOf(WireAccount, arrayOf(data, 'xys'))
    .filter(accountShows)
    .map((account) => ({ kind: 'account', account }));

/** Twenty a page; the total stands with the first. */
export const searchAllInTimeQuery = ({ key, tclass, fields }: Asked): ListQuery<Found, FoundAround> => {
  const input = { key, tclass, fields: fields.join(',') };
  return {
    key: queryKey('searchAllInTime', input),
    operation: 'searchAllInTime',
    input,
    read: (data, page) => {
      const { totalCount, hasMore } = v.parse(WireFound, data);
      const items = tclass === SearchClass.account.tclass ? readAccounts(data) : readHits(data);
      return page === 0 ? { items, hasMore, around: { totalCount } } : { items, hasMore };
    },
    keyOf: (found) => (found.kind === 'article' ? found.row.fileId : `xy${found.account.xyID}`),
    next: (page) => ({ page }),
  };
};

const WireClass = v.object({ id: v.pipe(number, v.minValue(1)), name: text, tclass: number, order: number });
export type SearchClassRow = v.InferOutput<typeof WireClass>;

/** The classes of searchClassify in their order. */
export const searchClassifyQuery = (): Query<readonly SearchClassRow[]> => ({
  key: queryKey('searchClassify', {}),
  operation: 'searchClassify',
  input: {},
  read: (data) => {
    const rows = rowsOf(WireClass, arrayOf(data, 'list')).sort((one, other) => one.order - other.order);
    return rows.length > 0 ? rows : undefined;
  },
});

const Words = v.object({ words: v.fallback(v.array(v.string()), []) });

const readWords = (data: unknown): readonly string[] | undefined => {
  const words = v.parse(Words, data).words.filter((word) => word.trim() !== '');
  return words.length > 0 ? [...new Set(words)] : undefined;
};

export const hotWordsQuery = (): Query<readonly string[]> => ({
  key: queryKey('hotWords', {}),
  operation: 'hotWords',
  input: {},
  read: readWords,
});

/** What may be meant by a beginning. */
export const searchWordDelyQuery = (key: string): Query<readonly string[]> => ({
  key: queryKey('searchWordDely', { key }),
  operation: 'searchWordDely',
  input: { key },
  read: readWords,
});
