import type { Queries } from '@platform/db/connection';

export interface SavedArticle {
  site: number;
  id: number;
  key: string;
  hash: string;
  documentVersion: number;
  column: number;
  /** 0 = of no account. */
  account: number;
  advClosed: boolean;
  type: number;
  status: number;
  title: string;
  abstract: string;
  plain: string;
  author: string;
  language: string;
  linkID: number;
  publishedAt: Date;
  changedAt: Date;
  item: string;
  content: string;
}

const LOCK_BY_KEY = {
  name: 'articles-current',
  text: 'select id, draft_hash, column_id, discuss_closed from articles where site_id = $1 and key = $2 for update',
};
export interface StoredArticle {
  id: number;
  draft_hash: string;
  column_id: number;
  /** As the newsroom decided; null = as it was handed in. */
  discuss_closed: boolean | null;
}
export const lockArticleByKey = (db: Queries, site: number, key: string) =>
  db.one<StoredArticle>(LOCK_BY_KEY, [site, key]);

const DOCUMENTS = {
  name: 'articles-documents',
  text: 'select item, content from articles where site_id = $1 and id = $2 for update',
};
/** Locked for the caller's transaction. */
export const lockDocuments = (db: Queries, site: number, id: number) =>
  db.one<{ item: string; content: string }>(DOCUMENTS, [site, id]);

const SAVE_DISCUSSION = {
  name: 'articles-save-discussion',
  text: `with saved as (update articles set discuss_closed = $3, item = $4, content = $5 where site_id = $1 and id = $2)
    update column_rows set mark = $6 where site_id = $1 and article_id = $2`,
};
/** Lists show the new item at once: its rows get its mark. */
export const saveDiscussion = (
  db: Queries,
  site: number,
  id: number,
  closed: boolean,
  documents: { item: string; content: string; mark: string },
) => db.run(SAVE_DISCUSSION, [site, id, closed, documents.item, documents.content, documents.mark]);

export const OF_ACCOUNT = {
  name: 'articles-items-of-account',
  text: `select id, item from articles where site_id = $1 and account_id = $2 and account_id > 0 and id > $3
    order by id limit $4 for update`,
};
/** By number, those behind `after`; locked for the caller's transaction. */
export const itemsOfAccount = (db: Queries, site: number, account: number, after: number, limit: number) =>
  db.query<{ id: number; item: string }>(OF_ACCOUNT, [site, account, after, limit]);

const SAVE_ITEMS = {
  name: 'articles-save-items',
  text: `with told as (select * from unnest($2::int[], $3::text[], $4::text[]) as t(id, item, mark)),
    saved as (update articles a set item = t.item from told t where a.site_id = $1 and a.id = t.id)
    update column_rows r set mark = t.mark from told t where r.site_id = $1 and r.article_id = t.id`,
};
/** Lists show the new items at once: their rows get the marks. */
export const saveItems = (
  db: Queries,
  site: number,
  items: readonly { readonly id: number; readonly item: string; readonly mark: string }[],
) =>
  db.run(SAVE_ITEMS, [
    site,
    items.map(({ id }) => id),
    items.map(({ item }) => item),
    items.map(({ mark }) => mark),
  ]);
const SAVE_DOCUMENTS = {
  name: 'articles-save-documents',
  text: `with saved as (update articles set item = $3, content = $4 where site_id = $1 and id = $2)
    update column_rows set mark = $5 where site_id = $1 and article_id = $2`,
};
/** Lists show the new item at once, as above. */
export const saveDocuments = (
  db: Queries,
  site: number,
  id: number,
  { item, content, mark }: { item: string; content: string; mark: string },
) => db.run(SAVE_DOCUMENTS, [site, id, item, content, mark]);

const NEXT_ID = { name: 'articles-next-id', text: `select nextval('article_ids')::int as id` };
export async function nextArticleId(db: Queries): Promise<number> {
  const row = await db.one<{ id: number }>(NEXT_ID);
  if (!row) throw new Error('no next article id');
  return row.id;
}

const TAKEN = {
  name: 'articles-id-taken',
  text: 'select 1 as one from articles where site_id = $1 and id = $2',
};
export const isIdTaken = async (db: Queries, site: number, id: number): Promise<boolean> =>
  (await db.one(TAKEN, [site, id])) !== undefined;

const NUMBERS = {
  name: 'articles-numbers',
  text: 'select key, id from articles where site_id = $1 and starts_with(key, $2)',
};
export const findIdsByKeyPrefix = (db: Queries, site: number, start: string) =>
  db.query<{ key: string; id: number }>(NUMBERS, [site, start]);

const SAVE = {
  name: 'articles-save',
  text: `insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, abstract, plain, author, language,
      link_id, published_at, changed_at, item, content, account_id, adv_closed, document_version)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
    on conflict (site_id, id) do update set draft_hash = excluded.draft_hash, column_id = excluded.column_id,
      article_type = excluded.article_type, status = excluded.status, title = excluded.title, abstract = excluded.abstract,
      plain = excluded.plain, author = excluded.author, language = excluded.language, link_id = excluded.link_id,
      published_at = excluded.published_at, changed_at = excluded.changed_at, item = excluded.item, content = excluded.content,
      account_id = excluded.account_id, adv_closed = excluded.adv_closed,
      document_version = excluded.document_version`,
};
export const saveArticle = (db: Queries, a: SavedArticle): Promise<number> =>
  db.run(SAVE, [
    a.site,
    a.id,
    a.key,
    a.hash,
    a.column,
    a.type,
    a.status,
    a.title,
    a.abstract,
    a.plain,
    a.author,
    a.language,
    a.linkID,
    a.publishedAt,
    a.changedAt,
    a.item,
    a.content,
    a.account,
    a.advClosed,
    a.documentVersion,
  ]);

const TAKE_OFF = {
  name: 'articles-take-off',
  text: `update articles set status = 0, draft_hash = '', changed_at = $3 where site_id = $1 and id = $2 and status = 1`,
};
export const unpublish = (db: Queries, site: number, id: number, at: Date) =>
  db.run(TAKE_OFF, [site, id, at]);

const COUNTS = {
  name: 'articles-save-counts',
  text: `insert into article_counts (site_id, article_id, click_initial, praise, share) values ($1, $2, $3, $4, $5)
    on conflict (site_id, article_id) do nothing`,
};
/** Starting counts; an article that has its counts keeps them. */
export const insertCounts = (
  db: Queries,
  site: number,
  id: number,
  { click, praise, share }: { readonly click: number; readonly praise: number; readonly share: number },
) => db.run(COUNTS, [site, id, click, praise, share]);

const PERSON_COLUMNS = {
  name: 'articles-person-columns',
  text: `select distinct c.id from people p join columns c on c.site_id = p.site_id and c.id = (p.doc->>'columnID')::integer
    where p.site_id = $1 and p.id = any($2::integer[]) order by c.id`,
};
/** Columns that people name as theirs (wire S17a). */
export const personColumns = async (db: Queries, site: number, people: readonly number[]) =>
  (await db.query<{ id: number }>(PERSON_COLUMNS, [site, people])).map(({ id }) => id);

const LEAVE_COLUMNS = {
  name: 'articles-leave-columns',
  text: 'delete from column_rows where site_id = $1 and article_id = $2',
};
const ENTER_COLUMN = {
  name: 'articles-enter-column',
  text: `insert into column_rows (site_id, column_id, article_id, iorder, is_top, mark) values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id, column_id, article_id) do update set iorder = excluded.iorder, is_top = excluded.is_top, mark = excluded.mark`,
};
export const leaveColumns = (db: Queries, site: number, id: number) => db.run(LEAVE_COLUMNS, [site, id]);
export interface ColumnEntry {
  readonly id: number;
  /** Sort key. */
  readonly iorder: number;
  readonly isTop: boolean;
  readonly itemHash: string;
}
export const enterColumn = (db: Queries, site: number, column: number, entry: ColumnEntry) =>
  db.run(ENTER_COLUMN, [site, column, entry.id, entry.iorder, entry.isTop, entry.itemHash]);

const TAG = {
  name: 'tags-save',
  text: `insert into tags (site_id, id, name) values ($1, nextval('tag_ids'), $2)
    on conflict (site_id, name) do update set name = excluded.name returning id, name`,
};
export const saveTag = (db: Queries, site: number, name: string) =>
  db.one<{ id: number; name: string }>(TAG, [site, name]);

const CLEAR_TAGS = {
  name: 'article-tags-clear',
  text: 'delete from article_tags where site_id = $1 and article_id = $2',
};
const PUT_TAG = {
  name: 'article-tags-put',
  text: 'insert into article_tags (site_id, tag_id, article_id, position) values ($1, $2, $3, $4) on conflict do nothing',
};
const CLEAR_RELATED = {
  name: 'related-clear',
  text: 'delete from related where site_id = $1 and article_id = $2',
};
const PUT_RELATED = {
  name: 'related-put',
  text: 'insert into related (site_id, article_id, position, related_key) values ($1, $2, $3, $4)',
};
const CLEAR_REPORTERS = {
  name: 'article-reporters-clear',
  text: 'delete from article_reporters where site_id = $1 and article_id = $2',
};
const PUT_REPORTER = {
  name: 'article-reporters-put',
  text: 'insert into article_reporters (site_id, article_id, position, person_id) values ($1, $2, $3, $4)',
};

/** Replaces the article's tags, related articles and reporters. */
export async function saveRelations(
  db: Queries,
  site: number,
  id: number,
  relations: { tags: readonly number[]; related: readonly string[]; reporters: readonly number[] },
): Promise<void> {
  for (const clear of [CLEAR_TAGS, CLEAR_RELATED, CLEAR_REPORTERS]) await db.run(clear, [site, id]);
  for (const [position, tag] of relations.tags.entries()) await db.run(PUT_TAG, [site, tag, id, position]);
  for (const [position, key] of relations.related.entries())
    await db.run(PUT_RELATED, [site, id, position, key]);
  for (const [position, person] of relations.reporters.entries())
    await db.run(PUT_REPORTER, [site, id, position, person]);
}
