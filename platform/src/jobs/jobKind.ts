import type { Queries } from '@platform/db/connection';
import type { Claim } from './claims';

/** Another attempt would end the same way. Its message is one line for staff. */
export class FinalFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FinalFailure';
  }
}

export interface JobProgress {
  /** Aborted when the process stops or the claim is lost: the work ends, and throws where it is not done. */
  readonly signal: AbortSignal;
  /** Stores what is done, for whoever goes on. */
  note(progress: string): Promise<void>;
}

/** In the transaction that ends or releases the job; it happens only where the claim still holds. */
type InTransaction = (db: Queries) => Promise<unknown>;

/** Work of one kind; a process does one job of a kind at a time. */
export interface JobKind {
  readonly kind: string;
  /** A job that comes again so many milliseconds after its end; there is one of its kind. */
  readonly everyMs?: number;
  /** One that comes again is also due at the start of each process. */
  readonly isDueAtStart?: boolean;
  /** Answers false where there is nothing to do, before anything is claimed. */
  readonly isWanted?: () => Promise<boolean>;
  work(job: Claim, progress: JobProgress): Promise<InTransaction | undefined>;
  /** The job waits again: the process stops, or it failed and is tried again. */
  readonly released?: (db: Queries, job: Claim) => Promise<unknown>;
  /** The job failed for good and is removed. */
  readonly gaveUp?: (db: Queries, job: Claim, error: Error) => Promise<unknown>;
}
