import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { useEffect, useRef, useState } from 'react';
import style from './PullToRefresh.module.css';
import { movePull, type Pull, REFRESH_AT_PX, startPull } from './pull';

export interface PullToRefreshProps {
  /** Settles when the new first page is here or has failed. */
  readonly refresh: () => Promise<unknown>;
}

/** Pulled down from the top of the page, or asked by button: keyboard and mouse pull nothing (E3, WCAG 2.5.7). */
export function PullToRefresh({ refresh }: PullToRefreshProps) {
  const words = useWords();
  const [open, setOpen] = useState(0);
  const [busy, setBusy] = useState(false);
  const run = useRef<() => void>(undefined);

  useEffect(() => {
    run.current = () => {
      if (busy) return;
      setBusy(true);
      void refresh().finally(() => {
        setBusy(false);
        setOpen(0);
      });
    };
  }, [refresh, busy]);

  useEffect(() => followPull(setOpen, () => run.current?.()), []);

  const text = words[open >= REFRESH_AT_PX ? 'state.releaseToRefresh' : 'state.pullToRefresh'];
  return (
    <>
      <div className={style.strip} style={{ height: busy ? REFRESH_AT_PX : open }} role="status">
        {busy ? words['state.refreshing'] : open > 0 ? text : ''}
      </div>
      <button
        type="button"
        className={style.button}
        onClick={() => run.current?.()}
        aria-disabled={busy}
        aria-label={words['state.reload']}
      >
        <Icon name="refresh" size={18} />
      </button>
    </>
  );
}

/** Watches one finger from the top of the page on; `opened` gets the strip's height in CSS px. */
function followPull(opened: (height: number) => void, refresh: () => void): () => void {
  let pull: Pull | undefined;
  const down = ({ touches, target }: TouchEvent) => {
    const finger = touches[0];
    const inSheet = target instanceof Element && target.closest('dialog') !== null;
    const starts = finger && touches.length === 1 && window.scrollY <= 0 && !inSheet;
    pull = starts ? startPull(finger.clientX, finger.clientY) : undefined;
  };
  const move = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (!pull || !finger) return;
    pull = movePull(pull, finger.clientX, finger.clientY);
    opened(pull.open);
  };
  const up = () => {
    if (!pull) return;
    if (pull.open >= REFRESH_AT_PX) refresh();
    else opened(0);
    pull = undefined;
  };
  const passive = { passive: true };
  document.addEventListener('touchstart', down, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', up);
  document.addEventListener('touchcancel', up);
  // the browser's own reloading by pulling would come in between
  const { style: html } = document.documentElement;
  html.setProperty('overscroll-behavior-y', 'contain');
  return () => {
    document.removeEventListener('touchstart', down);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', up);
    document.removeEventListener('touchcancel', up);
    html.removeProperty('overscroll-behavior-y');
  };
}
