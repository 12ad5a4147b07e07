import { getPortrait } from '@contract/members';
import { pathsOf } from '@contract/services';
import { safeUrl } from '@platform/html/safeUrl';
import { MemberState } from './memberState.types';

const [PORTRAIT = ''] = pathsOf(getPortrait);

/**
 * Address of a member's portrait; '' = none. It never leads to another provider, who would learn who reads: a portrait that is
 * still elsewhere has the address of `getPortrait` here, which copies it (decision 022).
 */
export function portraitAddress(
  { id, head }: { readonly id: number; readonly head: string },
  origin: string,
): string {
  if (head.startsWith('/media/')) return origin + head;
  return safeUrl(head) === undefined ? '' : `${origin}${PORTRAIT}?uid=${id}`;
}

/** A membership that has ended or is disabled is shown to nobody. */
export const isMemberShown = ({ state }: { readonly state: MemberState }): boolean =>
  state === MemberState.open;
