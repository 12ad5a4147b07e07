/** Milliseconds a job waits at most, as long as a caller waits for a connection. */
const MAX_WAIT_MS = 15_000;

/** @param from whose work it is: those of one wait for one another first, and for each of the others but once. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>, from?: string) => Promise<Result>;

/** Waiting jobs by their owner; the owner served last comes last. */
type Lanes = Map<string, (() => void)[]>;

/**
 * Works of one name run one after the other, those of one sender in the order they came, the senders by turns: who sends ten
 * thousand shuts nobody out. Those of different names run side by side. For what would wait for the same row anyway: here it
 * waits without a connection, which others read pages with (K9).
 * @param elapsed milliseconds of a clock that is never set
 * @throws Error for a work whose turn came too late, which is not begun then
 */
export function createQueues(elapsed: () => number = () => performance.now()): InTurn {
  const underWay = new Map<string, Lanes>();

  function next(name: string, lanes: Lanes): void {
    const [lane] = lanes;
    if (!lane) return void underWay.delete(name);
    const [from, waiting] = lane;
    const go = waiting.shift();
    lanes.delete(from);
    if (waiting.length > 0) lanes.set(from, waiting);
    go?.();
  }

  return async (name, work, from = '') => {
    const came = elapsed();
    const lanes: Lanes = underWay.get(name) ?? new Map();
    if (underWay.has(name)) {
      const waiting = lanes.get(from) ?? [];
      lanes.set(from, waiting);
      await new Promise<void>((go) => waiting.push(go));
    }
    underWay.set(name, lanes);
    try {
      if (elapsed() - came > MAX_WAIT_MS) throw new Error('its turn came too late');
      return await work();
    } finally {
      next(name, lanes);
    }
  };
}
