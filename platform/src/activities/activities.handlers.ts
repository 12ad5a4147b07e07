import { activityCats, activityList, registrationDetail } from '@contract/activities';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { withRequestOrigin } from '@platform/articles/articles.service';
import type { Database } from '@platform/db/connection';
import { listText, pageText } from '@platform/db/documents';
import { type Served, serve } from '@platform/http/context';
import { absent, JsonText } from '@platform/http/errors';
import { memberOf } from '@platform/http/who';
import { activityCategories, newestActivities } from './activities.store';
import { registrationOf } from './registrations.service';

export function activityHandlers(db: Database): Served[] {
  return [
    serve(activityList, async ({ catID, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestActivities(db, context.site.id, catID, PAGE_SIZE + 1, offset);
      return new JsonText(withRequestOrigin(pageText(rows, PAGE_SIZE), context));
    }),
    serve(activityCats, async (_, context) => {
      const rows = await activityCategories(db, context.site.id);
      return rows.length === 0 ? absent : new JsonText(withRequestOrigin(listText(rows), context));
    }),
    serve(
      registrationDetail,
      async (input, context) =>
        (await registrationOf(db, context, memberOf(context, input), input)) ?? absent,
    ),
  ];
}
