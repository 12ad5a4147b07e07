import { localeFrom } from '@touch/locales/messages';
import { asWithoutScript } from './asWithoutScript';
import { createBrowserPage } from './browserPage';

// all heights are exact while the browser looks for the place that a reader comes back to
const [load] = performance.getEntriesByType('navigation');
if (load && 'type' in load && load.type !== 'navigate') document.documentElement.dataset.returned = '';

/** The browser's entry: takes over the server's page, or builds one where none was served (A12). */
const text = document.getElementById('state')?.textContent ?? '';
const locale = localeFrom(document.documentElement.lang);
createBrowserPage(text, locale).catch((error: unknown) => {
  asWithoutScript();
  throw error;
});
