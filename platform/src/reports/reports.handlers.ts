import { expose } from '@contract/comments';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { myReports } from '@contract/reports';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf, personOf } from '@platform/operations/callers';
import { createFairQueue } from '@platform/queues/fair';
import { isReportKind, ownReports, report } from './reports.service';

/** @param now epoch ms */
export function reportHandlers(db: Database, now: () => number): Served[] {
  const inTurn = createFairQueue();
  return [
    serve(expose, async (input, context): Promise<true> => {
      const { rootID, sourceType: kind, type, reason } = input;
      if (isReportKind(kind)) {
        const who = personOf(context, input);
        await report(db, inTurn, context, { kind, objectID: rootID, who, type, reason }, now());
      }
      return true;
    }),
    serve(myReports, (input, context) =>
      ownReports(db, context.site.id, memberOf(context, input), offsetOf(input, PAGE_SIZE)),
    ),
  ];
}
