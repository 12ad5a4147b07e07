import type { Database, Queries } from '@platform/db/connection';
import { type FoundRow as Row, type SearchQuery, searchArticles, titlesFrom } from './articles.search.store';
import { itemText } from './articles.service';

export type { SearchQuery } from './articles.search.store';

/** An article that was found. */
export interface FoundRow {
  /** Wire S1 as JSON text. */
  readonly text: string;
  readonly title: string;
  readonly abstract: string;
  readonly plain: string;
  /** Of all that were found, up to the cap. */
  readonly total: number;
}

const found = (row: Row): FoundRow => ({
  text: itemText(row, undefined),
  title: row.title,
  abstract: row.abstract,
  plain: row.plain,
  total: row.total,
});

/** undefined when it took too long. */
export async function findArticles(
  db: Database,
  site: number,
  query: SearchQuery,
): Promise<FoundRow[] | undefined> {
  return (await searchArticles(db, site, query))?.map(found);
}

/** @param start folded. */
export async function beginningTitles(
  db: Queries,
  site: number,
  start: string,
  limit: number,
): Promise<string[]> {
  return (await titlesFrom(db, site, start, limit)).map(({ title }) => title);
}
