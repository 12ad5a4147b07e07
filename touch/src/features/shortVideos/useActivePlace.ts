import { type RefObject, useEffect, useRef } from 'react';

/** Part of a slide that is seen when it counts as the one on the screen. */
const MOSTLY = 0.6;

/** Tells which slide is on the screen. @param count of slides: new ones are watched too */
export function useActivePlace(
  feed: RefObject<HTMLElement | null>,
  count: number,
  tell: (place: number) => void,
): void {
  const latest = useRef(tell);
  latest.current = tell;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new slides are watched too
  useEffect(() => {
    const root = feed.current;
    if (!root) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const place = target instanceof HTMLElement ? Number(target.dataset.place) : Number.NaN;
          if (isIntersecting && Number.isInteger(place)) latest.current(place);
        }
      },
      { root, threshold: MOSTLY },
    );
    for (const slide of root.querySelectorAll('[data-place]')) watcher.observe(slide);
    return () => watcher.disconnect();
  }, [feed, count]);
}
