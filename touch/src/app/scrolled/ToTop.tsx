import { BACK_TO_TOP_PX, SCROLL_STATUS_PX, SCROLL_STEP_MS, SCROLL_THROTTLE_MS } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useState } from 'react';
import style from './ToTop.module.css';

/** Space between the button and the next part of a bar. */
const GAP_PX = 4;
/** Narrower windows have no room in a bar; nor have larger ones in elder mode. */
const ROOM_PX = 360;
const ELDER_ROOM_PX = 430;
/** Windows with room beside a column, and beside a wide page. */
const COLUMN_PX = 960;
const WIDE_PX = 1368;

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Place of the button: in a bar beside its first part, in a line above the bar, in a bar of its own, or beside the page's column. */
interface Place {
  readonly kind: 'inBar' | 'above' | 'alone' | 'beside';
  /** Distances from the lower right corner of the page's column, CSS px. */
  readonly right?: number;
  readonly bottom?: number;
}

/**
 * The way back to the top (B2): in the screen's bar where that can make room (`data-bar="room"`: its first part gets narrower, nothing else
 * moves), else in a line above the bar (`data-bar`), or in a bar of its own.
 */
export function ToTop() {
  const words = useWords();
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const main = document.getElementById('main');
    const look = () => {
      timer = undefined;
      const next = main && window.scrollY > BACK_TO_TOP_PX ? findPlace(main) : undefined;
      main?.toggleAttribute('data-narrowed', next?.kind === 'inBar');
      setPlace(next);
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= SCROLL_STATUS_PX);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, SCROLL_THROTTLE_MS);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    // a bar that grows takes the button with it
    const sizes = new ResizeObserver(scrolled);
    if (main) sizes.observe(main);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', scrolled);
      main?.removeAttribute('data-narrowed');
    };
  }, []);
  if (!place) return null;
  const { kind, ...at } = place;
  return (
    <div className={style[kind]}>
      <button
        type="button"
        className={style.top}
        style={at}
        aria-label={words['shell.toTop']}
        onClick={climb}
      >
        <Icon name="up" />
      </button>
    </div>
  );
}

/** Measures the screen's bar; its code may not be there yet (served HTML), so nothing is put into it. */
function findPlace(main: HTMLElement): Place {
  if (window.innerWidth >= (main.classList.contains('wide') ? WIDE_PX : COLUMN_PX)) return { kind: 'beside' };
  const bar = main.querySelector<HTMLElement>('[data-bar]');
  const [first, next] = bar?.children ?? [];
  if (!bar || !first) return { kind: 'alone' };
  const isElder = document.documentElement.hasAttribute('data-elder');
  if (bar.dataset.bar !== 'room' || window.innerWidth < (isElder ? ELDER_ROOM_PX : ROOM_PX))
    return { kind: 'above', bottom: bar.offsetHeight };
  const { right, bottom } = main.getBoundingClientRect();
  const row = first.getBoundingClientRect();
  const end = next
    ? next.getBoundingClientRect().left - GAP_PX
    : bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
  return {
    kind: 'inBar',
    right: right - end,
    bottom: Math.min(bottom, window.innerHeight) - (row.top + row.bottom) / 2,
  };
}

/** Halves the offset each step; a reader who scrolls meanwhile wins; with reduced motion it jumps (B2). */
function climb(): void {
  if (calm()) {
    window.scrollTo(0, 0);
    return;
  }
  let expected = window.scrollY;
  const step = () => {
    if (Math.abs(window.scrollY - expected) > 2) return;
    expected = Math.floor(window.scrollY / 2);
    window.scrollTo(0, expected);
    if (expected > 0) setTimeout(step, SCROLL_STEP_MS);
  };
  step();
}
