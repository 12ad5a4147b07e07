/** A clock that only a test moves. */
export interface FakeClock {
  readonly now: () => number;
  readonly forward: (milliseconds: number) => void;
}

export function fakeClock(start: number): FakeClock {
  let at = start;
  return {
    now: () => at,
    forward: (milliseconds) => {
      at += milliseconds;
    },
  };
}
