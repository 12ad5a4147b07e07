import type { Locale } from '@touch/locales/messages';
import type { PageEntry } from '@touch/outside/queryCache';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** State that a served page passes to the browser, as JSON in `#state`. */
export interface PageState {
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly origin: string;
  readonly basePath: string;
  /** Shown screen: path below the base path, and query. The page's address may differ (wire W18). */
  readonly path: string;
  readonly search: string;
  /** Epoch milliseconds of the server's render (D2). */
  readonly now: number;
  readonly entries: Readonly<Record<string, PageEntry>>;
}

/** JSON that cannot end its script element. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const texts = new WeakMap<object, string>();

/** The same configuration and the same lists stand in many pages: each is written once. */
function sharedJson(value: object): string {
  const text = texts.get(value) ?? jsonOf(value);
  texts.set(value, text);
  return text;
}

function entryJson(entry: PageEntry): string {
  // where a part of it stands in the page, what is left is this page's own
  if (entry.state !== 'ready' || entry.pageText || typeof entry.value !== 'object' || !entry.value)
    return jsonOf(entry);
  const { value, ...rest } = entry;
  return `${jsonOf(rest).slice(0, -1)},"value":${sharedJson(value)}}`;
}

/** The state as JSON for its script element. */
export function stateText({ config, entries, ...rest }: PageState): string {
  const all = Object.entries(entries).map(([key, entry]) => `${jsonOf(key)}:${entryJson(entry)}`);
  return `${jsonOf(rest).slice(0, -1)},"config":${sharedJson(config)},"entries":{${all.join(',')}}}`;
}
