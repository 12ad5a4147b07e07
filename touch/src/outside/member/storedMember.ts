import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { forgetStored, writeStored } from '../storage';
import { currentMember, isAppMember, type Member, notifyMemberListeners, setAppMember } from './member';
import { claimPersonalData, MESSENGER_LOGIN_NAME } from './personalData';

/** Owner key of the personal data of the stored login; undefined for visitors and app members. */
export function ownerKey(site: string): string | undefined {
  const uid = currentMember(site)?.uid;
  return uid === undefined || isAppMember(site) ? undefined : `${site}/${uid}`;
}

export function storeMember(site: string, member: Member): void {
  if (isAppMember(site)) {
    setAppMember({ site, member });
    return;
  }
  claimPersonalData(`${site}/${member.uid}`, ownerKey(site));
  if (currentMember(site)?.uid !== member.uid) forgetStored('local', MESSENGER_LOGIN_NAME);
  writeStored('local', LOGIN_NAME, JSON.stringify({ ...member, site }));
  notifyMemberListeners();
}

/** Stores changed member data, unless the member has signed out or changed meanwhile. */
export function updateStoredMember(site: string, member: Member): void {
  if (currentMember(site)?.uid === member.uid) storeMember(site, member);
}
