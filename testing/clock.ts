/** A clock that stands until a test moves it. */
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
