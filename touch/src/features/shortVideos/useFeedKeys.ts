import { type RefObject, useEffect, useRef } from 'react';
import { currentSound, setSound } from './sound';
import { hasSoundKey } from './soundKey';

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Steps by key, as far as the slides reach. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** Arrow and page keys lead to the next and the previous video, M turns the sound on and off unless it is switched off. @returns scrolls to a slide */
export function useFeedKeys(feed: RefObject<HTMLElement | null>, place: number): (to: number) => void {
  const goTo = (to: number) => {
    const root = feed.current;
    root?.scrollTo({ top: to * root.clientHeight, behavior: calm() ? 'auto' : 'smooth' });
  };
  const latest = useRef({ goTo, place });
  latest.current = { goTo, place };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      const step = steps[event.key];
      if (step) {
        event.preventDefault();
        latest.current.goTo(latest.current.place + step);
      } else if (event.key.toLowerCase() === 'm' && hasSoundKey())
        setSound(currentSound() === 'on' ? 'off' : 'on');
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return goTo;
}
