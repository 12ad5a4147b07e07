import { codeIn, stateOf } from '@contract/messengerCode';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import { authorizeAddress, type Scope } from './messengerAddresses';

/** Session storage names of the redirect to the messenger and back. */
const names = {
  state: 'wxState',
  code: 'wxCode',
  scope: 'wxScope',
  retries: 'wxRetries',
  redirected: 'wxAsked',
  wanted: 'wxWanted',
};

const read = (name: keyof typeof names): string => readStored('session', names[name]) ?? '';
const write = (name: keyof typeof names, value: string): void => writeStored('session', names[name], value);
const forget = (name: keyof typeof names): void => forgetStored('session', names[name]);

export const storedCode = (): string => read('code');
export const clearCode = (): void => forget('code');
export const storedRetries = (): number => Number(read('retries')) || 0;
export const storeRetries = (retries: number): void => write('retries', String(retries));
export const storedScope = (): Scope =>
  read('scope') === 'snsapi_userinfo' ? 'snsapi_userinfo' : 'snsapi_base';

/** The page is being left: a code in the address and a stored action belong to the next page. */
let isLeaving = false;

/** The action that was pending at the redirect (pendingAction.ts); reading it removes it. */
export function takeStoredAction(): string {
  if (isLeaving) return '';
  const action = read('wanted');
  forget('wanted');
  return action;
}

/** True after this visit's redirect, and where nothing can be stored: without a record it would redirect without end. */
export function wasMessengerTried(): boolean {
  if (read('redirected') !== '') return true;
  try {
    window.sessionStorage.setItem(names.redirected, '');
    return window.sessionStorage.getItem(names.redirected) === null;
  } catch {
    // storage is closed to this page
    return true;
  }
}

/**
 * Takes a code out of the address and keeps it, if this visit asked for it: a link somebody else made logs nobody in.
 * The code never stays in the address (G7).
 */
export function storeCodeFromAddress(): void {
  if (isLeaving) return;
  const found = codeIn(window.location.hash);
  if (!found) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (found.state === read('state')) write('code', found.code);
  forget('state');
  write('redirected', '1');
}

/** Redirects to the messenger, which leads back to this address. @param action to resume on return; '' = none */
export function redirectToMessenger(config: Pick<SiteConfig, 'messenger'>, scope: Scope, action = ''): void {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const state = stateOf(Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  write('state', state);
  write('scope', scope);
  if (action === '') forget('wanted');
  else write('wanted', action);
  write('redirected', '1');
  isLeaving = true;
  const { origin, pathname, search } = window.location;
  window.location.replace(authorizeAddress(config, { back: origin + pathname + search, scope, state }));
}
