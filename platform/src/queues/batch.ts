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

export interface BatchOptions<Job> {
  /** Jobs of one batch at most. */
  readonly most: number;
  /** Two jobs with the same key never stand in one batch; absent: any two may. */
  readonly apart?: (job: Job) => unknown;
}

/**
 * Jobs that come while others are worked on go together into the next statement or transaction: one commit for all of them, each
 * answered only after it. One batch at a time. A job that the database refuses fails alone.
 * @param work resolves with an outcome for each job, in their order
 */
export function createBatch<Job, Outcome>(
  work: (jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  { most, apart = () => Symbol('apart from none') }: BatchOptions<Job>,
): (job: Job) => Promise<Outcome> {
  let waiting: Waiting<Job, Outcome>[] = [];
  let isRunning = false;

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

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) await runBatch(work, nextBatch());
    isRunning = false;
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

/** Reads of one statement at most. */
const MAX_READS = 500;

/**
 * A batch of reads, equal ones read once. None is answered by a statement that began before it, which may lack what its caller has
 * heard of.
 * @param nameOf equal for equal reads
 * @param read values by name; a read without one resolves to undefined
 */
export function createReadBatch<Read, Value>(
  nameOf: (one: Read) => string,
  read: (reads: readonly Read[]) => Promise<ReadonlyMap<string, Value>>,
): (one: Read) => Promise<Value | undefined> {
  const next = createBatch<Read, { readonly value: Value | undefined }>(
    async (reads) => {
      const values = await read([...new Map(reads.map((one) => [nameOf(one), one])).values()]);
      return reads.map((one) => ({ value: values.get(nameOf(one)) }));
    },
    { most: MAX_READS },
  );
  return async (one) => (await next(one)).value;
}
