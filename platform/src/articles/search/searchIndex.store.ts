import type { Queries } from '@platform/db/connection';

export interface IndexRow {
  readonly site: number;
  readonly id: number;
  readonly form: number;
  readonly type: number;
  readonly publishedAt: Date;
  /** Comparable texts. */
  readonly title: string;
  readonly author: string;
  readonly body: string;
}

const MOVE = {
  name: 'article-search-move',
  text: `update article_search set article_type = $3, published_at = $4
    where site_id = $1 and article_id = $2 and form = $5 and title = $6 and author = $7 and body = $8`,
};
const PUT = {
  name: 'article-search-put',
  text: `insert into article_search (site_id, article_id, article_type, published_at, form, title, author, body, terms)
    values ($1, $2, $3, $4, $5, $6, $7, $8, array_to_tsvector($9::text[]))
    on conflict (site_id, article_id) do update set form = excluded.form, article_type = excluded.article_type,
      published_at = excluded.published_at, title = excluded.title, author = excluded.author, body = excluded.body,
      terms = excluded.terms`,
};
const LEAVE = {
  name: 'article-search-leave',
  text: 'delete from article_search where site_id = $1 and article_id = $2',
};

const valuesOf = (row: IndexRow) => [
  row.site,
  row.id,
  row.type,
  row.publishedAt,
  row.form,
  row.title,
  row.author,
  row.body,
];

/** Type and date of a row whose texts are these already: its terms stay as they are. false where there is none such. */
export const moveRow = async (db: Queries, row: IndexRow): Promise<boolean> =>
  (await db.run(MOVE, valuesOf(row))) === 1;
export const putRow = (db: Queries, row: IndexRow, terms: readonly string[]): Promise<number> =>
  db.run(PUT, [...valuesOf(row), terms]);
export const removeFromSearch = (db: Queries, site: number, id: number): Promise<number> =>
  db.run(LEAVE, [site, id]);

export interface WaitingRow {
  site_id: number;
  id: number;
  article_type: number;
  published_at: Date;
  title: string;
  abstract: string;
  plain: string;
  author: string;
}

const WAITING = {
  name: 'article-search-waiting',
  text: `select a.site_id, a.id from articles a where a.status = 1 and not exists
      (select from article_search s where s.site_id = a.site_id and s.article_id = a.id and s.form = $1)
    order by a.published_at desc`,
};
/** Published articles that have no row of this form, newest first. */
export const waitingArticles = (db: Queries, form: number) =>
  db.query<{ site_id: number; id: number }>(WAITING, [form]);

const LOCKED = {
  name: 'article-search-locked',
  text: `select site_id, id, article_type, published_at, title, abstract, plain, author from articles
    where site_id = $1 and id = $2 and status = 1 for update`,
};
/** A published article as it is searched; nobody saves it before the transaction ends. */
export const lockedArticle = (db: Queries, site: number, id: number) =>
  db.one<WaitingRow>(LOCKED, [site, id]);
