import { ArticleType } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { SearchClassNumber, SearchSort } from '@contract/search/searchCodes';
import { accountTexts, searchAccounts } from '@platform/accounts/accounts.service';
import {
  type Found,
  type FoundRow,
  findArticles,
  type SearchQuery,
  suggestTitles,
} from '@platform/articles/search/search.service';
import type { Database, Queries } from '@platform/db/connection';
import type { ParsedKey } from '@platform/searchTerms/phrases';
import { parseKey } from '@platform/searchTerms/phrases';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import { searchTooLong } from '@platform/wire/refusals';
import { type Finder, findersOf } from './finder.rules';
import { excerpt, highlighted, leadingExcerpt } from './highlight.rules';
import { heaviestWords } from './search.store';

/** Which articles a class of search shows (wire g61). */
const typesOf: Readonly<Record<number, readonly number[]>> = {
  [SearchClassNumber.news]: [ArticleType.news, ArticleType.imageSet, ArticleType.link, ArticleType.h5],
  [SearchClassNumber.video]: [ArticleType.video],
  [SearchClassNumber.topic]: [ArticleType.topic],
};

/** Words of hot lists and suggestions. */
const WORDS = 10;
const HOT_WORDS_LOOKED_AT = 200;

const noResults: Found = { rows: [], total: 0, more: false };
const defaultQuery = {
  types: [],
  title: true,
  body: true,
  author: true,
  from: undefined,
  until: undefined,
  column: 0,
  best: false,
  limit: PAGE_SIZE,
  offset: 0,
};

/**
 * Published articles that have every phrase of the key; an empty key finds nothing.
 * @throws refused when the database did not get through in time.
 */
export async function searchArticlesByKey(
  db: Database,
  site: number,
  key: string,
  change: Partial<Omit<SearchQuery, 'terms' | 'phrases'>>,
): Promise<Found & { parsedKey: ParsedKey | undefined }> {
  const parsedKey = parseKey(key);
  if (!parsedKey) return { parsedKey, ...noResults };
  const found = await findArticles(db, site, { ...defaultQuery, ...change, ...parsedKey });
  if (!found) throw searchTooLong();
  return { parsedKey, ...found };
}

export interface ClassSearch {
  key: string;
  tclass: number;
  fields: string;
  from: Date | undefined;
  until: Date | undefined;
  sort: number;
  offset: number;
}

/** Wire S19, ours, as JSON text. */
export async function searchClass(db: Database, site: number, input: ClassSearch): Promise<string> {
  if (input.tclass === SearchClassNumber.account) return accountsText(db, site, input);
  const fields = input.fields.split(',').map((field) => field.trim());
  const { parsedKey, rows, total, more } = await searchArticlesByKey(db, site, input.key, {
    types: typesOf[input.tclass] ?? [],
    title: fields.includes('title'),
    body: fields.includes('content'),
    author: fields.includes('author'),
    from: input.from,
    until: input.until,
    best: input.sort === SearchSort.bestFirst,
    offset: input.offset,
  });
  const finders = findersOf(parsedKey?.phrases ?? []);
  const list = rows.map((row, index) => hitText(row, finders, input.offset + index));
  return `{"list":[${list.join(',')}],"xys":[],"totalCount":${total},"hasMore":${more}}`;
}

function hitText(row: FoundRow, finders: readonly Finder[], position: number): string {
  const hitTitle = highlighted(row.title, finders);
  const hitAbstract =
    excerpt(row.abstract, finders) ??
    excerpt(row.plain, finders) ??
    leadingExcerpt(row.abstract || row.plain);
  return `${JSON.stringify({ hitTitle, hitAbstract, position }).slice(0, -1)},${row.text.slice(1)}`;
}

async function accountsText(db: Queries, site: number, { key, offset }: ClassSearch): Promise<string> {
  const parsedKey = parseKey(key);
  const phrases = parsedKey?.phrases.map(({ text }) => text) ?? [];
  const ids = phrases.length > 0 ? await searchAccounts(db, site, phrases) : [];
  const page = await accountTexts(db, site, ids.slice(offset, offset + PAGE_SIZE));
  const more = ids.length > offset + PAGE_SIZE;
  return `{"list":[],"xys":${page},"totalCount":${ids.length},"hasMore":${more}}`;
}

export const listHotWords = (db: Queries, site: number): Promise<string[]> => heaviestWords(db, site, WORDS);

/** Normalizes typed text that may be the beginning of a word. */
const normalizePrefix = (text: string): string => comparable(runsOf(text)).trimEnd();

/** Suggestions for typed text: hot words first, then titles. */
export async function suggestWords(db: Queries, site: number, key: string): Promise<string[]> {
  const start = normalizePrefix(key);
  if (start === '') return [];
  const hot = await heaviestWords(db, site, HOT_WORDS_LOOKED_AT);
  const titles = await suggestTitles(db, site, start, WORDS);
  return [...new Set([...hot.filter((word) => normalizePrefix(word).startsWith(start)), ...titles])].slice(
    0,
    WORDS,
  );
}
