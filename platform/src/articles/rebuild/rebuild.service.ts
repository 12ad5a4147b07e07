import { hashItem } from '@platform/articles/lists/itemCache.service';
import type { Database, Queries } from '@platform/db/connection';
import { DOCUMENT_VERSION } from './documentVersion.rules';
import {
  beginRebuild,
  finishRebuild,
  lockRebuild,
  noteProgress,
  olderDocuments,
  type Rebuild,
  saveRebuilt,
} from './rebuild.store';
import { rebuildOne } from './rebuildOne.service';

export interface RebuildOptions {
  /** Version the documents are raised to. */
  readonly version?: number;
  /** Articles of one transaction. */
  readonly batch?: number;
  /** Progress, one line a batch. */
  readonly log: (line: string) => void;
  /** An article whose documents cannot be read keeps them; the next start tries again. */
  readonly failed: (error: unknown) => void;
  /** Ends the work after the batch under way. */
  readonly signal?: AbortSignal;
}

const BATCH = 50;

/** One transaction; undefined when nothing is left. */
async function rebuildBatch(
  db: Queries,
  version: number,
  options: RebuildOptions,
): Promise<Rebuild | undefined> {
  const rebuild = await lockRebuild(db, version);
  if (!rebuild) return undefined;
  const batch = options.batch ?? BATCH;
  const stored = await olderDocuments(db, version, rebuild, batch);
  for (const one of stored) {
    const made = await rebuildOne(db, one).catch((error: unknown) => {
      options.failed(new Error(`article ${one.site_id}/${one.id} keeps its documents`, { cause: error }));
    });
    if (made) await saveRebuilt(db, one, { ...made, mark: hashItem(made.item) }, version);
  }
  const last = stored.at(-1);
  if (last) await noteProgress(db, version, last, stored.length);
  if (stored.length < batch) await finishRebuild(db, version);
  return { ...rebuild, done: rebuild.done + stored.length };
}

/**
 * Brings the stored documents of every article to the present shape (decision 006), whatever source it came from. Goes on where
 * it was cut off; several processes at once take batches in turn.
 */
export async function rebuildDocuments(db: Database, options: RebuildOptions): Promise<void> {
  const version = options.version ?? DOCUMENT_VERSION;
  await beginRebuild(db, version);
  while (!options.signal?.aborted) {
    const rebuild = await db.transaction((queries) => rebuildBatch(queries, version, options), {
      long: true,
    });
    if (!rebuild) return;
    options.log(`Rebuilding stored documents: ${rebuild.done} of ${rebuild.total}`);
  }
}

/** Rebuilds beside the server's work. @returns ends it after the batch under way; the next start goes on */
export function startRebuild(db: Database, options: Omit<RebuildOptions, 'signal'>): () => Promise<void> {
  const stopping = new AbortController();
  const rebuilding = rebuildDocuments(db, { ...options, signal: stopping.signal }).catch(options.failed);
  return () => {
    stopping.abort();
    return rebuilding;
  };
}
