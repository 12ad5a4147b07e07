import { MemberState } from './memberState';
import type { MemberRow } from './members.store';

/** Where a member's picture stands; '' = none. Kept without host where it is ours. */
export const headOf = ({ head }: Pick<MemberRow, 'head'>, origin: string): string =>
  head.startsWith('/media/') ? origin + head : head;

/** Who ended his membership, or was disabled, is shown to nobody. */
export const isShown = ({ state }: Pick<MemberRow, 'state'>): boolean => state === MemberState.open;
