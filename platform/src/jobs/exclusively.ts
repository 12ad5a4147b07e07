import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@platform/db/connection';
import { claimOne, endClaim } from './claims';
import { startRenewal } from './renewal';

/** A process that is killed at its work holds up the others for so long. */
const CLAIM_MS = 15_000;
/** Milliseconds between two looks whether the work of another process is over. */
const LOOK_MS = 200;

interface Exclusive {
  /** Of the job. */
  readonly kind: string;
  /** The process stops: work ends, or is not begun. */
  readonly stopping: AbortSignal;
  /** Milliseconds that a claim lasts without being renewed. */
  readonly claimMs?: number;
}

/**
 * Does `work` while no other process of this database does work of that kind: they come one after the other, and each sees all
 * that the one before it did. Work whose claim was lost is done again. Ends early where the process stops.
 */
export async function exclusively(
  db: Database,
  { kind, stopping, claimMs = CLAIM_MS }: Exclusive,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  while (!stopping.aborted) {
    const claim = await claimOne(db, kind, claimMs);
    if (!claim) {
      await pause(LOOK_MS);
      continue;
    }
    const renewal = startRenewal(db, claim, claimMs);
    try {
      if (!stopping.aborted) await work(AbortSignal.any([stopping, renewal.lost]));
      if (!renewal.lost.aborted) return;
    } catch (error) {
      if (!renewal.lost.aborted) throw error;
    } finally {
      renewal.close();
      await endClaim(db, claim);
    }
  }
}
