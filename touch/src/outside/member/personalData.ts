import { forgetStored, readStored, writeStored } from '../storage';
import { APP_OWNER_PREFIX, isPersonalDataVisible, OWNER_NAME } from './personalDataOwner';

/** Likes and votes of a reader, and uploads under way. A rule compares the names under which the client stores with these lists. */
export const LIKES = [
  ...['likedArticles', 'likedComments', 'likedAnswers', 'likedVideos', 'votedVotes', 'openUploads'],
];
/** Texts of a reader. */
export const TEXTS = [
  ...['commentDrafts', 'questionDrafts', 'postDrafts', 'tellingDrafts', 'ballotDrafts', 'signUpDrafts'],
  ...['vouchers', 'studyProgress', 'searchHistory'],
];

/** Storage name that marks a login by the messenger (S§4): app/messenger.tsx. */
export const MESSENGER_LOGIN_NAME = 'isWXLogin';

/** Called at login: removes personal data of another owner. @param before the previous owner, if none is stored */
export function claimPersonalData(owner: string, before?: string): void {
  const known = readStored('local', OWNER_NAME) ?? before;
  if (known !== undefined && known !== owner) forgetPersonalData();
  writeStored('local', OWNER_NAME, owner);
}

/** An expired login keeps the owner's texts, as they may log in again (decision 044). */
export function forgetLikes(): void {
  for (const name of LIKES) forgetStored('local', name);
}

/** Removes all personal data at sign-out. */
export function forgetPersonalData(): void {
  for (const name of [...LIKES, ...TEXTS, OWNER_NAME]) forgetStored('local', name);
}

export const isAppMembersData = (): boolean =>
  readStored('local', OWNER_NAME)?.startsWith(APP_OWNER_PREFIX) === true;

/** Called before writing: removes personal data that is no longer visible, so that the two do not mix. */
export function preparePersonalData(): void {
  if (!isPersonalDataVisible()) forgetPersonalData();
}
