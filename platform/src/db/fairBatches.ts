import { isOfOne } from './inBatches';

/** Milliseconds a job waits at most, as long as a caller waits for a connection. */
const MAX_WAIT_MS = 15_000;

interface Waiting<Job, Outcome> {
  readonly job: Job;
  /** Milliseconds of the queue's clock. */
  readonly since: number;
  readonly done: (outcome: Outcome) => void;
  readonly failed: (error: unknown) => void;
}
/** Waiting jobs by sender; the sender served last comes last. */
type Lanes<Job, Outcome> = Map<string, Waiting<Job, Outcome>[]>;

export interface FairBatchOptions {
  /** Jobs of one batch at most. */
  readonly most: number;
  /** Milliseconds of a clock that is never set. */
  readonly elapsed?: () => number;
}

/**
 * Jobs of one name go together into the next batch, one batch at a time, the senders by turns: a sender of ten thousand jobs
 * shuts nobody out. Batches of different names run side by side. If one job cannot be written, the others are tried alone.
 * @param work writes a batch and resolves with an outcome for each job, in their order
 */
export function createFairBatches<Job, Outcome>(
  work: (name: string, jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  { most, elapsed = () => performance.now() }: FairBatchOptions,
): (name: string, job: Job, from: string) => Promise<Outcome> {
  const names = new Map<string, Lanes<Job, Outcome>>();

  function nextBatch(lanes: Lanes<Job, Outcome>): Waiting<Job, Outcome>[] {
    const batch: Waiting<Job, Outcome>[] = [];
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

  async function write(name: string, batch: readonly Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await work(
        name,
        batch.map(({ job }) => job),
      );
      batch.forEach((one, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) one.failed(new Error('a job of the batch has no outcome'));
        else one.done(outcome);
      });
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) for (const one of batch) await write(name, [one]);
      else for (const one of batch) one.failed(error);
    }
  }

  async function run(name: string, lanes: Lanes<Job, Outcome>): Promise<void> {
    for (let batch = nextBatch(lanes); batch.length > 0; batch = nextBatch(lanes)) await write(name, batch);
    names.delete(name);
  }

  return (name, job, from) =>
    new Promise((done, failed) => {
      const known = names.get(name);
      const lanes: Lanes<Job, Outcome> = known ?? new Map();
      const lane = lanes.get(from) ?? [];
      lane.push({ job, since: elapsed(), done, failed });
      lanes.set(from, lane);
      if (known) return;
      names.set(name, lanes);
      void run(name, lanes);
    });
}
