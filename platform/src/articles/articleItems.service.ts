import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { createReadBatch } from '@platform/queues/batch';
import { countsOf, itemsText } from './articles.service';
import {
  type ArticleKey,
  articleCounts,
  contentRow,
  type ItemRow,
  itemsByAccount,
  itemsByIds,
  itemsByPeople,
  itemsByPerson,
  typeOfPublished,
} from './articles.store';
import type { PageStart } from './pageStart.rules';

/** Published articles in the order of the ids, for other resources. */
export const itemsOf = (db: Queries, site: number, ids: readonly number[]): Promise<ItemRow[]> =>
  itemsByIds(db, site, ids);

/** Published articles by or about a person, newest first. */
export const itemsOfPerson = (db: Queries, site: number, person: number, limit: number, from: PageStart) =>
  itemsByPerson(db, site, person, limit, from);

/** Published articles of an account, newest first; none where the account is not shown (F26). @param of `articleType` −1 = every type */
export const itemsOfAccount = (
  db: Queries,
  site: number,
  of: { account: number; articleType: number },
  limit: number,
  from: PageStart,
) => itemsByAccount(db, site, of, limit, from);

/** The newest articles of several people, at most `each` of one. */
export const itemsOfPeople = (db: Queries, site: number, people: readonly number[], each: number) =>
  itemsByPeople(db, site, people, each);

/** 1 = released; undefined where there is no such article. */
export const articleStatus = async (db: Queries, site: number, id: number): Promise<number | undefined> =>
  (await contentRow(db, site, id))?.status;

/** ArticleType of a published article; undefined where there is none. */
export const publishedType = async (db: Queries, site: number, id: number): Promise<number | undefined> =>
  (await typeOfPublished(db, site, id))?.type;

/** JSON text of `List<S1>`. @param rows one row more than a page, to tell whether there are more @param first position of the first row */
export const itemPage = (rows: readonly ItemRow[], first: number, rest = ''): string =>
  `{"list":${itemsText(rows.slice(0, PAGE_SIZE), first)},"hasMore":${rows.length > PAGE_SIZE}${rest}}`;

/** Reads counts of published articles, those of one moment together; undefined where there is none. */
export function createArticleCounts(db: Queries) {
  const nameOf = ({ site, id }: ArticleKey) => `${site}/${id}`;
  return createReadBatch<ArticleKey, ReturnType<typeof countsOf>>(nameOf, async (articles) => {
    const rows = await articleCounts(db, articles);
    return new Map(rows.map((row) => [nameOf({ site: row.site, id: row.article_id }), countsOf(row)]));
  });
}
