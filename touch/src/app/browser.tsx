import { localeFrom } from '@touch/locales/messages';
import { asWithoutScript } from './asWithoutScript';
import { createBrowserPage } from './browserPage';
import { placeOfKey, restorePlace } from './places';

// a reader who comes back stands where they left, before anything else of the page is here
const place = placeOfKey(window.history.state?.key);
if (place) restorePlace(place);

/** The browser's entry: takes over the server's page, or builds one where none was served (A12). */
const text = document.getElementById('state')?.textContent ?? '';
const locale = localeFrom(document.documentElement.lang);
createBrowserPage(text, locale).catch((error: unknown) => {
  asWithoutScript();
  throw error;
});
