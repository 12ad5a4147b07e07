import { saveDraftWith, withdrawWith } from '@platform/articles/saving/saving.service';
import { saveStoragePath } from '@platform/articles/storagePaths.service';
import { findOrCreateColumn } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import type { Site } from '@platform/sites/site';
import type { ImportTarget } from './articleWriter.port';
import { deleteImportRecord, findImportRecord, saveImportRecord } from './importRecords.store';

/** The articles of one site of the database, as an import needs them. */
export function createDatabaseTarget(db: Database, site: Site, now: () => number): ImportTarget {
  return {
    findRecord: (key) => findImportRecord(db, site.id, key),
    saveDraft: (draft, fingerprint) =>
      db.transaction(async (queries) => {
        const saved = await saveDraftWith(queries, site, draft, now());
        await saveImportRecord(queries, site.id, draft.key, { fingerprint, publishtime: draft.publishtime });
        return saved;
      }),
    withdraw: (key) =>
      db.transaction(async (queries) => {
        await deleteImportRecord(queries, site.id, key);
        return withdrawWith(queries, site, key, now());
      }),
    saveStoragePath: (path, url) => saveStoragePath(db, site.id, path, url),
    findOrCreateColumn: (path) => findOrCreateColumn(db, site.id, path),
  };
}
