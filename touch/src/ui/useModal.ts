import { type RefObject, useEffect, useRef } from 'react';
import { useOver } from './useOver';

/** How many are open, one over the other. */
let open = 0;

/**
 * Opens a dialog for as long as it is rendered: nothing behind it scrolls, Escape and back close it, the focus goes back to
 * where it was. Browsers without `showModal` get the same box in place.
 * @param by what opens by itself has no entry in the history: browsers skip a page that makes one before it is touched
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  close: () => void,
  by: 'reader' | 'page' = 'reader',
): void {
  const latest = useRef(close);
  latest.current = close;
  useOver(close, by === 'reader');

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    open += 1;
    const modal = typeof element.showModal === 'function';
    if (modal) element.showModal();
    else element.setAttribute('open', '');
    // Android's back gesture goes to the dialog itself, which may close without asking
    const gone = () => latest.current();
    element.addEventListener('close', gone);
    const { style: html } = document.documentElement;
    html.setProperty('overflow', 'hidden');
    return () => {
      open -= 1;
      if (open === 0) html.removeProperty('overflow');
      element.removeEventListener('close', gone);
      if (modal) element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
