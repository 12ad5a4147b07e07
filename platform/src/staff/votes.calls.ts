import { newsroom } from '@contract/newsroom';
import type { Database } from '@platform/db/connection';
import { auditVote } from '@platform/votes/audit';
import { listHeld, refuseBallot, releaseBallot } from '@platform/votes/held';
import { transportFault } from '@platform/wire/refusals';
import { type Calls, done } from './newsroom.calls';

/** Of another site, unknown, or judged already: to who asks it is the same. */
function judged(was: boolean): typeof done {
  if (!was) throw transportFault(404, 'no such ballot waits');
  return done;
}

/** What was given in votes, to the people who look after it (K11). */
export function voteCalls({ on }: Calls, db: Database): void {
  on(newsroom.heldBallots, 'review', async ({ page = 0 }, { work }) => {
    const { list, hasMore } = await listHeld(db, work.site, page);
    const shown = list.map(({ vote_id, title, no, options, reason, created_at }) => ({
      ...{ vote: vote_id, title, no, options, reason },
      at: created_at.toISOString(),
    }));
    return { list: shown, hasMore };
  });
  on(newsroom.releaseBallot, 'review', async ({ id, no }, { work }) =>
    judged(await releaseBallot(db, work, id, no)),
  );
  on(newsroom.refuseBallot, 'review', async ({ id, no, reason }, { work }) =>
    judged(await refuseBallot(db, work, id, no, reason)),
  );
  on(newsroom.checkVote, 'review', async ({ id }, { work }) => {
    const audit = await auditVote(db, work.site, id);
    if (!audit) throw transportFault(404, 'there is no such vote');
    return audit;
  });
}
