import { type Database, type Queries, sqlState } from '@platform/db/connection';
import type { ItemRow } from '../articles.store';
import { type SearchQuery, searchStatement } from './search.sql';

export interface FoundRow extends ItemRow {
  title: string;
  abstract: string;
  /** As far as an excerpt is looked for in it. */
  plain: string;
}

export interface FoundRows {
  readonly rows: FoundRow[];
  readonly total: number;
  /** More stand behind these. */
  readonly more: boolean;
}

type PageRow = { total: number; more: boolean } & (FoundRow | { article_id: null });
const isRow = (row: PageRow): row is PageRow & FoundRow => row.article_id !== null;

/** Milliseconds a search may take in the database. */
const TIME_LIMIT = 2000;

/**
 * Where terms are, their index knows. What the planner may think cheaper, reading all rows, means unpacking the terms of
 * each: it may not. One plan is as good as another then, so it is made once.
 */
export const WITHIN = `set statement_timeout = ${TIME_LIMIT}; set enable_seqscan = off; set jit = off;
  set plan_cache_mode = force_generic_plan`;

/** undefined when the database gave up in time. */
export async function searchArticles(
  db: Database,
  site: number,
  query: SearchQuery,
): Promise<FoundRows | undefined> {
  const { statement, values } = searchStatement(site, query);
  try {
    const rows = await db.queryUnder<PageRow>(WITHIN, statement, values);
    return { rows: rows.filter(isRow), total: rows[0]?.total ?? 0, more: rows[0]?.more ?? false };
  } catch (error) {
    if (sqlState(error) === '57014') return undefined;
    throw error;
  }
}

const TITLES = {
  name: 'articles-title-start',
  text: `select a.title from
      (select article_id, published_at from article_search
        where site_id = $1 and left(title, 60) >= $2 and left(title, 60) < $3 limit 1000) s
      join articles a on a.site_id = $1 and a.id = s.article_id
    order by s.published_at desc limit $4`,
};
/** Behind every letter there is. */
const LAST = '\u{10FFFF}';
/** The newest of a thousand titles that begin so. @param start comparable. */
export const findTitlesStartingWith = (db: Queries, site: number, start: string, limit: number) =>
  db.query<{ title: string }>(TITLES, [site, start.slice(0, 60), start.slice(0, 60) + LAST, limit]);
