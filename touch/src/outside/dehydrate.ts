import { type Entry, isRecord, type PageEntry, type QueryCache, type StoredPageText } from './queryCache';

/**
 * The cache's entries for the page's state; texts that the page's HTML contains are left out. The server alone needs it, so it is
 * no method of the cache.
 * @param html of the page: a screen may show another thing than the text, and then needs the whole entry
 */
export const dehydrate = ({ entries, pageTexts }: QueryCache, html: string): Record<string, PageEntry> =>
  Object.fromEntries(
    [...entries].map(([key, entry]) => [key, withoutPageText(entry, pageTexts.get(key), html)]),
  );

function withoutPageText(entry: Entry, pageText: StoredPageText | undefined, html: string): PageEntry {
  const [, id] = /^#([\w-]+)/.exec(pageText?.selector ?? '') ?? [];
  if (!pageText || !html.includes(`id="${id}"`) || entry.state !== 'ready' || !isRecord(entry.value))
    return entry;
  const { [pageText.field]: _, ...value } = entry.value;
  return { ...entry, value, pageText };
}
