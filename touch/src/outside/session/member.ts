import { whenRestored } from '../restored';
import { readStored } from '../storage';
import { LOGIN_NAME } from './loginName';

/** Who is in on this browser, as far as a screen needs it; proves nothing, the token does. */
export interface Member {
  readonly uid: string;
  readonly nickname: string;
  /** Address of the portrait; '' = none. */
  readonly head: string;
  readonly hasPhone: boolean;
}

type Listener = () => void;
const listeners = new Set<Listener>();
/** That somebody came in or left, on this page. */
export const tell = (): void => {
  for (const listener of listeners) listener();
};

let read: { readonly text: string | undefined; readonly kept: ReturnType<typeof keptIn> } = {
  text: undefined,
  kept: undefined,
};

function keptIn(text: string): { site: string; member: Member } | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const field = (name: string): unknown => Reflect.get(entry, name);
    const plain = (name: string): string => {
      const value = field(name);
      return typeof value === 'string' ? value : '';
    };
    if (plain('uid') === '') return undefined;
    return {
      site: plain('site'),
      member: {
        uid: plain('uid'),
        nickname: plain('nickname'),
        head: plain('head'),
        hasPhone: field('hasPhone') === true,
      },
    };
  } catch {
    // not written by us
    return undefined;
  }
}

/** Who the native app says is in (G8): for as long as the page stands, in no storage. */
let appsMember: { readonly site: string; readonly member: Member } | undefined;

/** @param here undefined: nobody by its word */
export function setAppsMember(here: typeof appsMember): void {
  appsMember = here;
  tell();
}

export const appsMemberOn = (site: string): boolean => appsMember?.site === site;

/** The member who is in; the same object as long as nothing changes. */
export function memberOn(site: string): Member | undefined {
  if (appsMember?.site === site) return appsMember.member;
  const text = readStored('local', LOGIN_NAME);
  if (text !== read.text) read = { text, kept: text === undefined ? undefined : keptIn(text) };
  return read.kept?.site === site ? read.kept.member : undefined;
}

/** Hears when somebody comes in or leaves, in this tab or another one. Returns what ends it. */
export function listenToMember(listener: Listener): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    // null: everything was cleared
    if (key === LOGIN_NAME || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  const stopRestored = whenRestored(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
    stopRestored();
  };
}
