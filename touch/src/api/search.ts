import { SearchClass } from '@contract/search/searchCodes';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { SearchClassRow, SearchExtras, SearchHit } from './reading/search';

export type { SearchClassRow, SearchExtras, SearchHit } from './reading/search';

export const searchFields = ['title', 'content', 'author'] as const;
export type SearchField = (typeof searchFields)[number];

/** A search: its key, class and fields. */
export interface SearchRequest {
  readonly key: string;
  /** Number of a class as searchClassify names it: −1, 2, 3, 15. */
  readonly tclass: number;
  readonly fields: readonly SearchField[];
}

/** Twenty a page; the total stands with the first. */
export const searchAllInTimeQuery = ({
  key,
  tclass,
  fields,
}: SearchRequest): ListQuery<SearchHit, SearchExtras> => {
  const input = { key, tclass, fields: fields.join(',') };
  return {
    key: queryKey('searchAllInTime', input),
    operation: 'searchAllInTime',
    input,
    read: async (data, page) =>
      (await import('./reading/search')).readSearchHits(data, page, tclass === SearchClass.account.tclass),
    keyOf: (found) => (found.kind === 'article' ? found.row.fileId : `xy${found.account.xyID}`),
    next: (page) => ({ page }),
  };
};

/** The classes of searchClassify in their order. */
export const searchClassifyQuery = (): Query<readonly SearchClassRow[]> => ({
  key: queryKey('searchClassify', {}),
  operation: 'searchClassify',
  input: {},
  read: async (data) => (await import('./reading/search')).readClasses(data),
});

export const hotWordsQuery = (): Query<readonly string[]> => ({
  key: queryKey('hotWords', {}),
  operation: 'hotWords',
  input: {},
  read: async (data) => (await import('./reading/search')).readSearchWords(data),
});

/** Suggestions for the beginning of a word. */
export const searchWordDelyQuery = (key: string): Query<readonly string[]> => ({
  key: queryKey('searchWordDely', { key }),
  operation: 'searchWordDely',
  input: { key },
  read: async (data) => (await import('./reading/search')).readSearchWords(data),
});
