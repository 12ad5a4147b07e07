import { newsroom } from '@contract/newsroom';
import type { Database } from '@platform/db/connection';
import {
  approveBallot,
  listPendingBallots,
  rejectBallot,
} from '@platform/votes/ballots/pendingBallots.service';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

/** Of another site, unknown, or judged already: to who asks it is the same. */
function doneOrMissing(was: boolean): typeof done {
  if (!was) throw transportFault(404, 'no such ballot waits');
  return done;
}

/** Newsroom calls for reviewing ballots (K11). */
export function voteCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.pendingBallots, 'review', async ({ page = 0 }, { actContext: work }) => {
    const { list, hasMore } = await listPendingBallots(db, work.site, page);
    const shown = list.map(({ vote_id, title, no, options, reason, created_at }) => ({
      vote: vote_id,
      title,
      no,
      options,
      reason,
      at: created_at.toISOString(),
    }));
    return { list: shown, hasMore };
  });
  on(newsroom.approveBallot, 'review', async ({ id, no }, { actContext: work }) =>
    doneOrMissing(await approveBallot(db, work, id, no)),
  );
  on(newsroom.rejectBallot, 'review', async ({ id, no, reason }, { actContext: work }) =>
    doneOrMissing(await rejectBallot(db, work, id, no, reason)),
  );
  on(newsroom.checkVote, 'review', async ({ id }, { actContext: work }) => {
    const audit = await auditVote(db, work.site, id);
    if (!audit) throw transportFault(404, 'there is no such vote');
    return audit;
  });
}
