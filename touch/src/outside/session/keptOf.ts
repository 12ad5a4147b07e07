import { readStored } from '../storage';

/**
 * Whose the likes, drafts and searches are that this browser keeps (`keeping.ts`); absent: a visitor's, who may turn out to be
 * anybody (H2).
 */
export const OWNER = 'keptOf';
/** Owners of which this page alone cannot say whether they read: the native app does. */
export const BY_APP = 'app/';

let named: string | undefined;

export function nameAppsOwner(owner: string | undefined): void {
  named = owner;
}

/** What an app's member left here is nobody's to see until the app has named him again on this page. */
export const isKeptShown = (): boolean => {
  const owner = readStored('local', OWNER);
  return !owner?.startsWith(BY_APP) || owner === named;
};
