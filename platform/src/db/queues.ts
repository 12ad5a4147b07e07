/** Who waited longer gives up: a connection is waited for no longer either (ms). */
const PATIENCE = 15_000;

export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Works of one name run one after the other, in the order they came; those of different names side by side. For what would wait
 * for the same row anyway: here it waits without a connection, which others read pages with (K9).
 * @param elapsed milliseconds of a clock that is never set
 * @throws Error for a work whose turn came too late, which is not begun then
 */
export function createQueues(elapsed: () => number = () => performance.now()): InTurn {
  const ends = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const came = elapsed();
    const begin = () => {
      if (elapsed() - came > PATIENCE) throw new Error('its turn came too late');
      return work();
    };
    const done = (ends.get(name) ?? Promise.resolve()).then(begin);
    const end: Promise<unknown> = done
      .catch(() => undefined)
      .then(() => {
        if (ends.get(name) === end) ends.delete(name);
      });
    ends.set(name, end);
    return done;
  };
}
