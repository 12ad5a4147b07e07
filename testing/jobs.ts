import type { Queries } from '@platform/db/connection';
import { claimJobs } from '@platform/jobs/claims';
import { createJobFigures, type JobFigures } from '@platform/jobs/jobFigures';
import type { JobKind } from '@platform/jobs/jobKind';
import { CLAIM_MS, type JobParts, runJob } from '@platform/jobs/jobRunner';

const PASS = {
  name: 'test-jobs-pass',
  text: `update jobs set free_at = free_at - $1::int * interval '1 millisecond'`,
};
/** Jobs see so much time go by: their moments are those of the database's clock, which no test sets. */
export const passTime = (db: Queries, milliseconds: number) => db.run(PASS, [milliseconds]);

export interface TestJobs {
  readonly parts: JobParts;
  readonly figures: JobFigures;
  readonly failures: string[];
  /** Takes the next job of the kind and works on it to its end. @returns false where none is due */
  next(kind: JobKind, stopping?: AbortSignal): Promise<boolean>;
}

/** Jobs of one process, one after the other. */
export function jobsOn(db: JobParts['db'], claimMs = CLAIM_MS): TestJobs {
  const failures: string[] = [];
  const figures = createJobFigures();
  const parts: JobParts = {
    db,
    figures,
    claimMs,
    failed: (error, job) =>
      failures.push(`${job}: ${error instanceof Error ? error.message : String(error)}`),
  };
  return {
    parts,
    figures,
    failures,
    async next(kind, stopping = new AbortController().signal) {
      const [claim] = await claimJobs(db, [kind.kind], claimMs);
      if (!claim) return false;
      await runJob(parts, kind, claim, stopping);
      return true;
    },
  };
}
