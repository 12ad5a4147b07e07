import { recommendList } from '@contract/articles';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { JsonText } from '@platform/wire/jsonText';
import { itemPage } from './articles.read';
import { GivenOut } from './givenOut';
import { newestBut } from './recommended.store';

/** One row more than a page tells whether there are more. */
const ROWS = PAGE_SIZE + 1;

/** The newest of a column or of all, page after page; a device that names itself gets none of them twice (wire g58). */
export function recommendedHandlers(db: Database, now: () => number): Served[] {
  const givenOut = new GivenOut(now);
  return [
    serve(recommendList, async ({ columnId, articleId, device, ...paging }, context) => {
      const site = context.site.id;
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = (had: readonly number[], from: number) =>
        newestBut(db, { site, column: columnId, without: [articleId, ...had], limit: ROWS, offset: from });
      const given =
        device === ''
          ? await rows([], offset)
          : await givenOut.next(`${site}/${device}`, PAGE_SIZE, (had) => rows(had, 0));
      return new JsonText(addressed(itemPage(given, offset), context));
    }),
  ];
}
