import type { Database, Queries } from '@platform/db/connection';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import { termsOf } from '@platform/searchTerms/terms';
import { lockedArticle, moveRow, putRow, waitingArticles } from './searchIndex.store';

/** Raise it when folding, runs or terms change: every row is then made again. */
const FORM = 1;

/** A published article as far as it is searched; plain texts. */
export interface Searched {
  readonly site: number;
  readonly id: number;
  readonly type: number;
  readonly publishedAt: Date;
  readonly title: string;
  readonly abstract: string;
  readonly plain: string;
  readonly author: string;
}

/** Updates the article's search index in the transaction that saves it. */
export async function indexArticle(db: Queries, article: Searched): Promise<void> {
  const { site, id, type, publishedAt } = article;
  const title = runsOf(article.title);
  const author = runsOf(article.author);
  const body = runsOf(`${article.abstract}\n${article.plain}`);
  const texts = { title: comparable(title), author: comparable(author), body: comparable(body) };
  const row = { site, id, form: FORM, type, publishedAt, ...texts };
  if (await moveRow(db, row)) return;
  await putRow(db, row, termsOf([title, author, body]));
}

/** Indexes what an earlier version left: articles without a row of this form. @param signal no further one is indexed after it @returns their number */
export async function indexWaiting(db: Database, signal?: AbortSignal): Promise<number> {
  const waiting = await waitingArticles(db, FORM);
  for (const one of waiting) {
    if (signal?.aborted) break;
    await db.transaction(async (queries) => {
      const row = await lockedArticle(queries, one.site_id, one.id);
      if (!row) return;
      const { site_id: site, article_type: type, published_at: publishedAt, ...texts } = row;
      await indexArticle(queries, { site, type, publishedAt, ...texts });
    });
  }
  return waiting.length;
}
