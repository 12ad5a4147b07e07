import { getArticles, getArticlesNew, getSubSpecialArticles } from '@contract/articles';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { itemsText } from '@platform/articles/articles.service';
import { livesBeside } from '@platform/articles/lists/columnRows.service';
import { columnsUnder } from '@platform/columns/columns.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import type { PageFormat } from './columnPages.service';
import { columnPage, topicPart } from './columnPages.service';

/** Lives beside a column's list. */
const LIVES_SHOWN = 4;

/** A column's articles, page by page, with what stands around them. */
export function columnPageHandlers(db: Database, now: () => number): Served[] {
  const list: PageFormat = { name: getArticles.name, write: ({ inner }) => ['{', ...inner, '}'] };
  const newList: PageFormat = {
    name: getArticlesNew.name,
    write: ({ inner, topModule }, lives) => [
      '{',
      ...inner,
      ',"topModule":',
      ...topModule,
      `,"liveArticles":${lives}}`,
    ],
    beside: async (column, context) =>
      withRequestOrigin(itemsText(await livesBeside(db, context.site.id, column, LIVES_SHOWN)), context),
  };

  return [
    serve(getArticles, (input, context) => columnPage(db, input, context, list, now())),
    serve(getArticlesNew, (input, context) => columnPage(db, input, context, newList, now())),
    serve(getSubSpecialArticles, async ({ columnId, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const parts = await columnsUnder(db, context.site.id, columnId);
      const pages = await Promise.all(parts.map((part) => topicPart(db, part, offset, context)));
      const shown = pages.filter((page) => page.length > 0);
      const list = shown.flatMap((page, index) => (index === 0 ? page : [',', ...page]));
      return new JsonText(['{"list":[', ...list, ']}']);
    }),
  ];
}
