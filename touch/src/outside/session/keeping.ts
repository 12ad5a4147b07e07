import { forgetStored, readStored, writeStored } from '../storage';
import { APP_OWNER_PREFIX, isPersonalDataVisible, OWNER_NAME } from './keptOf';

/** features/article/liked.ts, features/comments/likedComments.ts, features/article/voting/voted.ts */
const LIKES = ['likedArticles', 'likedComments', 'votedVotes'];
/** What a reader wrote: features/comments/sheets/drafts.ts, features/search/history.ts. */
const TEXTS = ['commentDrafts', 'searchHistory'];

/** Under this name stands that who is in came through the messenger (S§4): app/messenger.tsx. */
export const MESSENGER_LOGIN_NAME = 'isWXLogin';

/** Somebody came in: what another one left here goes. @param before who was in, where no owner was noted */
export function claimPersonalData(owner: string, before?: string): void {
  const known = readStored('local', OWNER_NAME) ?? before;
  if (known !== undefined && known !== owner) forgetPersonalData();
  writeStored('local', OWNER_NAME, owner);
}

/** A login that ended elsewhere leaves what was written to its owner, who may come in again (decision 014). */
export function forgetLikes(): void {
  for (const name of LIKES) forgetStored('local', name);
}

/** Who leaves takes all along. */
export function forgetPersonalData(): void {
  for (const name of [...LIKES, ...TEXTS, OWNER_NAME]) forgetStored('local', name);
}

export const isAppMembersData = (): boolean =>
  readStored('local', OWNER_NAME)?.startsWith(APP_OWNER_PREFIX) === true;

/** Before anything is kept: what nobody may see any more does not mix with it. */
export function preparePersonalData(): void {
  if (!isPersonalDataVisible()) forgetPersonalData();
}
