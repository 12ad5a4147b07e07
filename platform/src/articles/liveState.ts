import type { LiveConfig } from '@contract/item';
import type { Queries } from '@platform/db/connection';
import { documentsOf, saveDocuments } from './articles.write.store';
import { markOf } from './keptItems';

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
export async function setLiveStatusOf(
  db: Queries,
  site: number,
  article: number,
  status: 0 | 1 | 2,
): Promise<LiveConfig | undefined> {
  const standing = await documentsOf(db, site, article);
  if (!standing) return undefined;
  // our own documents (decision 006)
  const kept: LivePart = JSON.parse(standing.item);
  const config = kept.config && configAt(kept.config, status);
  const change = { liveStatus: status, ...(config ? { config } : {}) };
  const item = JSON.stringify({ ...JSON.parse(standing.item), ...change });
  const content = JSON.stringify({ ...JSON.parse(standing.content), ...change });
  await saveDocuments(db, site, article, { item, content, mark: markOf(item) });
  return config;
}
