/** Runs at most `width` jobs at a time, the rest in the order they came. */
export function jobQueue(width: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    // A finished job hands its place over, so a newcomer cannot slip in between.
    if (running < width) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * The same; who finds `most` waiting already is refused at once with `full()`, so that they do not pile up. One sender (`from`; ''
 * = it is not said) has half of the places at most: the others find one.
 */
export function boundedQueue(
  width: number,
  most: number,
  full: () => Error,
): <Result>(job: () => Promise<Result>, from?: string) => Promise<Result> {
  const inTurn = jobQueue(width);
  const insideOf = new Map<string, number>();
  let inside = 0;
  return async (job, from = '') => {
    const own = insideOf.get(from) ?? 0;
    if (inside >= width + most || (from !== '' && own >= (width + most) / 2)) throw full();
    inside += 1;
    insideOf.set(from, own + 1);
    try {
      return await inTurn(job);
    } finally {
      inside -= 1;
      const left = (insideOf.get(from) ?? 1) - 1;
      if (left > 0) insideOf.set(from, left);
      else insideOf.delete(from);
    }
  };
}

/** Callers that ask for the same key while it is being made share one making. */
export function singleFlight<Result>(): (key: string, make: () => Promise<Result>) => Promise<Result> {
  const flights = new Map<string, Promise<Result>>();
  return (key, make) => {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = make().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
