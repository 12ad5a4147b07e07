import { readStored } from '../storage';

/**
 * Storage name of the owner of this browser's likes, drafts and searches (`personalData.ts`); absent: a visitor, who may turn out to
 * be anybody (H2).
 */
export const OWNER_NAME = 'keptOf';
/** Prefix of owners that only the native app can confirm. */
export const APP_OWNER_PREFIX = 'app/';

let appOwner: string | undefined;

export function setAppOwner(owner: string | undefined): void {
  appOwner = owner;
}

/** Personal data of an app member is hidden until the app has named the same member on this page. */
export const isPersonalDataVisible = (): boolean => {
  const owner = readStored('local', OWNER_NAME);
  return !owner?.startsWith(APP_OWNER_PREFIX) || owner === appOwner;
};
