import { forgetStored, readStored, writeStored } from '../storage';

const NAME = 'analyticsConsent';

/** The browser says so for its reader, wherever he goes; nothing he is asked here overrides it. */
export const isRefusedByBrowser = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** May what this reader does be recorded? Nothing is, unless he said so (J4). */
export const hasConsent = (): boolean => readStored('local', NAME) === '1' && !isRefusedByBrowser();

export function setConsent(given: boolean): void {
  if (given) writeStored('local', NAME, '1');
  else forgetStored('local', NAME);
}
