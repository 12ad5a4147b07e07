import type { Locale } from '@touch/locales/messages';
import type { PageEntry } from '@touch/outside/answers';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** What the server's page hands to the browser, as JSON in `#state`. */
export interface PageState {
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly origin: string;
  readonly basePath: string;
  /** What is shown: path below the base path, and query. The page may stand at another address (wire W18). */
  readonly path: string;
  readonly search: string;
  /** Epoch milliseconds of the server's render (D2). */
  readonly now: number;
  readonly entries: Readonly<Record<string, PageEntry>>;
}

/** JSON that cannot end its script element. */
export const stateText = (state: PageState): string =>
  JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
