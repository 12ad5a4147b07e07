import { activityCats, activityList, registrationDetail } from '@contract/activities';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Database } from '@platform/db/connection';
import { listText, pageText } from '@platform/db/documents';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { absent, JsonText } from '@platform/wire/jsonText';
import { activityCategories, newestActivities } from './activities.store';
import { type FindMember, registrationOf } from './registrations.service';

export function activityHandlers(db: Database, findMember: FindMember): Served[] {
  return [
    serve(activityList, async ({ catID, ...paging }, context) => {
      const offset = offsetOf(paging, PAGE_SIZE);
      const rows = await newestActivities(db, context.site.id, catID, PAGE_SIZE + 1, offset);
      return new JsonText(addressed(pageText(rows, PAGE_SIZE), context));
    }),
    serve(activityCats, async (_, context) => {
      const rows = await activityCategories(db, context.site.id);
      return rows.length === 0 ? absent : new JsonText(addressed(listText(rows), context));
    }),
    serve(
      registrationDetail,
      async (given, context) =>
        (await registrationOf(db, context, memberOf(context, given), given, findMember)) ?? absent,
    ),
  ];
}
