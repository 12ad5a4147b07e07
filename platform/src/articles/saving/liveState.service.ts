import type { LiveConfig } from '@contract/item';
import type { Queries } from '@platform/db/connection';
import { hashItem } from '../lists/itemCache.service';
import { lockDocuments, saveDocuments } from './saving.store';

interface LivePart {
  readonly config?: LiveConfig;
}

/** Wire S5 as the status has it. */
const configAt = (config: LiveConfig, status: 0 | 1 | 2): LiveConfig => ({
  ...config,
  videos: config.videos.map((video) => ({ ...video, status: `${status}` as const })),
});

/**
 * The status of a live in the documents of its article, for lists and page; part of the caller's transaction.
 * @returns its configuration from here on (with the origin's mark); undefined where there is none
 */
export async function setArticleLiveStatus(
  db: Queries,
  site: number,
  article: number,
  status: 0 | 1 | 2,
): Promise<LiveConfig | undefined> {
  const documents = await lockDocuments(db, site, article);
  if (!documents) return undefined;
  // our own documents (decision 006)
  const stored: LivePart = JSON.parse(documents.item);
  const config = stored.config && configAt(stored.config, status);
  const change = { liveStatus: status, ...(config ? { config } : {}) };
  const item = JSON.stringify({ ...JSON.parse(documents.item), ...change });
  const content = JSON.stringify({ ...JSON.parse(documents.content), ...change });
  await saveDocuments(db, site, article, { item, content, mark: hashItem(item) });
  return config;
}
