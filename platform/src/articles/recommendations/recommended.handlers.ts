import { recommendList } from '@contract/articles';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { itemPage } from '../articleItems.service';
import { ServedArticles } from './recommendationHistory.service';
import { newestExcept } from './recommended.store';

/** One row more than a page, to tell whether there are more. */
const ROWS = PAGE_SIZE + 1;

/** The newest of a column or of all, page after page; a device that names itself gets none of them twice (wire g58). */
export function recommendedHandlers(db: Database, now: () => number): Served[] {
  const history = new ServedArticles(now);
  return [
    serve(recommendList, async ({ columnId, articleId, device, ...paging }, context) => {
      const site = context.site.id;
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = (had: readonly number[], from: number) =>
        newestExcept(db, { site, column: columnId, without: [articleId, ...had], limit: ROWS, offset: from });
      const served =
        device === ''
          ? await rows([], offset)
          : await history.serveNext(`${site}/${device}`, PAGE_SIZE, (had) => rows(had, 0));
      return new JsonText(withRequestOrigin(itemPage(served, offset), context));
    }),
  ];
}
