import { localeFrom } from '@touch/locales/messages';
import { createBrowserPage } from './browserPage';

/** The browser's entry: takes over the server's page, or builds one where none was served (A12). */
const text = document.getElementById('state')?.textContent ?? '';
const locale = localeFrom(document.documentElement.lang);
void createBrowserPage(text, locale);
