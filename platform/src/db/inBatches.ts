import { sqlState } from './connection';

export interface BatchOptions<Job> {
  /** Jobs of one batch at most. */
  readonly most: number;
  /** Two jobs with the same key never stand in one batch. */
  readonly apart: (job: Job) => unknown;
}

interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly done: (outcome: Outcome) => void;
  readonly failed: (error: unknown) => void;
}

/** One job of the batch the database cannot take: the others are tried without it. */
export const isOfOne = (error: unknown): boolean => /^2[23]/.test(sqlState(error));

/**
 * Writes that come while others are being written go together into the next transaction: one commit for all of them, each
 * answered only after it. One batch at a time.
 * @param work writes a batch and resolves with an outcome for each job, in their order
 */
export function inBatches<Job, Outcome>(
  work: (jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  { most, apart }: BatchOptions<Job>,
): (job: Job) => Promise<Outcome> {
  let waiting: Waiting<Job, Outcome>[] = [];
  let underWay = false;

  function nextBatch(): Waiting<Job, Outcome>[] {
    const keys = new Set<unknown>();
    const batch: Waiting<Job, Outcome>[] = [];
    const later: Waiting<Job, Outcome>[] = [];
    for (const one of waiting) {
      const key = apart(one.job);
      const fits = batch.length < most && !keys.has(key);
      // a later job with the same key never overtakes an earlier one
      keys.add(key);
      (fits ? batch : later).push(one);
    }
    waiting = later;
    return batch;
  }

  async function write(batch: readonly Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await work(batch.map(({ job }) => job));
      batch.forEach((one, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) one.failed(new Error('a job of the batch has no outcome'));
        else one.done(outcome);
      });
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) for (const one of batch) await write([one]);
      else for (const one of batch) one.failed(error);
    }
  }

  async function run(): Promise<void> {
    if (underWay) return;
    underWay = true;
    while (waiting.length > 0) await write(nextBatch());
    underWay = false;
  }

  return (job) =>
    new Promise((done, failed) => {
      waiting.push({ job, done, failed });
      void run();
    });
}

/** One of each site's own, made when it is asked for the first time. */
export function bySite<Job, Outcome>(
  make: (site: number) => (job: Job) => Promise<Outcome>,
): (site: number, job: Job) => Promise<Outcome> {
  const sites = new Map<number, (job: Job) => Promise<Outcome>>();
  return (site, job) => {
    const own = sites.get(site) ?? make(site);
    sites.set(site, own);
    return own(job);
  };
}
