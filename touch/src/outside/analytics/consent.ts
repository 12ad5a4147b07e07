import { forgetStored, readStored, writeStored } from '../storage';

const NAME = 'analyticsConsent';

/** A browser-wide refusal; no consent given here overrides it. */
export const isRefusedByBrowser = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** True if the reader has consented to being recorded (J4). */
export const hasConsent = (): boolean => readStored('local', NAME) === '1' && !isRefusedByBrowser();

export function setConsent(given: boolean): void {
  if (given) writeStored('local', NAME, '1');
  else forgetStored('local', NAME);
}
