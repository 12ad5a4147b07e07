import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useState } from 'react';
import style from './ToTop.module.css';

/** S§9: shown after 300 px, looked at every 500 ms, each step of 30 ms halves what is left; status from 400 px. */
const SHOWN_AFTER_PX = 300;
const STATUS_AFTER_PX = 400;
const THROTTLE_MS = 500;
const STEP_MS = 30;

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The way back to the top, in the screen's bar (`data-bar`) or in one of its own: it never lies over text (B2). */
export function ToTop() {
  const words = useWords();
  const [shown, setShown] = useState<'inBar' | 'alone'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const isShown = window.scrollY > SHOWN_AFTER_PX;
      const bar = document.querySelector<HTMLElement>('[data-bar]');
      // a bar is as high as its text and the reader's type make it
      if (bar) document.documentElement.style.setProperty('--lower-bar', `${bar.offsetHeight}px`);
      setShown(isShown ? (bar ? 'inBar' : 'alone') : undefined);
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= STATUS_AFTER_PX);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return shown ? (
    <div className={style[shown]}>
      <button type="button" className={style.top} aria-label={words['shell.toTop']} onClick={climb}>
        <Icon name="up" />
      </button>
    </div>
  ) : null;
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
    if (expected > 0) setTimeout(step, STEP_MS);
  };
  step();
}
