import { meTexts } from '@touch/features/me/texts';
import type { Locale } from '@touch/locales/messages';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { toast } from './announce';

/** Does the login that this page holds stand where the next page finds it? Not where storage is closed or full. */
function isKept(): boolean {
  try {
    return [LOGIN_NAME, 'refreshToken'].every((name) => window.localStorage.getItem(name) !== null);
  } catch {
    // closed to this page
    return false;
  }
}

/** A login that storage does not hold lasts as long as the page: once it has ended nothing says why, so it is said as it begins (G9). */
export async function tellIfNotKept(locale: Locale): Promise<void> {
  if (!isKept()) toast((await meTexts.loadTexts(locale)).notKept);
}
