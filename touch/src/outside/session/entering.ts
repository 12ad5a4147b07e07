import { textIn } from '@touch/lib/textIn';
import { forgetStored, readStored, store } from '../storage';
import { forgetKept, forgetLikes, isAppsKept, keepFor } from './keeping';
import { BY_APP, nameAppsOwner } from './keptOf';
import { LOGIN_NAME } from './loginName';
import { appsMemberOn, type Member, memberOn, setAppsMember, tell } from './member';

/** Under this name stands that who is in came through the messenger (S§4): app/messenger.tsx. */
const BY_MESSENGER = 'isWXLogin';

export function showAppsMember(site: string, member: Member): void {
  const owner = `${BY_APP}${site}/${member.uid}`;
  keepFor(owner, ownerOn(site));
  nameAppsOwner(owner);
  setAppsMember({ site, member });
}

/** @param left he went by himself; else his login ended, and what he wrote waits for him */
export function hideAppsMember(left: boolean): void {
  nameAppsOwner(undefined);
  // a member of the page's own stays
  if (isAppsKept()) (left ? forgetKept : forgetLikes)();
  setAppsMember(undefined);
}

/** Whose what this browser keeps is by the login it holds. */
function ownerOn(site: string): string | undefined {
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

/** Another site of this origin, whose login is none of this one's (A17)? */
function isOtherSites(text: string, site: string): boolean {
  try {
    const of = textIn(JSON.parse(text), 'site');
    return of !== '' && of !== site;
  } catch {
    // not written by us
    return false;
  }
}

/** The next reader of this browser sees nothing of him. */
export function forgetMember(site: string): void {
  const text = readStored('local', LOGIN_NAME);
  if (text === undefined || isOtherSites(text, site)) return;
  forgetLikes();
  for (const name of [LOGIN_NAME, BY_MESSENGER]) forgetStored('local', name);
  tell();
}
