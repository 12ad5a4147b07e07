import {
  getArticlesByDate,
  getLatestMaePaper,
  getMaePaperDatesByDate,
  getPaperArticle,
  getPaperArticles,
  getPaperDates,
  getPaperLayouts,
  getPapers,
  paperArticlePreview,
  searchAllPaper,
} from '@contract/papers';
import { isValidPreviewPass } from '@platform/articles/previewPass.rules';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { jsonWithOrigin } from '@platform/operations/requestOrigin';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { absent } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { paperPassKey } from './paperPass.rules';
import { headOf } from './papers.document';
import { findArticles, issueOf, paperArticle } from './papers.service';
import {
  type ArticleRow,
  allPapers,
  articlesOfEdition,
  articlesOfPage,
  editionDays,
  editionOf,
  papersVersion,
} from './papers.store';

/** Rows of a call at most. */
const MAX_ROWS = 400;
const sizeOf = (count: number, fallback: number) => (count > 0 ? Math.min(count, MAX_ROWS) : fallback);
const DAYS_OF_MONTH = 31;
const PAGE = 20;

const isMonth = (date: string) => /^\d{6}$/.test(date);
const isDay = (date: string) => date === '' || /^\d{8}$/.test(date);

const heads = (rows: readonly ArticleRow[], context: CallContext) =>
  jsonWithOrigin(
    rows.map((row) => headOf(row, String(context.site.id))),
    context,
  );
const dates = (rows: readonly { day: string; version: string }[]) => ({
  version: Math.max(0, ...rows.map(({ version }) => Number(version))),
  dates: rows.map(({ day }) => ({ date: day })),
});

/** @param key `keys.sign`, for preview passes; @param now epoch ms */
export const paperHandlers = (db: Database, key: string, now: () => number): Served[] => [
  ...editionHandlers(db),
  ...articleHandlers(db, paperPassKey(key), now),
];

function editionHandlers(db: Database): Served[] {
  return [
    serve(getPapers, async (_, context) => {
      const papers = await allPapers(db, context.site.id);
      const version = Number((await papersVersion(db, context.site.id))?.version ?? 0);
      return jsonWithOrigin({ version, papers }, context);
    }),
    serve(getPaperDates, async ({ id, start, count }, context) => {
      const page = { limit: sizeOf(count, PAGE), offset: start };
      return dates(await editionDays(db, context.site.id, id, '', page));
    }),
    serve(getMaePaperDatesByDate, async ({ paperId, date }, context) => {
      const page = { limit: DAYS_OF_MONTH, offset: 0 };
      return dates(isMonth(date) ? await editionDays(db, context.site.id, paperId, date, page) : []);
    }),
    serve(getPaperLayouts, async ({ id, date }, context) => {
      const edition = isDay(date) ? await editionOf(db, context.site.id, id, date) : undefined;
      if (!edition) return { date: /^\d{8}$/.test(date) ? date : '', version: 0, layouts: [] };
      return jsonWithOrigin(await issueOf(db, context.site.id, edition), context);
    }),
    serve(getLatestMaePaper, async ({ paperId }, context) => {
      const edition = await editionOf(db, context.site.id, paperId, '');
      if (!edition) return absent;
      const { paper, name } = edition;
      return jsonWithOrigin(
        { paperId: paper, name, ...(await issueOf(db, context.site.id, edition)) },
        context,
      );
    }),
  ];
}

/** @param passKey of preview passes */
function articleHandlers(db: Database, passKey: string, now: () => number): Served[] {
  return [
    serve(getPaperArticles, async ({ id }, context) =>
      heads(await articlesOfPage(db, context.site.id, id), context),
    ),
    serve(getArticlesByDate, async ({ paperId, date }, context) => {
      const edition = isDay(date) ? await editionOf(db, context.site.id, paperId, date) : undefined;
      return heads(edition ? await articlesOfEdition(db, context.site.id, edition) : [], context);
    }),
    serve(searchAllPaper, async ({ key: words, start, count }, context) => {
      const page = { limit: sizeOf(count, PAGE), offset: start };
      return heads(await findArticles(db, context.site.id, words, page), context);
    }),
    serve(getPaperArticle, async ({ id }, context) => {
      const article = await paperArticle(db, context.site.id, id, false);
      return article ? jsonWithOrigin(article, context) : absent;
    }),
    serve(paperArticlePreview, async ({ id, ticket }, context) => {
      // Checked before any lookup: without a pass nobody learns which articles there are.
      if (!isValidPreviewPass(passKey, context.site.id, id, ticket, now()))
        throw refused('预览凭证无效或已过期');
      const article = await paperArticle(db, context.site.id, id, true);
      if (!article) return absent;
      return new HttpAnswer({
        headers: { 'x-robots-tag': 'noindex' },
        value: jsonWithOrigin(article, context),
      });
    }),
  ];
}
