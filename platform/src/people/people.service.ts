import { itemsOfPeople } from '@platform/articles/articleItems.service';
import { itemsText } from '@platform/articles/articles.service';
import type { Queries } from '@platform/db/connection';
import { type DocumentRow, documentsText, listText } from '@platform/db/documents';
import { questionsOfLeaders } from '@platform/questions/questions.service';
import { type LeaderChange, peopleByIds, updateLeader } from './people.store';

/** Articles shown with each person of a list. */
const ARTICLES_EACH = 3;
/** Questions shown with each leader of a list. */
const QUESTIONS_EACH = 2;

/** People in the order asked, as JSON text (wire S17a). */
export async function personTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await peopleByIds(db, site, ids), ids);
}

/** People, each with the newest articles about them. */
export async function withArticles(
  db: Queries,
  site: number,
  people: readonly DocumentRow[],
): Promise<string> {
  if (people.length === 0) return listText(people);
  const ids = people.map(({ id }) => id);
  const rows = await itemsOfPeople(db, site, ids, ARTICLES_EACH);
  const texts = people.map(({ id, doc }) => {
    const articles = itemsText(rows.filter((row) => row.person_id === id));
    return `${JSON.stringify(doc).slice(0, -1)},"articles":${articles}}`;
  });
  return `[${texts.join(',')}]`;
}

/** People, each with the newest questions to them. */
export async function withQuestions(
  db: Queries,
  site: number,
  people: readonly DocumentRow[],
): Promise<string> {
  const ids = people.map(({ id }) => id);
  const questions = await questionsOfLeaders(db, site, ids, QUESTIONS_EACH);
  const texts = people.map(({ id, doc }) => {
    const newest = JSON.stringify(questions.get(id) ?? []);
    return `${JSON.stringify(doc).slice(0, -1)},"questions":${newest}}`;
  });
  return `[${texts.join(',')}]`;
}

/** @returns false where there is no such leader */
export const changeLeader = async (
  db: Queries,
  site: number,
  id: number,
  change: LeaderChange,
): Promise<boolean> => (await updateLeader(db, site, id, change)) > 0;

/** The ids that are no person's. */
export async function unknownPeople(db: Queries, site: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = new Set((await peopleByIds(db, site, ids)).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
