import { useBeforePaint } from '@touch/features/lists/nearViewport';
import { type RefObject, useRef } from 'react';

interface TabScroll {
  /** The row of tabs, which is sticky. */
  readonly tabs: RefObject<HTMLDivElement | null>;
  /** Called before another tab opens. */
  readonly keepScroll: () => void;
}

/** Scroll position for the tab that opens next; the screen is made anew for each. */
let kept: number | undefined;

/** The row of tabs stays where it is while one tab replaces another; the new list begins at its top. */
export function useTabScroll(): TabScroll {
  const tabs = useRef<HTMLDivElement>(null);
  // The host of screens scrolls to the top of a new step in the same commit: this comes after it and before the paint.
  useBeforePaint(() => {
    const y = kept;
    kept = undefined;
    if (y !== undefined) queueMicrotask(() => window.scrollTo(0, y));
  }, []);
  const keepScroll = () => {
    const content = tabs.current?.parentElement;
    if (!tabs.current || !content) return;
    const start = content.getBoundingClientRect().top + window.scrollY;
    const stickyTop = Number.parseFloat(getComputedStyle(tabs.current).top) || 0;
    kept = Math.max(0, Math.min(window.scrollY, start - stickyTop));
  };
  return { tabs, keepScroll };
}
