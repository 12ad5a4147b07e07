import { useCallback, useEffect, useRef, useState } from 'react';
import { placeOf, type Step, stepAt } from './journey';

export interface Journey {
  readonly step: Step;
  /** Where the reader was on this step before, in CSS px; undefined on a first visit. */
  readonly scroll: number | undefined;
  readonly go: (href: string, how?: 'push' | 'replace') => void;
  readonly back: () => void;
}

interface Where {
  readonly step: Step;
  readonly scroll: number | undefined;
}

let count = 0;
const newKey = (): string => `${Date.now().toString(36)}${(count++).toString(36)}`;

const keyOfState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;

/** History and scroll positions; the pure part is `journey.ts`. */
export function useJourney(first: Step, base: string, origin: string): Journey {
  const [where, setWhere] = useState<Where>({ step: first, scroll: undefined });
  const scrolls = useRef(new Map<string, number>());
  const current = useRef(first);
  const address = useRef('');

  const leave = useCallback(() => scrolls.current.set(current.current.key, window.scrollY), []);
  const arrive = useCallback((step: Step, scroll: number | undefined) => {
    current.current = step;
    address.current = window.location.href;
    setWhere({ step, scroll });
  }, []);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const known = keyOfState(window.history.state);
    if (known !== current.current.key) window.history.replaceState({ key: current.current.key }, '');
    address.current = window.location.href;
    const popped = (event: PopStateEvent) => {
      // what stood over this step (a gallery) had an entry of its own and has closed
      if (window.location.href === address.current && keyOfState(event.state) === current.current.key) return;
      const place = placeOf(window.location.href, base, origin);
      if (!place) return window.location.reload();
      leave();
      const key = keyOfState(event.state) ?? newKey();
      arrive(stepAt(place, key), scrolls.current.get(key) ?? 0);
    };
    window.addEventListener('popstate', popped);
    return () => window.removeEventListener('popstate', popped);
  }, [base, origin, arrive, leave]);

  const go = useCallback(
    (href: string, how: 'push' | 'replace' = 'push') => {
      const place = placeOf(href, base, origin);
      if (!place) return window.location.assign(href);
      leave();
      const step = stepAt(place, newKey());
      const address = `${base}${step.path}${step.search}`;
      if (how === 'push') window.history.pushState({ key: step.key }, '', address);
      else window.history.replaceState({ key: step.key }, '', address);
      arrive(step, undefined);
    },
    [base, origin, arrive, leave],
  );

  const back = useCallback(() => {
    // opened from outside: there is nothing of ours to go back to
    if (scrolls.current.size === 0) return go(`${base}/home.html`, 'replace');
    window.history.back();
  }, [base, go]);

  return { ...where, go, back };
}
