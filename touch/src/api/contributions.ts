import * as operations from '@contract/contributions';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Contribution, SeekArticle, Tipoff } from './reading/contributions';

export type { Contribution, SeekArticle, Tipoff } from './reading/contributions';

const tipoffMineName = at(operations.tipoffMine);
const inputArticleListName = at(operations.inputArticleList);
const inputArticleDetailName = at(operations.inputArticleDetail);
const seekArticleDetailName = at(operations.seekArticleDetail);

/** A tip-off (wire g46), cached by its reader: the teller alone sees one that is not shown. @param uid '' = nobody signed in */
export const tipoffDetailQuery = (id: string, uid: string): Query<Tipoff> => {
  const input = { id, userID: uid || undefined };
  return {
    key: queryKey('tipoffDetail', input),
    operation: 'tipoffDetail',
    input,
    read: async (data) => (await import('./reading/contributions')).readTipoff(data),
  };
};

/** A member's own tip-offs, newest first (wire n16). */
export const tipoffMineQuery = (uid: string): ListQuery<Tipoff> => ({
  key: queryKey(tipoffMineName, { userID: uid }),
  operation: tipoffMineName,
  input: { userID: uid },
  read: async (data) => (await import('./reading/contributions')).readTipoffPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});

/** A call for articles (wire n8). */
export const seekArticleQuery = (id: string): Query<SeekArticle> => ({
  key: queryKey(seekArticleDetailName, { id }),
  operation: seekArticleDetailName,
  input: { id },
  read: async (data) => (await import('./reading/contributions')).readSeekArticle(data),
});

/** A member's own contribution (wire g48). */
export const contributionQuery = (uid: string, id: string): Query<Contribution> => ({
  key: queryKey(inputArticleDetailName, { id, userID: uid }),
  operation: inputArticleDetailName,
  input: { id, userID: uid },
  read: async (data) => (await import('./reading/contributions')).readContribution(data),
});

/** A member's own contributions, newest first (wire g47). @param status ContributionStatus; ALL = each */
export const contributionListQuery = (uid: string, status: number): ListQuery<Contribution> => ({
  key: queryKey(inputArticleListName, { userID: uid, status }),
  operation: inputArticleListName,
  input: { userID: uid, status },
  read: async (data) => (await import('./reading/contributions')).readContributionPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});
