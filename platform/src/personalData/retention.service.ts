import type { Queries } from '@platform/db/connection';
import type { RetentionName } from '@platform/sites/retention';
import { retentionOf } from '@platform/sites/retention';
import { settingsOfSites } from '@platform/sites/sites.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { applyToOld } from './retention.store';

const DAY_MS = 86_400_000;
/** Rows of one statement at most. */
const MAX_ROWS = 1_000;

/**
 * Deletes rows of every site whose days are over (`retention` of its settings); ballots and reports stay and tell of nobody.
 * Files that nothing shows any more are hidden.
 * @param now epoch ms @returns the number of rows
 */
export async function applyRetention(db: Queries, now: number): Promise<number> {
  let all = 0;
  for (const { id, settings } of await settingsOfSites(db)) {
    for (const [name, days] of Object.entries(retentionOf(settings))) {
      const before = new Date(now - days * DAY_MS);
      let documents: string[];
      do {
        // its keys are names of kinds
        documents = await applyToOld(db, id, name as RetentionName, before, MAX_ROWS);
        await queueMediaChecks(db, documents);
        all += documents.length;
      } while (documents.length === MAX_ROWS);
    }
  }
  return all;
}
