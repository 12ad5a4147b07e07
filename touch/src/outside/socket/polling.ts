export const FIRST_POLL_MS = 5_000;
export const MAX_POLL_MS = 60_000;

export interface PollingOptions {
  /** True while nothing needs to be asked: a socket is open, or the page is hidden. */
  readonly isIdle: () => boolean;
  readonly ask: () => void;
  /** Calls once, so many milliseconds from now; returns what undoes it. */
  readonly schedule: (milliseconds: number, work: () => void) => () => void;
}

/** Asks at growing intervals while there is no socket (I5). @returns what ends it */
export function startPolling({ isIdle, ask, schedule }: PollingOptions): () => void {
  let pause = FIRST_POLL_MS;
  let cancel: () => void;
  const plan = () => {
    cancel = schedule(pause, () => {
      if (isIdle()) pause = FIRST_POLL_MS;
      else {
        pause = Math.min(MAX_POLL_MS, pause * 1.5);
        ask();
      }
      plan();
    });
  };
  plan();
  return () => cancel();
}
