import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { countsOf, itemsText } from './articles.service';
import {
  articleCounts,
  contentRow,
  type ItemRow,
  itemsByIds,
  itemsByPeople,
  itemsByPerson,
} from './articles.store';
import type { Place } from './place';

/** Published articles in the order asked, for other resources that show them. */
export const itemsOf = (db: Queries, site: number, ids: readonly number[]): Promise<ItemRow[]> =>
  itemsByIds(db, site, ids);

/** Published articles by or about a person, newest first. */
export const itemsOfPerson = (db: Queries, site: number, person: number, limit: number, from: Place) =>
  itemsByPerson(db, site, person, limit, from);

/** The newest articles of several people, at most `each` of one. */
export const itemsOfPeople = (db: Queries, site: number, people: readonly number[], each: number) =>
  itemsByPeople(db, site, people, each);

/** 1 = released; undefined where there is no such article. */
export const articleStatus = async (db: Queries, site: number, id: number): Promise<number | undefined> =>
  (await contentRow(db, site, id))?.status;

/** `List<S1>` of rows asked for with one more than a page holds; `first` is the position of the first. */
export const itemPage = (rows: readonly ItemRow[], first: number, rest = ''): string =>
  `{"list":${itemsText(rows.slice(0, PAGE_SIZE), first)},"hasMore":${rows.length > PAGE_SIZE}${rest}}`;

/** Counts of a published article; undefined where there is none. */
export async function countsOfArticle(db: Queries, site: number, id: number) {
  const row = await articleCounts(db, site, id);
  return row && countsOf(row);
}
