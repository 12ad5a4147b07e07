import { runBatch, type Waiting } from './batch';

/** Milliseconds a job waits at most, as long as a caller waits for a connection. */
const MAX_WAIT_MS = 15_000;

interface Timed<Job, Outcome> extends Waiting<Job, Outcome> {
  /** Milliseconds of the queue's clock. */
  readonly since: number;
}
/** Waiting jobs by sender; the sender served last comes last. */
type Lanes<Job, Outcome> = Map<string, Timed<Job, Outcome>[]>;

export interface FairOptions {
  /** Jobs of one batch at most. */
  readonly most: number;
  /** Milliseconds of a clock that is never set. */
  readonly elapsed?: (() => number) | undefined;
}

/**
 * Jobs of one key go together into the next batch, one batch at a time, the senders by turns: a sender of ten thousand jobs
 * shuts nobody out. Batches of different keys run side by side. A job that the database refuses fails alone; one whose turn comes
 * after 15 s is not begun.
 * @param work resolves with an outcome for each job, in their order
 */
export function createFairBatch<Job, Outcome>(
  work: (key: string, jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  { most, elapsed = () => performance.now() }: FairOptions,
): (key: string, job: Job, from: string) => Promise<Outcome> {
  const keys = new Map<string, Lanes<Job, Outcome>>();

  function nextBatch(lanes: Lanes<Job, Outcome>): Timed<Job, Outcome>[] {
    const batch: Timed<Job, Outcome>[] = [];
    while (batch.length < most) {
      const [lane] = lanes;
      if (!lane) break;
      const [from, waiting] = lane;
      const next = waiting.shift();
      lanes.delete(from);
      if (waiting.length > 0) lanes.set(from, waiting);
      if (!next) continue;
      if (elapsed() - next.since > MAX_WAIT_MS) next.failed(new Error('its turn came too late'));
      else batch.push(next);
    }
    return batch;
  }

  async function run(key: string, lanes: Lanes<Job, Outcome>): Promise<void> {
    for (let batch = nextBatch(lanes); batch.length > 0; batch = nextBatch(lanes))
      await runBatch((jobs) => work(key, jobs), batch);
    keys.delete(key);
  }

  return (key, job, from) =>
    new Promise((done, failed) => {
      const known = keys.get(key);
      const lanes: Lanes<Job, Outcome> = known ?? new Map();
      const lane = lanes.get(from) ?? [];
      lane.push({ job, since: elapsed(), done, failed });
      lanes.set(from, lane);
      if (known) return;
      keys.set(key, lanes);
      void run(key, lanes);
    });
}

/** @param from sender; '' = none is named */
export type FairQueue = <Result>(key: string, work: () => Promise<Result>, from?: string) => Promise<Result>;

/**
 * Fair batches of one job: works of one key run one after the other. For writes that would wait for the same row anyway: here they
 * wait without a connection, which others read pages with (K9).
 */
export function createFairQueue(elapsed?: () => number): FairQueue {
  const add = createFairBatch<() => Promise<void>, true>(
    async (_, works) => {
      for (const work of works) await work();
      return works.map(() => true);
    },
    { most: 1, elapsed },
  );
  return (key, work, from = '') =>
    new Promise((done, failed) => {
      add(key, () => work().then(done, failed), from).catch(failed);
    });
}
