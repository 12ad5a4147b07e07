import { forgetStored, readStored, store } from '../storage';
import { BY_APP, isKeptShown, OWNER } from './keptOf';

/** features/article/liked.ts, features/comments/likedComments.ts, features/article/voting/voted.ts */
const LIKES = ['likedArticles', 'likedComments', 'votedVotes'];
/** What a reader wrote: features/comments/sheets/drafts.ts, features/search/history.ts. */
const WRITTEN = ['commentDrafts', 'searchHistory'];

/** Under this name stands that who is in came through the messenger (S§4): app/messenger.tsx. */
export const BY_MESSENGER = 'isWXLogin';

/** Somebody came in: what another one left here goes. @param before who was in, where no owner was noted */
export function keepFor(owner: string, before?: string): void {
  const known = readStored('local', OWNER) ?? before;
  if (known !== undefined && known !== owner) forgetKept();
  store('local', OWNER, owner);
}

/** A login that ended elsewhere leaves what was written to its owner, who may come in again (decision 044). */
export function forgetLikes(): void {
  for (const name of LIKES) forgetStored('local', name);
}

/** Who leaves takes all along. */
export function forgetKept(): void {
  for (const name of [...LIKES, ...WRITTEN, OWNER]) forgetStored('local', name);
}

export const isAppsKept = (): boolean => readStored('local', OWNER)?.startsWith(BY_APP) === true;

/** Before anything is kept: what nobody may see any more does not mix with it. */
export function readyToKeep(): void {
  if (!isKeptShown()) forgetKept();
}
