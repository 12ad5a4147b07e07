import { ownerOn } from '../session/entering';
import { forgetKept, forgetLikes, isAppsKept, keepFor } from '../session/keeping';
import { BY_APP, nameAppsOwner } from '../session/keptOf';
import { type Member, setAppsMember } from '../session/member';

/** Who is in by the app's word, and what this browser keeps for him. */
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
