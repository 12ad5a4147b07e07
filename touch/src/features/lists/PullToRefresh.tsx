import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import style from './PullToRefresh.module.css';
import { movePull, type Pull, REFRESH_AT_PX, startPull } from './pull';

interface PullToRefreshProps {
  /** Settles when the new first page is here or has failed. */
  readonly refresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Pulled down from the top of the page, or asked by button: keyboard and mouse pull nothing (E3, WCAG 2.5.7). */
export function PullToRefresh({ refresh, children }: PullToRefreshProps) {
  const words = useWords();
  const pull = useRef<Pull>(undefined);
  const [open, setOpen] = useState(0);
  const [busy, setBusy] = useState(false);

  // the browser's own reloading by pulling would come in between
  useEffect(() => {
    const { style: html } = document.documentElement;
    html.setProperty('overscroll-behavior-y', 'contain');
    return () => {
      html.removeProperty('overscroll-behavior-y');
    };
  }, []);

  const run = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
    setOpen(0);
  };
  const down = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    pull.current =
      finger && touches.length === 1 && window.scrollY <= 0 && !busy
        ? startPull(finger.clientX, finger.clientY)
        : undefined;
  };
  const move = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (!pull.current || !finger) return;
    pull.current = movePull(pull.current, finger.clientX, finger.clientY);
    setOpen(pull.current.open);
  };
  const up = () => {
    const ready = (pull.current?.open ?? 0) >= REFRESH_AT_PX;
    pull.current = undefined;
    if (ready) {
      setOpen(REFRESH_AT_PX);
      void run();
    } else if (!busy) setOpen(0);
  };

  const text = busy
    ? words['state.refreshing']
    : words[open >= REFRESH_AT_PX ? 'state.releaseToRefresh' : 'state.pullToRefresh'];
  return (
    <div onTouchStart={down} onTouchMove={move} onTouchEnd={up} onTouchCancel={up}>
      <div className={style.strip} style={{ height: busy ? REFRESH_AT_PX : open }} role="status">
        {open > 0 || busy ? text : ''}
      </div>
      <button
        type="button"
        className={style.button}
        onClick={run}
        disabled={busy}
        aria-label={words['state.reload']}
      >
        <Icon name="refresh" size={18} />
      </button>
      {children}
    </div>
  );
}
