import { useMember } from '@touch/api/member';
import { useEffect, useRef } from 'react';

/** Signs that somebody is reading. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs once for each reader: for a member at once, for a visitor with the first touch, so that an untouched page loads no call layer. */
export function useFirstTouch(key: string, run: () => unknown): void {
  const uid = useMember()?.uid;
  const latest = useRef(run);
  latest.current = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page
  useEffect(() => {
    const stop = () => {
      for (const name of TOUCHES) window.removeEventListener(name, touched);
    };
    const touched = () => {
      stop();
      latest.current();
    };
    if (uid !== undefined) return touched();
    for (const name of TOUCHES) window.addEventListener(name, touched, { passive: true });
    return stop;
  }, [key, uid]);
}
