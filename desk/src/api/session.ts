import { Person, StaffDuty } from '@contract/newsroomShapes';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const Session = v.object({ token: v.string(), person: Person, duties: v.array(StaffDuty) });
export type Session = v.InferOutput<typeof Session>;

/** Name of a person as stories show it. */
export const shownName = ({ name, realName }: Pick<Person, 'name' | 'realName'>): string => realName || name;

export interface Login {
  readonly session: Session | undefined;
  /** The server knows the token no more: the sign-in opens over the page. */
  readonly hasEnded: boolean;
}

/** Of a tab alone: a closed tab leaves no token behind. */
const KEY = 'desk.session';

function readStored(): Session | undefined {
  const text = sessionStorage.getItem(KEY);
  const read = text === null ? undefined : v.safeParse(Session, JSON.parse(text));
  return read?.success ? read.output : undefined;
}

let login: Login = { session: readStored(), hasEnded: false };
const listeners = new Set<() => void>();

function change(next: Login): void {
  login = next;
  for (const listener of [...listeners]) listener();
}

export const currentLogin = (): Login => login;

export function listenToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLogin = (): Login => useSyncExternalStore(listenToLogin, currentLogin);

export function enter(session: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
  change({ session, hasEnded: false });
}

export function leave(): void {
  sessionStorage.removeItem(KEY);
  change({ session: undefined, hasEnded: false });
}

/** @param token that was refused: one that came after it goes on */
export function endLogin(token: string): void {
  if (login.session?.token === token) change({ ...login, hasEnded: true });
}
