import type { PaperArticle, PaperLayout } from '@contract/papers';
import type { Queries } from '@platform/db/connection';
import { cleanHtml } from '@platform/html/cleanHtml';
import { parseKey } from '@platform/searchTerms/phrases';
import { headOf, layoutOf } from './papers.document';
import {
  type ArticleRow,
  articleById,
  articlesOfEdition,
  type EditionRow,
  findPaperArticles,
  type Page,
  pagesOf,
} from './papers.store';

/** An edition with its pages (wire S15). */
export async function issueOf(
  db: Queries,
  site: number,
  edition: EditionRow,
): Promise<{ date: string; version: number; layouts: PaperLayout[] }> {
  const pages = await pagesOf(db, site, edition);
  const articles = await articlesOfEdition(db, site, edition);
  const layouts = pages.map((page) => layoutOf(edition, page, articles));
  return { date: edition.day, version: Number(edition.version), layouts };
}

/** Articles that have every phrase of the key, newest editions first; none for an empty key. */
export async function findArticles(
  db: Queries,
  site: number,
  key: string,
  page: Page,
): Promise<ArticleRow[]> {
  const parsed = parseKey(key);
  if (!parsed) return [];
  const phrases = parsed.phrases.map(({ text }) => text);
  return findPaperArticles(db, site, { terms: parsed.terms, phrases }, page);
}

/** Wire S16. @param unreleased also from an edition that is not released (wire g40) */
export async function paperArticle(
  db: Queries,
  site: number,
  id: number,
  unreleased: boolean,
): Promise<PaperArticle | undefined> {
  const row = await articleById(db, site, id, unreleased);
  if (!row) return undefined;
  const { content, images } = row.doc;
  const placed = { pictures: images.flatMap(({ imagearray }) => imagearray).length, media: 0 };
  return {
    ...headOf(row, String(site)),
    content: cleanHtml(content, { placed }).html,
    images: [...images],
    attachment: [],
    prevId: row.prev,
    nextId: row.next,
  };
}
