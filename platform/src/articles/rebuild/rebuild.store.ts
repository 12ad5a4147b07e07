import type { Queries } from '@platform/db/connection';

export interface StoredDocuments {
  readonly site_id: number;
  readonly site_name: string;
  readonly id: number;
  readonly key: string;
  readonly published_at: Date;
  readonly item: string;
  readonly content: string;
}

export interface Rebuild {
  readonly last_site: number;
  readonly last_article: number;
  readonly done: number;
  readonly total: number;
}

const BEGIN = {
  name: 'document-rebuilds-begin',
  text: `insert into document_rebuilds (version, total)
      select $1::smallint, count(*) from articles where document_version < $1 having count(*) > 0
    on conflict (version) do update set last_site = 0, last_article = 0, done = 0, total = excluded.total,
      started_at = now(), finished_at = null
      where document_rebuilds.finished_at is not null`,
};
/** Begins a rebuild where documents are older than `version`; one that was cut off stays where it was. */
export const beginRebuild = (db: Queries, version: number): Promise<number> => db.run(BEGIN, [version]);

const UNFINISHED = {
  name: 'document-rebuilds-unfinished',
  text: `select last_site, last_article, done, total from document_rebuilds
    where version = $1 and finished_at is null for update`,
};
/** Locked for the caller's transaction: one process works on it at a time. */
export const lockRebuild = (db: Queries, version: number) => db.one<Rebuild>(UNFINISHED, [version]);

const OLDER = {
  name: 'articles-of-older-documents',
  text: `select a.site_id, s.name as site_name, a.id, a.key, a.published_at, a.item, a.content
    from articles a join sites s on s.id = a.site_id
    where a.document_version < $1 and (a.site_id, a.id) > ($2, $3)
    order by a.site_id, a.id limit $4 for update of a`,
};
/** By site and number, those behind the last one; locked for the caller's transaction. */
export const olderDocuments = (
  db: Queries,
  version: number,
  { last_site, last_article }: Rebuild,
  limit: number,
) => db.query<StoredDocuments>(OLDER, [version, last_site, last_article, limit]);

const SAVE = {
  name: 'articles-save-rebuilt',
  text: `with saved as (update articles set item = $3, content = $4, document_version = $6 where site_id = $1 and id = $2)
    update column_rows set mark = $5 where site_id = $1 and article_id = $2`,
};
/** Lists show the new item at once: its rows get its mark. */
export const saveRebuilt = (
  db: Queries,
  { site_id, id }: StoredDocuments,
  { item, content, mark }: { readonly item: string; readonly content: string; readonly mark: string },
  version: number,
) => db.run(SAVE, [site_id, id, item, content, mark, version]);

const PROGRESS = {
  name: 'document-rebuilds-progress',
  text: 'update document_rebuilds set last_site = $2, last_article = $3, done = done + $4 where version = $1',
};
export const noteProgress = (db: Queries, version: number, last: StoredDocuments, done: number) =>
  db.run(PROGRESS, [version, last.site_id, last.id, done]);

const FINISH = {
  name: 'document-rebuilds-finish',
  text: 'update document_rebuilds set finished_at = now() where version = $1',
};
export const finishRebuild = (db: Queries, version: number) => db.run(FINISH, [version]);
