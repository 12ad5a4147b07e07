import type { Database, Queries } from '@platform/db/connection';
import { cleanHtml } from '@platform/html/cleanHtml';
import { plainText } from '@platform/html/plainText';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import { termsOf } from '@platform/searchTerms/terms';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import {
  addArticle,
  addPage,
  type EditionKey,
  editionOverview,
  editionTitles,
  putEdition,
  putPaper,
  removePages,
  setReleased,
  storedPages,
} from './editions.store';
import type { EditionDraft, PaperArticleDraft } from './editions.types';
import type { PaperArticleDocument } from './papers.store';

export const savePaper = (
  db: Queries,
  site: number,
  paper: { readonly id: number; readonly name: string; readonly icon: string; readonly position: number },
): Promise<number> => putPaper(db, site, paper);

/**
 * Saves an edition whole or not at all. A page of the same number and an article in the same place of it keep their ids, so
 * that shared addresses stay good when an edition is corrected.
 * @param now epoch ms
 */
export async function saveEdition(
  db: Database,
  site: number,
  edition: EditionDraft,
  now: number,
): Promise<void> {
  const key: EditionKey = { site, paper: edition.paper, day: edition.day };
  await db.transaction(async (queries) => {
    await putEdition(queries, key, edition.released, now);
    const stored = new Map((await storedPages(queries, key)).map((page) => [page.number, page]));
    await removePages(queries, key);
    for (const [position, page] of edition.pages.entries()) {
      const known = stored.get(page.number);
      const added = await addPage(queries, key, page, position, known?.page);
      if (!added) throw new Error('a page was not stored');
      for (const [place, article] of page.articles.entries())
        await addArticle(queries, site, {
          id: known?.articles[place],
          page: added.id,
          position: place,
          areas: article.areas,
          ...articleRow(article),
        });
    }
  });
}

/** Releases an edition, or leaves it to previews again. @param now epoch ms @returns false where there is none */
export const releaseEdition = (
  db: Queries,
  edition: EditionKey,
  released: boolean,
  now: number,
): Promise<boolean> => setReleased(db, edition, released, now);

/** An edition as the newsroom sees it, released or not; undefined where there is none. */
export async function findEdition(db: Queries, edition: EditionKey) {
  const found = await editionOverview(db, edition);
  if (!found) return undefined;
  return { day: edition.day, ...found, articles: await editionTitles(db, edition) };
}

function articleRow({ areas: _, ...article }: PaperArticleDraft) {
  const placed = { pictures: article.images.flatMap(({ imagearray }) => imagearray).length, media: 0 };
  const content = cleanHtml(withoutPlaceholders(article.content), { placed }).html;
  const doc: PaperArticleDocument = { ...article, content };
  const texts = [article.title, article.introTitle, article.subtitle, article.author, plainText(content)];
  const runs = texts.map(runsOf);
  return { doc, searched: runs.map(comparable).join(''), terms: termsOf(runs) };
}
