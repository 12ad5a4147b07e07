import { PAGE_SIZE } from '@contract/limits';
import { type AtWork, noteAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { BallotState } from './ballotState';
import { type HeldRow, heldBallots, judgeBallot } from './held.store';
import { append, NOT_COUNTED } from './ledger.store';
import { lockAnyVote } from './votes.store';

/** A page of ballots that wait for a person's look. */
export async function listHeld(
  db: Database,
  site: number,
  page: number,
): Promise<{ list: HeldRow[]; hasMore: boolean }> {
  const rows = await heldBallots(db, site, PAGE_SIZE + 1, page * PAGE_SIZE);
  return { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** What a person decides of a held ballot: its state, the ledger, the counts and who did it change together. */
async function judge(
  db: Database,
  work: AtWork,
  { vote: id, no, reason }: { vote: number; no: number; reason: string },
  verdict: 'released' | 'refused',
): Promise<boolean> {
  const released = verdict === 'released';
  return db.transaction(async (queries) => {
    const vote = await lockAnyVote(queries, work.site, id);
    if (!vote) return false;
    const state = released ? BallotState.counted : BallotState.refused;
    const options = await judgeBallot(queries, work.site, id, no, state);
    if (!options) return false;
    const counting = released ? ({ by: 1, options } as const) : NOT_COUNTED;
    await append(queries, work.site, vote, { kind: verdict, of: no }, work.at, counting);
    const act = released ? 'releaseBallot' : 'refuseBallot';
    await noteAct(queries, work, { act, objectKind: 'vote', objectID: id, detail: { no, reason } });
    return true;
  });
}

/** It counts from here on. @returns false where no such ballot waits */
export const releaseBallot = (db: Database, work: AtWork, vote: number, no: number): Promise<boolean> =>
  judge(db, work, { vote, no, reason: '' }, 'released');

/** It never counts; its turn stays used. @returns false where no such ballot waits */
export const refuseBallot = (
  db: Database,
  work: AtWork,
  vote: number,
  no: number,
  reason: string,
): Promise<boolean> => judge(db, work, { vote, no, reason }, 'refused');
