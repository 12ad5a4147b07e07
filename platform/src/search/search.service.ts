import { ArticleType, SearchClassNumber, SearchSort } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { accountTexts, foundAccounts } from '@platform/accounts/accounts.service';
import {
  beginningTitles,
  type Found,
  type FoundRow,
  findArticles,
  type SearchQuery,
} from '@platform/articles/articles.search';
import type { Database, Queries } from '@platform/db/connection';
import { type Asked, askedOf } from '@platform/searchTerms/phrases';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import { searchTooLong } from '@platform/wire/refusals';
import { type Finder, findersOf } from './finder';
import { beginning, excerpt, highlighted } from './highlight';
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

const nothing: Found = { rows: [], total: 0, more: false };
const everywhere = {
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
export async function search(
  db: Database,
  site: number,
  key: string,
  change: Partial<Omit<SearchQuery, 'terms' | 'phrases'>>,
): Promise<Found & { asked: Asked | undefined }> {
  const asked = askedOf(key);
  if (!asked) return { asked, ...nothing };
  const found = await findArticles(db, site, { ...everywhere, ...change, ...asked });
  if (!found) throw searchTooLong();
  return { asked, ...found };
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
export async function searchClass(db: Database, site: number, given: ClassSearch): Promise<string> {
  if (given.tclass === SearchClassNumber.account) return accountsText(db, site, given);
  const fields = given.fields.split(',').map((field) => field.trim());
  const { asked, rows, total, more } = await search(db, site, given.key, {
    types: typesOf[given.tclass] ?? [],
    title: fields.includes('title'),
    body: fields.includes('content'),
    author: fields.includes('author'),
    from: given.from,
    until: given.until,
    best: given.sort === SearchSort.bestFirst,
    offset: given.offset,
  });
  const finders = findersOf(asked?.phrases ?? []);
  const list = rows.map((row, index) => hitText(row, finders, given.offset + index));
  return `{"list":[${list.join(',')}],"xys":[],"totalCount":${total},"hasMore":${more}}`;
}

function hitText(row: FoundRow, finders: readonly Finder[], position: number): string {
  const hitTitle = highlighted(row.title, finders);
  const hitAbstract =
    excerpt(row.abstract, finders) ?? excerpt(row.plain, finders) ?? beginning(row.abstract || row.plain);
  return `${JSON.stringify({ hitTitle, hitAbstract, position }).slice(0, -1)},${row.text.slice(1)}`;
}

async function accountsText(db: Queries, site: number, { key, offset }: ClassSearch): Promise<string> {
  const asked = askedOf(key);
  const phrases = asked?.phrases.map(({ text }) => text) ?? [];
  const ids = phrases.length > 0 ? await foundAccounts(db, site, phrases) : [];
  const page = await accountTexts(db, site, ids.slice(offset, offset + PAGE_SIZE));
  const more = ids.length > offset + PAGE_SIZE;
  return `{"list":[],"xys":${page},"totalCount":${ids.length},"hasMore":${more}}`;
}

export const hottest = (db: Queries, site: number): Promise<string[]> => heaviestWords(db, site, WORDS);

/** What is typed may be the beginning of a word. */
const startOf = (text: string): string => comparable(runsOf(text)).trimEnd();

/** What may be meant by a beginning: hot words first, then titles. */
export async function suggestions(db: Queries, site: number, key: string): Promise<string[]> {
  const start = startOf(key);
  if (start === '') return [];
  const hot = await heaviestWords(db, site, HOT_WORDS_LOOKED_AT);
  const titles = await beginningTitles(db, site, start, WORDS);
  return [...new Set([...hot.filter((word) => startOf(word).startsWith(start)), ...titles])].slice(0, WORDS);
}
