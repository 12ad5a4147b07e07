import { ArticleStatus } from '@contract/codes';
import type { ArticleDraft } from '@platform/articles/documents/draft.types';
import { saveDraftWith, withdrawWith } from '@platform/articles/saving/saving.service';
import { saveStoragePath } from '@platform/articles/storagePaths.service';
import { findOrCreateColumn } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { importError } from '@platform/fetching/refused';
import type { Site } from '@platform/sites/site';
import type { ImportTarget } from './articleWriter.port';
import { deleteImportRecord, findImportRecord, saveImportRecord } from './importRecords.store';

/**
 * A site with a source list (K12) takes only what comes from one of its sources, or from the paper itself.
 * @throws importError(…)
 */
function checkSource(source: string, { name, config }: Site): void {
  const { sources, appName } = config;
  if (sources.length === 0 || [...sources, name, appName].includes(source)) return;
  throw importError(
    source === '' ? 'it names no source' : `its source ${source} is not on the source list of the site`,
  );
}

/**
 * Where the site asks for it, what is published names the editor who answers for it (K24).
 * @throws importError(…)
 */
function checkEditor({ aStatus, credits }: ArticleDraft, { editorRequired }: Site): void {
  const editor = credits?.editor ?? credits?.liability ?? '';
  if (editorRequired && aStatus === ArticleStatus.published && editor.trim() === '')
    throw importError('it names no editor: --editor does');
}

/** The articles of one site of the database, as an import needs them. */
export function createDatabaseTarget(db: Database, site: Site, now: () => number): ImportTarget {
  return {
    findRecord: (key) => findImportRecord(db, site.id, key),
    saveDraft: (draft, fingerprint) => {
      checkSource(draft.source ?? '', site);
      checkEditor(draft, site);
      return db.transaction(async (queries) => {
        const saved = await saveDraftWith(queries, site, draft, now());
        await saveImportRecord(queries, site.id, draft.key, { fingerprint, publishtime: draft.publishtime });
        return saved;
      });
    },
    withdraw: (key) =>
      db.transaction(async (queries) => {
        await deleteImportRecord(queries, site.id, key);
        return withdrawWith(queries, site, key, now());
      }),
    saveStoragePath: (path, url) => saveStoragePath(db, site.id, path, url),
    findOrCreateColumn: (path) => findOrCreateColumn(db, site.id, path),
  };
}
