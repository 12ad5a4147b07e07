import type { Queries } from '@platform/db/connection';
import { type Claim, renewClaim } from './claims';

/** The claim ran out or its job was removed; another process may work on it. */
export class ClaimLost extends Error {
  constructor({ kind, key }: Claim) {
    super(`the claim of job ${kind} ${key} is lost`);
    this.name = 'ClaimLost';
  }
}

export interface Renewal {
  /** Aborted once the claim is lost, or might be: the database did not answer in time. */
  readonly lost: AbortSignal;
  /** Renews at once, with what is done. */
  note(progress: string): Promise<void>;
  close(): void;
}

/** Shares of a claim's time: it is renewed after the one, and given up without an answer after the other, before anybody else may have it. */
const RENEW_AFTER = 1 / 4;
const GIVE_UP_AFTER = 3 / 4;

/** Renews a claim until it is closed. */
export function startRenewal(db: Queries, claim: Claim, claimMs: number): Renewal {
  const losing = new AbortController();
  const lose = () => losing.abort(new ClaimLost(claim));
  const limit = () => setTimeout(lose, claimMs * GIVE_UP_AFTER).unref();
  let current = limit();
  let work = Promise.resolve();

  async function renew(progress?: string): Promise<void> {
    // from before the statement: the claim ends later by the database's clock
    const next = limit();
    try {
      if (!(await renewClaim(db, claim, claimMs, progress))) lose();
      clearTimeout(current);
      current = next;
    } catch (error) {
      clearTimeout(next);
      throw error;
    }
  }
  const queue = (progress?: string) => {
    const renewed = work.then(() => renew(progress));
    work = renewed.catch(() => undefined);
    return renewed;
  };
  // without an answer the next one tries again
  const timer = setInterval(() => void queue().catch(() => undefined), claimMs * RENEW_AFTER).unref();
  return {
    lost: losing.signal,
    note: queue,
    close() {
      clearInterval(timer);
      void work.then(() => clearTimeout(current));
      clearTimeout(current);
    },
  };
}
