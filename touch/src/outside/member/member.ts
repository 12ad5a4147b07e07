import { onPageRestored } from '../onPageRestored';
import { LOGIN_NAME } from '../session/loginName';
import { readStored } from '../storage';

/** The signed-in member as screens need them; only the token proves an identity. */
export interface Member {
  readonly uid: string;
  readonly nickname: string;
  /** Address of the portrait; '' = none. */
  readonly head: string;
  readonly hasPhone: boolean;
}

type Listener = () => void;
const listeners = new Set<Listener>();
/** Reports a login or sign-out on this page. */
export const notifyMemberListeners = (): void => {
  for (const listener of listeners) listener();
};

let cached: { readonly text: string | undefined; readonly kept: ReturnType<typeof parseMember> } = {
  text: undefined,
  kept: undefined,
};

function parseMember(text: string): { site: string; member: Member } | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const field = (name: string): unknown => Reflect.get(entry, name);
    const textOf = (name: string): string => {
      const value = field(name);
      return typeof value === 'string' ? value : '';
    };
    if (textOf('uid') === '') return undefined;
    return {
      site: textOf('site'),
      member: {
        uid: textOf('uid'),
        nickname: textOf('nickname'),
        head: textOf('head'),
        hasPhone: field('hasPhone') === true,
      },
    };
  } catch {
    // not written by us
    return undefined;
  }
}

/** The native app's member (G8), in memory for the life of the page. */
let appMember: { readonly site: string; readonly member: Member } | undefined;

/** @param member undefined: nobody by its word */
export function setAppMember(member: typeof appMember): void {
  appMember = member;
  notifyMemberListeners();
}

export const isAppMember = (site: string): boolean => appMember?.site === site;

/** The member who is in; the same object as long as nothing changes. */
export function currentMember(site: string): Member | undefined {
  if (appMember?.site === site) return appMember.member;
  const text = readStored('local', LOGIN_NAME);
  if (text !== cached.text) cached = { text, kept: text === undefined ? undefined : parseMember(text) };
  return cached.kept?.site === site ? cached.kept.member : undefined;
}

/** Subscribes to logins and sign-outs in this tab and others. @returns unsubscribes */
export function onMemberChange(listener: Listener): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    // null: everything was cleared
    if (key === LOGIN_NAME || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  const stopRestored = onPageRestored(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
    stopRestored();
  };
}
