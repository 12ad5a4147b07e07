import { readStored } from '../storage';

/**
 * Whose the likes, drafts and searches are that this browser keeps (`keeping.ts`); absent: a visitor's, who may turn out to be
 * anybody (H2).
 */
export const OWNER_NAME = 'keptOf';
/** Owners of which this page alone cannot say whether they read: the native app does. */
export const APP_OWNER_PREFIX = 'app/';

let appOwner: string | undefined;

export function setAppOwner(owner: string | undefined): void {
  appOwner = owner;
}

/** What an app's member left here is nobody's to see until the app has named him again on this page. */
export const isPersonalDataVisible = (): boolean => {
  const owner = readStored('local', OWNER_NAME);
  return !owner?.startsWith(APP_OWNER_PREFIX) || owner === appOwner;
};
