import { getPortrait } from '@contract/members';
import { pathsOf } from '@contract/services';
import { safeUrl } from '@platform/html/safeUrl';
import { MemberState } from './memberState';
import type { MemberRow } from './members.store';

const [PORTRAIT = ''] = pathsOf(getPortrait);

/**
 * Where a member's picture stands; '' = none. Never with another provider, who would learn who reads: what is not taken over yet
 * is asked for here, which takes it over (decision 022).
 */
export function portraitAddress({ id, head }: Pick<MemberRow, 'id' | 'head'>, origin: string): string {
  if (head.startsWith('/media/')) return origin + head;
  return safeUrl(head) === undefined ? '' : `${origin}${PORTRAIT}?uid=${id}`;
}

/** Members who left or are disabled are shown to nobody. */
export const isMemberShown = ({ state }: Pick<MemberRow, 'state'>): boolean => state === MemberState.open;
