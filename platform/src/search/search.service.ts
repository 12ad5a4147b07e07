import { ArticleType, SearchClassNumber, SearchSort } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { foundAccounts } from '@platform/accounts/accounts.service';
import {
  beginningTitles,
  type FoundRow,
  findArticles,
  type SearchQuery,
} from '@platform/articles/articles.search';
import type { Database, Queries } from '@platform/db/connection';
import { listText } from '@platform/db/documents';
import { refused } from '@platform/http/errors';
import { beginning, excerpt, highlighted } from './highlight';
import { type Asked, askedOf } from './phrases';
import { heaviestWords } from './search.store';
import { foldText } from './terms';

/** Which articles a class of search shows (wire g61). */
const typesOf: Readonly<Record<number, readonly number[]>> = {
  [SearchClassNumber.news]: [ArticleType.news, ArticleType.imageSet, ArticleType.link, ArticleType.h5],
  [SearchClassNumber.video]: [ArticleType.video],
  [SearchClassNumber.topic]: [ArticleType.topic],
};

/** Words of hot lists and suggestions. */
const WORDS = 10;
const HOT_WORDS_LOOKED_AT = 200;

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
): Promise<{ asked: Asked | undefined; rows: FoundRow[] }> {
  const asked = askedOf(key);
  if (!asked) return { asked, rows: [] };
  const rows = await findArticles(db, site, { ...everywhere, ...change, ...asked });
  if (!rows) throw refused('搜索超时，请换个词再试', 11002);
  return { asked, rows };
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
  const { asked, rows } = await search(db, site, given.key, {
    types: typesOf[given.tclass] ?? [],
    title: fields.includes('title'),
    body: fields.includes('content'),
    author: fields.includes('author'),
    from: given.from,
    until: given.until,
    best: given.sort === SearchSort.bestFirst,
    limit: PAGE_SIZE + 1,
    offset: given.offset,
  });
  const list = rows
    .slice(0, PAGE_SIZE)
    .map((row, index) => hitText(row, asked?.phrases ?? [], given.offset + index));
  return `{"list":[${list.join(',')}],"xys":[],"totalCount":${rows[0]?.total ?? 0},"hasMore":${rows.length > PAGE_SIZE}}`;
}

function hitText(row: FoundRow, phrases: readonly string[], position: number): string {
  const hitTitle = highlighted(row.title, phrases);
  const hitAbstract =
    excerpt(row.abstract, phrases) ?? excerpt(row.plain, phrases) ?? beginning(row.abstract || row.plain);
  return `${JSON.stringify({ hitTitle, hitAbstract, position }).slice(0, -1)},${row.text.slice(1)}`;
}

/** Accounts are few: one look, cut to the page. */
async function accountsText(db: Queries, site: number, { key, offset }: ClassSearch): Promise<string> {
  const asked = askedOf(key);
  const rows = asked ? await foundAccounts(db, site, asked.phrases, 1000) : [];
  const page = rows.slice(offset, offset + PAGE_SIZE);
  const hasMore = rows.length > offset + PAGE_SIZE;
  return `{"list":[],"xys":${listText(page)},"totalCount":${rows.length},"hasMore":${hasMore}}`;
}

export const hottest = (db: Queries, site: number): Promise<string[]> => heaviestWords(db, site, WORDS);

/** What may be meant by a beginning: hot words first, then titles. */
export async function suggestions(db: Queries, site: number, key: string): Promise<string[]> {
  const start = foldText(key.trim());
  if (start === '') return [];
  const hot = await heaviestWords(db, site, HOT_WORDS_LOOKED_AT);
  const titles = await beginningTitles(db, site, start, WORDS);
  return [...new Set([...hot.filter((word) => foldText(word).startsWith(start)), ...titles])].slice(0, WORDS);
}
