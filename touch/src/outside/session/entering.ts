import { forgetStored, store } from '../storage';
import { BY_MESSENGER, keepFor } from './keeping';
import { LOGIN_NAME } from './loginName';
import { appsMemberOn, type Member, memberOn, setAppsMember, tell } from './member';

/** Whose what this browser keeps is by the login it holds. */
export function ownerOn(site: string): string | undefined {
  const uid = memberOn(site)?.uid;
  return uid === undefined || appsMemberOn(site) ? undefined : `${site}/${uid}`;
}

export function rememberMember(site: string, member: Member): void {
  if (appsMemberOn(site)) {
    setAppsMember({ site, member });
    return;
  }
  keepFor(`${site}/${member.uid}`, ownerOn(site));
  if (memberOn(site)?.uid !== member.uid) forgetStored('local', BY_MESSENGER);
  store('local', LOGIN_NAME, JSON.stringify({ ...member, site }));
  tell();
}

/** What he changed of himself shows, unless he left meanwhile, or another one came in. */
export function changeMember(site: string, member: Member): void {
  if (memberOn(site)?.uid === member.uid) rememberMember(site, member);
}
