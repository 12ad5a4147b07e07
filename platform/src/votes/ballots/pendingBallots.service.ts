import { PAGE_SIZE } from '@contract/limits';
import type { ActContext } from '@platform/auditLog/acts.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { append, NOT_COUNTED } from '../ledger/ledger.store';
import { lockAnyVote } from '../votes.store';
import { BallotState } from './ballotState.types';
import { decideBallot, type PendingBallotRow, pendingBallots } from './pendingBallots.store';

/** A page of pending ballots. */
export async function listPendingBallots(
  db: Database,
  site: number,
  page: number,
): Promise<{ list: PendingBallotRow[]; hasMore: boolean }> {
  const rows = await pendingBallots(db, site, PAGE_SIZE + 1, page * PAGE_SIZE);
  return { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Approves or rejects a pending ballot. State, ledger, counts and act change in one transaction. */
async function decide(
  db: Database,
  work: ActContext,
  { vote: id, no, reason }: { vote: number; no: number; reason: string },
  verdict: 'released' | 'refused',
): Promise<boolean> {
  const released = verdict === 'released';
  return db.transaction(async (queries) => {
    const vote = await lockAnyVote(queries, work.site, id);
    if (!vote) return false;
    const state = released ? BallotState.counted : BallotState.rejected;
    const options = await decideBallot(queries, work.site, id, no, state);
    if (!options) return false;
    const counting = released ? ({ by: 1, options } as const) : NOT_COUNTED;
    await append(queries, { site: work.site, vote }, { kind: verdict, of: no }, work.at, counting);
    const act = released ? 'approveBallot' : 'rejectBallot';
    await recordAct(queries, work, { act, objectKind: 'vote', objectID: id, detail: { no, reason } });
    return true;
  });
}

/** Counts the ballot. @returns false where no such ballot is pending */
export const approveBallot = (db: Database, work: ActContext, vote: number, no: number): Promise<boolean> =>
  decide(db, work, { vote, no, reason: '' }, 'released');

/** Rejects the ballot; the voter's allowance stays used. @returns false where no such ballot is pending */
export const rejectBallot = (
  db: Database,
  work: ActContext,
  vote: number,
  no: number,
  reason: string,
): Promise<boolean> => decide(db, work, { vote, no, reason }, 'refused');
