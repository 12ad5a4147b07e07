import { CODE_WAIT_MS } from '@contract/limits';
import type { Scene } from '@touch/api/login';
import { useEffect, useState } from 'react';

/** Epoch ms until which no further code is asked for; it holds though the form is closed and opened again. */
const untils = new Map<Scene, number>();

const SECOND_MS = 1_000;

/** Whole seconds still to wait; a clock that was put back meanwhile holds nobody up for longer. */
export function secondsLeft(until: number, now: number): number {
  const left = until - now;
  return left > CODE_WAIT_MS ? 0 : Math.max(0, Math.ceil(left / SECOND_MS));
}

export interface CodeWait {
  /** Seconds; 0 = a code may be asked for. */
  readonly seconds: number;
  readonly begin: () => void;
  /** The code was used: another one may be asked for. */
  readonly end: () => void;
}

/** The wait between two codes, counted down (wire n1, H7). */
export function useCodeWait(scene: Scene): CodeWait {
  // nothing is waited for on the page as served
  const [now, setNow] = useState<number>();
  const left = now === undefined ? 0 : secondsLeft(untils.get(scene) ?? 0, now);
  const waits = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has its own wait
  useEffect(() => setNow(Date.now()), [scene]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return {
    seconds: left,
    begin: () => {
      const begun = Date.now();
      untils.set(scene, begun + CODE_WAIT_MS);
      setNow(begun);
    },
    end: () => void untils.delete(scene),
  };
}
