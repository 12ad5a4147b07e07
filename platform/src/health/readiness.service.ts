import type { Queries } from '@platform/db/connection';

export type ReadyState = 'ready' | 'draining' | 'clock differs';

export interface Readiness {
  /** Balancers send nobody here from now on; what arrives is still answered. */
  drain(): void;
  readonly isDraining: boolean;
  /** The database being away is no reason: known pages and lists are answered without it. */
  state(): Promise<ReadyState>;
}

const CLOCK = {
  name: 'health-clock',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
};
/** Milliseconds that the clocks of processes may lie apart: windows of votes and ends of codes go by them. */
const MAX_SKEW_MS = 1000;
/** Milliseconds between two measurements; an answer that took longer than this measures nothing. */
const MEASURE_EVERY_MS = 10_000;
const MAX_ROUND_TRIP_MS = 500;

/** The database's clock, epoch ms. */
export const databaseClock = async (db: Queries): Promise<number> =>
  (await db.one<{ at: number }>(CLOCK, []))?.at ?? Number.NaN;

/**
 * Says if a balancer may send readers to this process (K9). Keys and schema are checked before it opens.
 * @param now epoch ms
 * @param clock the database's, epoch ms; rejects while the database is away
 */
export function createReadiness(now: () => number, clock: () => Promise<number>): Readiness {
  let isDraining = false;
  let [skew, measuredAt] = [0, Number.NEGATIVE_INFINITY];

  async function measure(): Promise<void> {
    const begun = now();
    if (begun - measuredAt < MEASURE_EVERY_MS) return;
    const at = await clock();
    const trip = now() - begun;
    if (trip > MAX_ROUND_TRIP_MS) return;
    measuredAt = now();
    skew = at - (begun + trip / 2);
  }

  return {
    drain: () => {
      isDraining = true;
    },
    get isDraining() {
      return isDraining;
    },
    async state() {
      if (isDraining) return 'draining';
      // without the database the last measurement counts
      await measure().catch(() => undefined);
      return Math.abs(skew) > MAX_SKEW_MS ? 'clock differs' : 'ready';
    },
  };
}
