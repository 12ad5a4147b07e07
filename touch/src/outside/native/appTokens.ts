import type { TokenRenewal } from '../callPorts';
import type { Member } from '../member/member';
import type { Bridge, BridgeResult } from './bridge';
import { type AppToken, parseAppToken, parseUser } from './protocol';

/** Receives the app's user; undefined = none, `left`: the app itself said so. */
export type ShowUser = (member: Member | undefined, left?: boolean) => void;

/** The app's token and user, in memory alone. */
export interface AppTokens {
  current(): AppToken | undefined;
  /** Grows when the app's user is cleared: what was asked before belongs to somebody else. */
  generation(): number;
  /** Takes the app's word, asked for in that generation. A malformed one is none, and changes nothing. */
  accept(result: BridgeResult, since: number): Promise<TokenRenewal>;
  fetch(): Promise<void>;
  /** @returns false where that was done already */
  clear(): boolean;
}

export function createAppTokens(bridge: Bridge, show: ShowUser): AppTokens {
  let current: AppToken | undefined;
  let generation = 0;
  let isCleared = false;
  /** That nobody is in is told as well: this browser may keep what another one left. */
  let hasReported = false;

  /** Shows who that is, by the app's own words where they fit the token. */
  async function showUser(uid: string): Promise<void> {
    hasReported = true;
    if (uid === '') return show(undefined, true);
    const { data } = await bridge.call('getUser');
    if (current?.uid !== uid) return;
    const user = parseUser(data);
    show(user?.uid === uid ? user : { uid, nickname: '', head: '', hasPhone: false });
  }

  async function accept({ status, data }: BridgeResult, since: number): Promise<TokenRenewal> {
    const token = status === 'done' ? parseAppToken(data) : undefined;
    if (token === undefined || since !== generation) return 'silent';
    const before = current;
    current = token ?? undefined;
    if (current) isCleared = false;
    if (!hasReported || (before?.uid ?? '') !== (current?.uid ?? '')) await showUser(current?.uid ?? '');
    return current ? 'renewed' : 'nobody';
  }

  return {
    current: () => current,
    generation: () => generation,
    accept,
    fetch: async () => void (await accept(await bridge.call('getToken'), generation)),
    clear() {
      if (isCleared) return false;
      isCleared = true;
      generation += 1;
      current = undefined;
      return true;
    },
  };
}
