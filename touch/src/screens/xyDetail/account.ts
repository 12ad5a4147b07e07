import { accountArticlesQuery, accountDynamicsQuery, accountQuestionsQuery } from '@touch/api/accountContent';
import { getXyInfoQuery } from '@touch/api/accounts';
import { cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { PathValues } from '@touch/lib/paths';
import type { QueryCache } from '@touch/outside/queryCache';

/** The lists of an account's page. */
export const accountTabs = ['articles', 'videos', 'questions', 'dynamics'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** Number of the account in the address; 0 = none. */
export const accountId = ({ id }: PathValues): number => columnNumber(id);

/** `?tab=videos`; the articles without one. */
export const tabOf = (query: URLSearchParams): AccountTab =>
  accountTabs.find((tab) => tab === query.get('tab')) ?? 'articles';

/** Loads an account and the list of its tab; of an account that is not shown, nothing more (F26). */
export async function loadAccount(cache: QueryCache, id: number, tab: AccountTab): Promise<void> {
  if (id === 0) return;
  await ensureLoaded(cache, getXyInfoQuery(id));
  if (cachedValue(cache, getXyInfoQuery(id))) await loadTab(cache, id, tab);
}

function loadTab(cache: QueryCache, id: number, tab: AccountTab): Promise<void> {
  switch (tab) {
    case 'articles':
      return ensureListLoaded(cache, accountArticlesQuery(id, 'all'));
    case 'videos':
      return ensureListLoaded(cache, accountArticlesQuery(id, 'videos'));
    case 'questions':
      return ensureListLoaded(cache, accountQuestionsQuery(id));
    case 'dynamics':
      return ensureListLoaded(cache, accountDynamicsQuery(id));
  }
}
