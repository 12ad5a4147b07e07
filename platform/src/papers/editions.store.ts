import type { Queries } from '@platform/db/connection';
import type { Corners, PaperPageDraft } from './editions.types';
import type { PaperArticleDocument } from './papers.store';

const SAVE_PAPER = {
  name: 'papers-save',
  text: `insert into papers (site_id, id, name, icon, position) values ($1, $2, $3, $4, $5)
    on conflict (site_id, id) do update set name = excluded.name, icon = excluded.icon, position = excluded.position`,
};
const PUT_EDITION = {
  name: 'papers-put-edition',
  text: `insert into paper_editions (site_id, paper_id, day, released, version) values ($1, $2, $3, $4, $5)
    on conflict (site_id, paper_id, day) do update set released = excluded.released, version = excluded.version`,
};
const STORED = {
  name: 'papers-stored-ids',
  text: `select g.id as page, g.number, coalesce(array_agg(a.id order by a.position) filter (where a.id is not null), '{}')
      as articles
    from paper_pages g left join paper_articles a on a.site_id = g.site_id and a.page_id = g.id
    where g.site_id = $1 and g.paper_id = $2 and g.day = $3 group by g.id, g.number`,
};
const REMOVE_PAGES = {
  name: 'papers-remove-pages',
  text: 'delete from paper_pages where site_id = $1 and paper_id = $2 and day = $3',
};
const ADD_PAGE = {
  name: 'papers-add-page',
  text: `insert into paper_pages (site_id, id, paper_id, day, position, number, name, pic_url, pdf_url, width, height)
    values ($1, coalesce($2, nextval('paper_page_ids')), $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
};
const ADD_ARTICLE = {
  name: 'papers-add-article',
  text: `insert into paper_articles (site_id, id, page_id, position, areas, doc, searched, terms)
    values ($1, coalesce($2, nextval('paper_article_ids')), $3, $4, $5, $6, $7, array_to_tsvector($8::text[]))`,
};

export interface EditionKey {
  readonly site: number;
  readonly paper: number;
  /** YYYYMMDD */
  readonly day: string;
}
const valuesOf = ({ site, paper, day }: EditionKey) => [site, paper, day];

export interface StoredPage {
  readonly page: number;
  readonly number: string;
  readonly articles: readonly number[];
}
export interface ArticleInsert {
  /** Number of an earlier version's article in its place; undefined = a new one. */
  readonly id: number | undefined;
  readonly page: number;
  readonly position: number;
  readonly areas: readonly Corners[];
  readonly doc: PaperArticleDocument;
  readonly searched: string;
  readonly terms: readonly string[];
}

export const putPaper = (
  db: Queries,
  site: number,
  paper: { id: number; name: string; icon: string; position: number },
) => db.run(SAVE_PAPER, [site, paper.id, paper.name, paper.icon, paper.position]);
/** @param version epoch ms */
export const putEdition = (db: Queries, edition: EditionKey, released: boolean, version: number) =>
  db.run(PUT_EDITION, [...valuesOf(edition), released, version]);
const RELEASE = {
  name: 'papers-release-edition',
  text: 'update paper_editions set released = $4, version = $5 where site_id = $1 and paper_id = $2 and day = $3',
};
/** @param version epoch ms @returns false where there is no such edition */
export const setReleased = async (db: Queries, edition: EditionKey, released: boolean, version: number) =>
  (await db.run(RELEASE, [...valuesOf(edition), released, version])) > 0;

const OVERVIEW = {
  name: 'papers-edition-overview',
  text: `select released, (select count(*)::int from paper_pages g
      where g.site_id = e.site_id and g.paper_id = e.paper_id and g.day = e.day) as pages
    from paper_editions e where e.site_id = $1 and e.paper_id = $2 and e.day = $3`,
};
export const editionOverview = (db: Queries, edition: EditionKey) =>
  db.one<{ released: boolean; pages: number }>(OVERVIEW, valuesOf(edition));

const TITLES = {
  name: 'papers-edition-titles',
  text: `select a.id, g.number as page, a.doc->>'title' as title from paper_articles a
    join paper_pages g on g.site_id = a.site_id and g.id = a.page_id
    where g.site_id = $1 and g.paper_id = $2 and g.day = $3 order by g.position, a.position`,
};
export const editionTitles = (db: Queries, edition: EditionKey) =>
  db.query<{ id: number; page: string; title: string }>(TITLES, valuesOf(edition));

export const storedPages = (db: Queries, edition: EditionKey) =>
  db.query<StoredPage>(STORED, valuesOf(edition));
export const removePages = (db: Queries, edition: EditionKey) => db.run(REMOVE_PAGES, valuesOf(edition));
/** @param id of an earlier version's page; undefined = a new one */
export const addPage = (
  db: Queries,
  edition: EditionKey,
  page: PaperPageDraft,
  position: number,
  id: number | undefined,
) => {
  const { number, name, picUrl, pdfUrl, width, height } = page;
  const values = [position, number, name, picUrl, pdfUrl, width, height];
  return db.one<{ id: number }>(ADD_PAGE, [edition.site, id ?? null, edition.paper, edition.day, ...values]);
};
export const addArticle = (db: Queries, site: number, row: ArticleInsert) =>
  db.run(ADD_ARTICLE, [
    ...[site, row.id ?? null, row.page, row.position, JSON.stringify(row.areas), JSON.stringify(row.doc)],
    ...[row.searched, row.terms],
  ]);
