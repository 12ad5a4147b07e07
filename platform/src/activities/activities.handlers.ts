import { activityCats, activityList, registrationDetail } from '@contract/activities';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { listText, pageText } from '@platform/db/documents';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { activityCategories, newestActivities } from './activities.store';
import { type FindMember, registrationOf } from './registrations.service';

export function activityHandlers(db: Database, findMember: FindMember): Served[] {
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
        (await registrationOf(db, context, memberOf(context, input), input, findMember)) ?? absent,
    ),
  ];
}
