import { type Entry, isRecord, type PageEntry, type QueryCache, type StoredPageText } from './queryCache';

/**
 * The cache's entries for the page's state; texts that the page's HTML contains are left out. The server alone needs it, so it is
 * no method of the cache.
 */
export const dehydrate = ({ entries, pageTexts }: QueryCache): Record<string, PageEntry> =>
  Object.fromEntries([...entries].map(([key, entry]) => [key, withoutPageText(entry, pageTexts.get(key))]));

function withoutPageText(entry: Entry, pageText: StoredPageText | undefined): PageEntry {
  if (!pageText || entry.state !== 'ready' || !isRecord(entry.value)) return entry;
  const { [pageText.field]: _, ...value } = entry.value;
  return { ...entry, value, pageText };
}
