import { articleList, myArticleContent } from '@contract/articles';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { readContent } from '../articleContent.service';
import { itemPage } from '../articleItems.service';
import { firstPosition, readPageStart } from '../pageStart.rules';
import { authorOf, piecesOf } from './pieces.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;
/** A member's list has neither carousel nor strips. */
const NO_STRIPS = ',"carousel":[],"topModule":{},"liveArticles":[]';

/** Articles of members (wire g10, o7). */
export function pieceHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(articleList, async ({ userID, type, ...paging }, context) => {
      const from = readPageStart(paging);
      const of = { member: userID, type };
      const rows = await piecesOf(db, context.site.id, of, PAGE_SIZE + AND_ONE, from);
      return new JsonText(withRequestOrigin(itemPage(rows, firstPosition(from), NO_STRIPS), context));
    }),
    serve(myArticleContent, async ({ articleId, ...claim }, context) => {
      const member = memberOf(context, claim);
      const author = await authorOf(db, context.site.id, articleId);
      if (author !== member) return absent;
      return readContent(db, articleId, context, { unreleased: true, at: new Date(now()) });
    }),
  ];
}
