import { saveDraftWith, withdrawWith } from '@platform/articles/articles.write';
import { saveStoragePath } from '@platform/articles/storagePaths';
import { columnAt } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import type { Site } from '@platform/sites/site';
import type { ArticleDoor } from './door';
import { forgetHandedIn, handedIn, noteHandedIn } from './handedIn.store';

/** The articles of one site of the database, as an import needs them. */
export function databaseDoor(db: Database, site: Site, now: () => number): ArticleDoor {
  return {
    handedIn: (key) => handedIn(db, site.id, key),
    saveDraft: (draft, fingerprint) =>
      db.transaction(async (queries) => {
        const saved = await saveDraftWith(queries, site, draft, now());
        await noteHandedIn(queries, site.id, draft.key, { fingerprint, publishtime: draft.publishtime });
        return saved;
      }),
    withdraw: (key) =>
      db.transaction(async (queries) => {
        await forgetHandedIn(queries, site.id, key);
        return withdrawWith(queries, site, key, now());
      }),
    noteStoragePath: (path, url) => saveStoragePath(db, site.id, path, url),
    columnFor: (path) => columnAt(db, site.id, path),
  };
}
