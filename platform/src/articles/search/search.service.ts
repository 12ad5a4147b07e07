import type { Database, Queries } from '@platform/db/connection';
import { itemText } from '../articles.service';
import type { SearchQuery } from './search.sql';
import { findTitlesStartingWith, type FoundRow as Row, searchArticles } from './search.store';

export type { SearchQuery } from './search.sql';

/** An article that was found. */
export interface FoundRow {
  /** Wire S1 as JSON text. */
  readonly text: string;
  readonly title: string;
  readonly abstract: string;
  readonly plain: string;
}

export interface Found {
  readonly rows: readonly FoundRow[];
  /** Of all that were found, on every page; of very many that had to be compared, how many it may be. */
  readonly total: number;
  readonly more: boolean;
}

const found = (row: Row): FoundRow => ({
  text: itemText(row),
  title: row.title,
  abstract: row.abstract,
  plain: row.plain,
});

/** Rows a reader may page through: a list of so many is no help any more, and each page sorts all before it. */
const REACH = 1000;

/** undefined when it took too long. */
export async function findArticles(
  db: Database,
  site: number,
  query: SearchQuery,
): Promise<Found | undefined> {
  const offset = Math.min(query.offset, REACH);
  const limit = Math.min(query.limit, REACH - offset);
  const answer = await searchArticles(db, site, { ...query, offset, limit });
  return answer && { ...answer, rows: answer.rows.map(found), more: answer.more && offset + limit < REACH };
}

/** @param start comparable. */
export async function suggestTitles(
  db: Queries,
  site: number,
  start: string,
  limit: number,
): Promise<string[]> {
  return (await findTitlesStartingWith(db, site, start, limit)).map(({ title }) => title);
}
