/** A timer as browsers have it; tests pass their own. */
export interface Timers {
  readonly set: (run: () => void, milliseconds: number) => unknown;
  /** One that has run, or none, is cleared without a word. */
  readonly clear: (timer: unknown) => void;
}

/** Pause in typing before suggestions are requested, ms. */
export const SUGGESTION_DELAY_MS = 250;

export interface Debounced {
  /** The newest text; the one before is forgotten if it had not settled. */
  readonly change: (text: string) => void;
  readonly stop: () => void;
}

/** Calls back once a text has stood still for a while. */
export function debounce(run: (text: string) => void, timers: Timers): Debounced {
  let timer: unknown;
  const stop = () => timers.clear(timer);
  return {
    stop,
    change: (text) => {
      stop();
      timer = timers.set(() => run(text), SUGGESTION_DELAY_MS);
    },
  };
}

export const browserTimers: Timers = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
};
