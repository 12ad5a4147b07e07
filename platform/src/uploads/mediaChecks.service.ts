import type { Queries } from '@platform/db/connection';
import { hashesIn } from '@platform/media/sizes';
import { queueChecks } from './mediaChecks.store';

export { dueChecks, finishCheck, type MediaCheck } from './mediaChecks.store';

/**
 * Called in the transaction in which something is taken away, or brought back: within a minute files that nothing else uses are
 * hidden, or served again.
 * @param texts addresses, or documents that name them
 */
export async function queueMediaChecks(db: Queries, texts: readonly string[]): Promise<void> {
  const hashes = texts.flatMap(hashesIn);
  if (hashes.length > 0) await queueChecks(db, hashes);
}
