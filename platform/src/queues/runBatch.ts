import { sqlState } from '@platform/db/connection';

/** A job that waits for its batch. */
export interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly done: (outcome: Outcome) => void;
  readonly failed: (error: unknown) => void;
}

/** The database refuses one job of the batch: the others are tried without it. */
const isOfOne = (error: unknown): boolean => /^2[23]/.test(sqlState(error));

/** Works on a batch and answers each of its jobs; never rejects. @param work resolves with an outcome for each job, in their order */
export async function runBatch<Job, Outcome>(
  work: (jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  batch: readonly Waiting<Job, Outcome>[],
): Promise<void> {
  try {
    const outcomes = await work(batch.map(({ job }) => job));
    batch.forEach((one, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) one.failed(new Error('a job of the batch has no outcome'));
      else one.done(outcome);
    });
  } catch (error) {
    if (batch.length > 1 && isOfOne(error)) for (const one of batch) await runBatch(work, [one]);
    else for (const one of batch) one.failed(error);
  }
}
