import { type RefObject, useEffect, useRef, useState } from 'react';

/** Time until the next banner. */
const STANDS_MS = 6000;

interface Slides {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly playing: boolean;
  /** True if banners advance for this reader at all. */
  readonly moves: boolean;
  readonly play: (on: boolean) => void;
  readonly show: (index: number) => void;
  readonly scrolled: () => void;
}

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which banner is seen. They advance by themselves only until the reader touches them, and never where motion is unwelcome. */
export function useSlides(count: number, still: boolean): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [moves, setMoves] = useState(false);

  useEffect(() => setMoves(count > 1 && !still && !calm()), [count, still]);

  const show = (next: number) => {
    const list = strip.current;
    if (!list) return;
    const at = (next + count) % count;
    list.scrollTo({ left: at * list.clientWidth, behavior: calm() ? 'auto' : 'smooth' });
  };
  const scrolled = () => {
    const list = strip.current;
    if (list?.clientWidth) setIndex(Math.round(list.scrollLeft / list.clientWidth));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads what is here already
  useEffect(() => {
    if (!moves || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden && !strip.current?.matches(':hover, :focus-within')) show(index + 1);
    }, STANDS_MS);
    return () => clearInterval(timer);
  }, [moves, playing, index]);

  return { strip, index, playing, moves, play: setPlaying, show, scrolled };
}
