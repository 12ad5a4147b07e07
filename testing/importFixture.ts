import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArticleDraft } from '@platform/articles/documents/draft.types';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { type Database, openDatabase } from '@platform/db/connection';
import type { ImportTarget } from '@platform/import/articleWriter.port';
import { createDatabaseTarget } from '@platform/import/databaseWriter.port';
import { folderStore } from '@platform/media/folderStore';
import type { MediaStore } from '@platform/media/mediaStore';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { emptyNewsroom } from './emptyNewsroom';
import { anAccount } from './newsroomDocuments';
import { createDatabase } from './postgres';

/** A site to import into, with the real stores and a record of the imported drafts. */
export interface ImportFixture {
  readonly db: Database;
  readonly store: ImportTarget;
  readonly media: MediaStore;
  /** Drafts as last imported, without withdrawn ones, in order of first import. */
  articles(): ArticleDraft[];
  /** Number of published articles in the database. */
  published(): Promise<number>;
  /** Names of its columns from the top, joined by `/`, oldest first. */
  columns(): Promise<string[]>;
  /** Addresses by storage path (wire W19). */
  paths(): Promise<[string, string][]>;
  /** A column of that number. */
  addColumn(id: number): Promise<void>;
  /** An open subscription account of that number. */
  addAccount(id: number): Promise<void>;
}

const COLUMNS = {
  name: 'import place columns',
  text: `with recursive tree as (
      select id, name from columns where site_id = $1 and parent_id = 0
      union all select c.id, tree.name || '/' || c.name from columns c join tree on c.parent_id = tree.id where c.site_id = $1)
    select name from tree where not exists (select from columns b where b.site_id = $1 and b.parent_id = tree.id) order by id`,
};
const PATHS = {
  name: 'import place paths',
  text: 'select path, url from storage_paths where site_id = $1 order by path',
};
const PUBLISHED = {
  name: 'import place published',
  text: 'select count(*)::int as count from articles where site_id = $1 and status = 1',
};
const ADD = {
  name: 'import place column',
  text: `insert into columns (site_id, id, parent_id, name, style) values ($1, $2, 0, 'one', '205')`,
};

/** Wraps a target and records the drafts that pass through it. */
function recordingTarget(target: ImportTarget) {
  const drafts = new Map<string, ArticleDraft>();
  const store: ImportTarget = {
    ...target,
    async saveDraft(draft, fingerprint) {
      const saved = await target.saveDraft(draft, fingerprint);
      drafts.set(draft.key, draft);
      return saved;
    },
    async withdraw(key) {
      const gone = await target.withdraw(key);
      if (gone) drafts.delete(key);
      return gone;
    },
  };
  return { drafts, store };
}

export interface OpenedImportFixture {
  /** Creates an empty site that asks for no editor. @param config its settings over the defaults */
  place(now: () => number, config?: object): Promise<ImportFixture>;
  close(): Promise<void>;
}

/** One database and media folder for the tests of a file. Each test imports into its own site. */
export async function openImportFixture(): Promise<OpenedImportFixture> {
  const database = await createDatabase(emptyNewsroom);
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-media-'));
  const db = openDatabase(database.url, { max: 4 });
  const media = folderStore({ folder, maxPixels: 4_000_000 });
  let sites = 1;
  return {
    place: async (now, config = {}) => {
      sites += 1;
      return placeOf({ db, media, id: sites, now, config });
    },
    close: async () => {
      await db.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface PlaceParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly id: number;
  readonly now: () => number;
  readonly config: object;
}

async function placeOf({ db, media, id, now, config }: PlaceParts): Promise<ImportFixture> {
  const settings = { editorRequired: 0, ...config };
  await saveSite(db, { id, name: '澜川', hosts: [], app_ids: [String(id)], config: settings, version: 1 });
  const site = (await createSiteFinder(db, now, '').all()).find((one) => one.id === id);
  if (!site) throw new Error(`no site ${id}`);
  const { drafts, store } = recordingTarget(createDatabaseTarget(db, site, now));
  return {
    db,
    store,
    media,
    articles: () => [...drafts.values()],
    published: async () => (await db.one<{ count: number }>(PUBLISHED, [id]))?.count ?? 0,
    columns: async () => (await db.query<{ name: string }>(COLUMNS, [id])).map(({ name }) => name),
    paths: async () =>
      (await db.query<{ path: string; url: string }>(PATHS, [id])).map(({ path, url }) => [path, url]),
    addColumn: async (column) => {
      await db.run(ADD, [id, column]);
    },
    addAccount: (account) => {
      const open = { category: 0, status: 0, forbidden: false, recommended: false };
      return saveAccount(db, id, { id: account, ...open, doc: anAccount(account) });
    },
  };
}
