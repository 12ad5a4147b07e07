import type { Queries } from '@platform/db/connection';
import type { Corners, PaperArticleDraft } from './editions.types';

export interface PaperRow {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}
export interface EditionRow {
  readonly paper: number;
  readonly name: string;
  readonly day: string;
  /** Epoch milliseconds, as text: beyond an integer. */
  readonly version: string;
}
export interface PageRow {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly pic_url: string;
  readonly pdf_url: string;
  readonly width: number;
  readonly height: number;
}
/** An article without its areas, as stored. */
export type PaperArticleDocument = Omit<PaperArticleDraft, 'areas'>;
export interface ArticleRow {
  readonly id: number;
  readonly page_id: number;
  readonly number: string;
  readonly paper: number;
  readonly day: string;
  readonly version: string;
  readonly click: number;
  readonly praise: number;
  readonly areas: readonly Corners[];
  readonly doc: Omit<PaperArticleDocument, 'content' | 'images'>;
}
export interface FullArticleRow extends ArticleRow {
  readonly doc: PaperArticleDocument;
  /** Numbers of the articles before and behind it in the edition; 0 = none. */
  readonly prev: number;
  readonly next: number;
}

const PAPERS = {
  name: 'papers-all',
  text: 'select id, name, icon from papers where site_id = $1 order by position, id',
};
const VERSION = {
  name: 'papers-version',
  text: 'select coalesce(max(version), 0)::text as version from paper_editions where site_id = $1 and released',
};
const DATES = {
  name: 'papers-dates',
  text: `select day, version::text as version from paper_editions
    where site_id = $1 and paper_id = $2 and released and day like $3 || '%'
    order by day desc limit $4 offset $5`,
};
/** The first paper where $2 is 0; the latest edition where $3 is ''. */
const EDITION = {
  name: 'papers-edition',
  text: `select e.paper_id as paper, p.name, e.day, e.version::text as version
    from paper_editions e join papers p on p.site_id = e.site_id and p.id = e.paper_id
    where e.site_id = $1 and e.released and ($3 = '' or e.day = $3)
      and e.paper_id = case when $2 > 0 then $2 else (select f.id from papers f where f.site_id = $1
        and exists (select 1 from paper_editions x where x.site_id = f.site_id and x.paper_id = f.id and x.released)
        order by f.position, f.id limit 1) end
    order by e.day desc limit 1`,
};
const PAGES = {
  name: 'papers-pages',
  text: `select id, number, name, pic_url, pdf_url, width, height from paper_pages
    where site_id = $1 and paper_id = $2 and day = $3 order by position`,
};
/** The body stands with the article alone. */
const ARTICLE = `select a.id, a.page_id, g.number, g.paper_id as paper, g.day, e.version::text as version, a.areas,
  coalesce(n.click, 0) as click, coalesce(n.praise, 0) as praise`;
const HEAD = `${ARTICLE}, a.doc - 'content' - 'images' as doc`;
const FROM = `from paper_articles a
  join paper_pages g on g.site_id = a.site_id and g.id = a.page_id
  join paper_editions e on e.site_id = g.site_id and e.paper_id = g.paper_id and e.day = g.day
  left join paper_article_counts n on n.site_id = a.site_id and n.article_id = a.id`;
const OF_EDITION = {
  name: 'papers-articles-of-edition',
  text: `${HEAD} ${FROM} where a.site_id = $1 and g.paper_id = $2 and g.day = $3 order by g.position, a.position`,
};
const OF_PAGE = {
  name: 'papers-articles-of-page',
  text: `${HEAD} ${FROM} where a.site_id = $1 and a.page_id = $2 and e.released order by a.position`,
};
const FOUND = {
  name: 'papers-articles-found',
  text: `${HEAD} ${FROM} where a.site_id = $1 and e.released and a.terms @@ $2::tsquery
      and (select bool_and(strpos(a.searched, phrase) > 0) from unnest($3::text[]) phrase)
    order by g.day desc, g.paper_id, g.position, a.position limit $4 offset $5`,
};
const BY_ID = {
  name: 'papers-article',
  text: `with place as (select g.paper_id, g.day, g.position as page, a.position from paper_articles a
      join paper_pages g on g.site_id = a.site_id and g.id = a.page_id where a.site_id = $1 and a.id = $2),
    others as (select o.id, (h.position, o.position) < (p.page, p.position) as before, h.position as page, o.position
      from place p join paper_pages h on h.site_id = $1 and h.paper_id = p.paper_id and h.day = p.day
      join paper_articles o on o.site_id = $1 and o.page_id = h.id where o.id <> $2)
    ${ARTICLE}, a.doc,
      coalesce((select id from others where before order by page desc, position desc limit 1), 0) as prev,
      coalesce((select id from others where not before order by page, position limit 1), 0) as next
    ${FROM} where a.site_id = $1 and a.id = $2 and (e.released or $3)`,
};

export const allPapers = (db: Queries, site: number) => db.query<PaperRow>(PAPERS, [site]);
/** The version of the newest change; 0 without editions. */
export const papersVersion = (db: Queries, site: number) => db.one<{ version: string }>(VERSION, [site]);
/** Days with an edition, newest first. @param start the days begin so: YYYYMM, or '' for all */
export const editionDays = (db: Queries, site: number, paper: number, start: string, page: Page) =>
  db.query<{ day: string; version: string }>(DATES, [site, paper, start, page.limit, page.offset]);
/** @param paper 0 = the first one; @param day '' = the latest */
export const editionOf = (db: Queries, site: number, paper: number, day: string) =>
  db.one<EditionRow>(EDITION, [site, paper, day]);
export const pagesOf = (db: Queries, site: number, { paper, day }: EditionRow) =>
  db.query<PageRow>(PAGES, [site, paper, day]);
export const articlesOfEdition = (db: Queries, site: number, { paper, day }: EditionRow) =>
  db.query<ArticleRow>(OF_EDITION, [site, paper, day]);
export const articlesOfPage = (db: Queries, site: number, page: number) =>
  db.query<ArticleRow>(OF_PAGE, [site, page]);
export const findPaperArticles = (db: Queries, site: number, find: Find, page: Page) =>
  db.query<ArticleRow>(FOUND, [site, find.terms, find.phrases, page.limit, page.offset]);
/** @param unreleased also where its edition is not released */
export const articleById = (db: Queries, site: number, id: number, unreleased: boolean) =>
  db.one<FullArticleRow>(BY_ID, [site, id, unreleased]);

export interface Page {
  readonly limit: number;
  readonly offset: number;
}
export interface Find {
  /** A tsquery. */
  readonly terms: string;
  /** Comparable texts. */
  readonly phrases: readonly string[];
}
