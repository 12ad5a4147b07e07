import {
  articleHot,
  getArticleContent,
  getArticleContentUnrelease,
  getImageArticles,
  getLiveArticles,
  getRelArticles,
  tagScreenArticles,
} from '@contract/articles';
import { ArticleType } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { absent, JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import type * as v from 'valibot';
import { readContent } from './articleContent.service';
import { itemPage } from './articleItems.service';
import { hotItems, itemsByTag, itemsByType, type ListedType, relatedItems } from './articles.store';
import { firstPosition, readPageStart } from './pageStart.rules';
import { isValidPreviewPass } from './previewPass.rules';
import { relatedOf } from './related.document';
import { tagById } from './tags.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;

/** @param key `keys.sign`, for preview passes */
export function articleHandlers(db: Database, key: string, now: () => number): Served[] {
  const text = (json: string, context: CallContext) => new JsonText(withRequestOrigin(json, context));

  const content = (id: number, context: CallContext, unreleased: boolean) =>
    readContent(db, id, context, { unreleased, at: new Date(now()) });

  const pageOfType = async (
    type: ListedType,
    { columnId, ...paging }: v.InferOutput<typeof getLiveArticles.input>,
    context: CallContext,
  ) => {
    const place = readPageStart(paging);
    const of = { type, column: columnId };
    const rows = await itemsByType(db, context.site.id, of, PAGE_SIZE + AND_ONE, place);
    return text(itemPage(rows, firstPosition(place)), context);
  };

  return [
    serve(getArticleContent, ({ articleId }, context) => content(articleId, context, false)),
    serve(getArticleContentUnrelease, async ({ articleId, ticket }, context) => {
      // before anything is looked up: without a ticket nobody learns what there is
      if (!isValidPreviewPass(key, context.site.id, articleId, ticket, now()))
        throw refused('预览凭证无效或已过期');
      const value = await content(articleId, context, true);
      return value === absent ? absent : new HttpAnswer({ headers: { 'x-robots-tag': 'noindex' }, value });
    }),
    serve(getRelArticles, async ({ articleId }, context) => {
      const rows = await relatedItems(db, context.site.id, articleId);
      return text(`{"list":${JSON.stringify(rows.map(relatedOf))}}`, context);
    }),
    serve(articleHot, async ({ hours, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const since = new Date(now() - hours * 3600_000);
      return text(
        itemPage(await hotItems(db, context.site.id, since, PAGE_SIZE + AND_ONE, offset), offset),
        context,
      );
    }),
    serve(getLiveArticles, (input, context) => pageOfType(ArticleType.live, input, context)),
    serve(getImageArticles, (input, context) => pageOfType(ArticleType.imageSet, input, context)),
    serve(tagScreenArticles, async ({ tagId, ...paging }, context) => {
      const place = readPageStart(paging);
      const tag = (await tagById(db, context.site.id, tagId)) ?? { id: tagId, name: '' };
      const rows = await itemsByTag(db, context.site.id, tagId, PAGE_SIZE + AND_ONE, place);
      return text(itemPage(rows, firstPosition(place), `,"tag":${JSON.stringify(tag)}`), context);
    }),
  ];
}
