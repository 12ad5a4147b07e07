import { newsroom } from '@contract/newsroom';
import type { Database } from '@platform/db/connection';
import { decideReport, listReported } from '@platform/reports/reports.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

/** Reports of readers (K21). */
export function reportCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.reports, 'review', ({ site, state, kind, page }) =>
    listReported(db, site, { state, kind, page }),
  );
  on(newsroom.decideReport, 'review', async ({ site: _, ...decision }, { actContext: work }) => {
    if (!(await decideReport(db, work, decision)))
      throw transportFault(404, 'nothing open is reported of this');
    return done;
  });
}
