import { type RefObject, useEffect } from 'react';

/** Held larger by two fingers, what is seen says nothing of a keyboard. */
const PINCHED = 1.01;

/**
 * Keeps the sheet around an element above the keyboard: it covers a page without making it smaller (iOS, newer Android), or
 * makes it smaller by itself (older web views): what counts is how far the sheet reaches below what is seen.
 */
export function useAboveKeyboard(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = inside.current?.closest('dialog');
    const seen = window.visualViewport;
    if (!sheet || !seen) return;
    const scrolled = window.scrollY;
    let lifted = 0;
    const place = () => {
      const below = sheet.getBoundingClientRect().bottom + lifted - (seen.offsetTop + seen.height);
      lifted = seen.scale > PINCHED ? 0 : Math.max(0, Math.round(below));
      sheet.style.setProperty('--lifted', `${lifted}px`);
      sheet.style.setProperty('--seen', `${Math.round(seen.height)}px`);
    };
    place();
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
      // iOS leaves the page pushed up where the keyboard was, and taps land beside what is seen
      if (window.scrollY !== scrolled) window.scrollTo(window.scrollX, scrolled);
    };
  }, [inside]);
}
