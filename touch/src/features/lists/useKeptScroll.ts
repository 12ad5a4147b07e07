import { useEffect, useRef } from 'react';
import { useBeforePaint } from './nearViewport';

/** Every place of a kept screen, such as a column of home or a tab, comes back where it was left (A10). */
export function useKeptScroll(place: number | undefined): void {
  const kept = useRef(new Map<number, number>());
  const stood = useRef(false);

  useEffect(() => {
    if (place === undefined) return;
    const { pathname } = window.location;
    // The page may move while the next screen loads: that is no longer this screen.
    const note = () => window.location.pathname === pathname && kept.current.set(place, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  // The host of screens scrolls to the top of a new step in the same commit: this comes after it and before the paint.
  useBeforePaint(() => {
    if (place === undefined) return;
    const y = kept.current.get(place);
    // a reader who scrolled before this part took the page over is where the host of screens puts them
    if (stood.current && y !== undefined) queueMicrotask(() => window.scrollTo(0, y));
    stood.current = true;
  }, [place]);
}
