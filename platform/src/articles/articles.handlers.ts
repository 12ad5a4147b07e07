import {
  articleHot,
  type Failure,
  getArticleContent,
  getArticleContentUnrelease,
  getArticleCounts,
  getArticles,
  getArticlesNew,
  getLiveArticles,
  getRelArticles,
  getSubSpecialArticles,
  myArticleContent,
  recommendList,
  tagScreenArticles,
} from '@contract/articles';
import { ArticleType } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { columnsUnder, oneColumn } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { moduleTexts } from '@platform/modules/modules.service';
import { addressed, contentText, countsOf, itemsText } from './articles.service';
import {
  columnItems,
  columnItemsAfter,
  contentRow,
  hotItems,
  type ItemRow,
  itemsByTag,
  newestItems,
  newestOfType,
  relatedItems,
  reporterDocs,
} from './articles.store';
import { relatedOf } from './related';
import { tagById } from './tags.store';

interface Paged {
  columnId: number;
  page: number;
  rowNumber: number;
  afterOrder: string;
}

/** The failure object of W6. */
const unknownArticle: Failure = { success: false, errorInfo: '找不到相关稿件', results: [] };

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

function pageOf(rows: readonly ItemRow[]): { rows: readonly ItemRow[]; hasMore: boolean } {
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

const listText = (rows: readonly ItemRow[], first: number, rest = ''): string => {
  const page = pageOf(rows);
  return `{"list":${itemsText(page.rows, first)},"hasMore":${page.hasMore}${rest}}`;
};

export function articleHandlers(db: Database, now: () => number): Served[] {
  async function columnPage(asked: Paged, context: CallContext): Promise<string> {
    const { site } = context;
    const after = Number(asked.afterOrder);
    const behind = asked.afterOrder !== '' && Number.isSafeInteger(after);
    const offset = behind ? PAGE_SIZE : offsetOf(asked, PAGE_SIZE);
    const found = behind
      ? await columnItemsAfter(db, site.id, asked.columnId, PAGE_SIZE + AND_ONE, after)
      : await columnItems(db, site.id, asked.columnId, PAGE_SIZE + AND_ONE, offset);
    const { rows, hasMore } = pageOf(found);
    const first = offset === 0;
    const column = first ? await oneColumn(db, site.id, asked.columnId) : undefined;
    const modules = first ? await moduleTexts(db, site.id, asked.columnId) : '[]';
    const banners = itemsText(rows.slice(0, column?.topCount ?? 0));
    return `"carousel":${banners},"list":${itemsText(rows, offset)},"modules":${modules},"adv":[],"hasMore":${hasMore}`;
  }

  const text = (json: string, context: CallContext) => new JsonText(addressed(json, context));

  async function content(id: number, context: CallContext) {
    const row = await contentRow(db, context.site.id, id);
    if (row?.status !== 1) return absent;
    const related = await relatedItems(db, context.site.id, id);
    const reporters = await reporterDocs(db, context.site.id, id);
    const cards = JSON.stringify(reporters.map(({ doc }) => doc));
    return text(contentText(row, JSON.stringify(related.map(relatedOf)), cards), context);
  }

  return [
    serve(getArticles, async (asked, context) => text(`{${await columnPage(asked, context)}}`, context)),
    serve(getArticlesNew, async (asked, context) => {
      const page = await columnPage(asked, context);
      const first = asked.afterOrder === '' && offsetOf(asked, PAGE_SIZE) === 0;
      const lives = first
        ? await newestOfType(db, context.site.id, ArticleType.live, asked.columnId, 4, 0)
        : [];
      const rest = `"topModule":{"cmDisplayStyle":0,"list":[]},"liveArticles":${itemsText(lives)}`;
      return text(`{${page},${rest}}`, context);
    }),
    serve(getArticleContent, ({ articleId }, context) => content(articleId, context)),
    // preview passes and a member's own pieces come with their issues: until then nobody holds one
    serve(getArticleContentUnrelease, async () => absent),
    serve(myArticleContent, async () => absent),
    serve(getArticleCounts, async ({ articleId }, { site }) => {
      const row = await contentRow(db, site.id, articleId);
      if (row?.status !== 1) return unknownArticle;
      const { countClick, countPraise, countShare, countDiscuss } = countsOf(row);
      return { fileId: articleId, countClick, countPraise, countShare, countDiscuss };
    }),
    serve(getRelArticles, async ({ articleId }, context) => {
      const rows = await relatedItems(db, context.site.id, articleId);
      return text(`{"list":${JSON.stringify(rows.map(relatedOf))}}`, context);
    }),
    serve(articleHot, async ({ hours, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const since = new Date(now() - hours * 3600_000);
      return text(
        listText(await hotItems(db, context.site.id, since, PAGE_SIZE + AND_ONE, offset), offset),
        context,
      );
    }),
    serve(recommendList, async ({ articleId, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestItems(db, context.site.id, PAGE_SIZE + AND_ONE, offset);
      return text(
        listText(
          rows.filter((row) => row.article_id !== articleId),
          offset,
        ),
        context,
      );
    }),
    serve(getLiveArticles, async ({ columnId, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestOfType(
        db,
        context.site.id,
        ArticleType.live,
        columnId,
        PAGE_SIZE + AND_ONE,
        offset,
      );
      return text(listText(rows, offset), context);
    }),
    serve(tagScreenArticles, async ({ tagId, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const tag = (await tagById(db, context.site.id, tagId)) ?? { id: tagId, name: '' };
      const rows = await itemsByTag(db, context.site.id, tagId, PAGE_SIZE + AND_ONE, offset);
      return text(listText(rows, offset, `,"tag":${JSON.stringify(tag)}`), context);
    }),
    serve(getSubSpecialArticles, async ({ columnId }, context) => {
      const parts = await columnsUnder(db, context.site.id, columnId);
      const texts = await Promise.all(
        parts.map(async (part) => {
          const rows = await columnItems(db, context.site.id, part.columnId, PAGE_SIZE + AND_ONE, 0);
          const { columnName, columnStyle } = part;
          const head = JSON.stringify({ columnId: part.columnId, columnName, columnStyle }).slice(0, -1);
          return `${head},${listText(rows, 0).slice(1)}`;
        }),
      );
      return text(`{"list":[${texts.join(',')}]}`, context);
    }),
  ];
}
