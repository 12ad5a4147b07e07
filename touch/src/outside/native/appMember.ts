import { ownerKey } from '@touch/outside/member/storedMember';
import { type Member, setAppMember } from '../member/member';
import { claimPersonalData, forgetLikes, forgetPersonalData, isAppMembersData } from '../member/personalData';
import { APP_OWNER_PREFIX, setAppOwner } from '../member/personalDataOwner';

/** Signs the app's member in and claims this browser's personal data for them. */
export function signInAppMember(site: string, member: Member): void {
  const owner = `${APP_OWNER_PREFIX}${site}/${member.uid}`;
  claimPersonalData(owner, ownerKey(site));
  setAppOwner(owner);
  setAppMember({ site, member });
}

/** @param byApp the member signed out in the app; otherwise the login expired and their drafts stay for them */
export function signOutAppMember(byApp: boolean): void {
  setAppOwner(undefined);
  // a member of the page's own stays
  if (isAppMembersData()) (byApp ? forgetPersonalData : forgetLikes)();
  setAppMember(undefined);
}
