import { codeIn, stateOf } from '@contract/messengerCode';
import type { SiteConfig } from '../siteConfig';
import { forgetStored, readStored, store } from '../storage';
import { authorizeAddress, type Scope } from './messengerPlace';

/** What a visit keeps of the way to the messenger and back; storage of this tab. */
const names = {
  ...{ state: 'wxState', code: 'wxCode', scope: 'wxScope', retries: 'wxRetries', asked: 'wxAsked' },
  wanted: 'wxWanted',
};

const read = (name: keyof typeof names): string => readStored('session', names[name]) ?? '';
const keep = (name: keyof typeof names, value: string): void => store('session', names[name], value);
const forget = (name: keyof typeof names): void => forgetStored('session', names[name]);

export const storedCode = (): string => read('code');
export const clearCode = (): void => forget('code');
export const storedRetries = (): number => Number(read('retries')) || 0;
export const keepRetries = (retries: number): void => keep('retries', String(retries));
export const lastScope = (): Scope =>
  read('scope') === 'snsapi_userinfo' ? 'snsapi_userinfo' : 'snsapi_base';

/** A reader who is faster than the part around his page has left it already: what came before, and what he wants, is the next page's. */
let left = false;

/** What the reader wanted as he left for the messenger (outside/intention.ts); whoever takes it takes it once. */
export function takeWanted(): string {
  if (left) return '';
  const wanted = read('wanted');
  forget('wanted');
  return wanted;
}

/** Was this visit asked? A browser that keeps nothing counts as asked: it would be asked without end. */
export function wasAsked(): boolean {
  if (read('asked') !== '') return true;
  try {
    window.sessionStorage.setItem(names.asked, '');
    return window.sessionStorage.getItem(names.asked) === null;
  } catch {
    // storage is closed to this page
    return true;
  }
}

/**
 * Takes a code out of the address and keeps it, if this visit asked for it: a link somebody else made logs nobody in.
 * The code never stays in the address (G7).
 */
export function takeCode(): void {
  if (left) return;
  const found = codeIn(window.location.hash);
  if (!found) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (found.state === read('state')) keep('code', found.code);
  forget('state');
  keep('asked', '1');
}

/** Leaves for the messenger; it leads back to this very address. @param wanted what the reader wants there on his return; '' = nothing */
export function askMessenger(config: Pick<SiteConfig, 'messenger'>, scope: Scope, wanted = ''): void {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const state = stateOf(Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  keep('state', state);
  keep('scope', scope);
  if (wanted === '') forget('wanted');
  else keep('wanted', wanted);
  keep('asked', '1');
  left = true;
  const { origin, pathname, search } = window.location;
  window.location.replace(authorizeAddress(config, { back: origin + pathname + search, scope, state }));
}
