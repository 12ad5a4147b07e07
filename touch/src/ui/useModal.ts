import { type RefObject, useEffect } from 'react';

/** Those that are open, one over the other. */
const open: Element[] = [];

/**
 * Opens a dialog for as long as it is rendered: nothing behind it scrolls, Escape closes it, the focus goes back to where it
 * was. Browsers without `showModal` get the same box in place.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    open.push(element);
    const modal = typeof element.showModal === 'function';
    if (modal) element.showModal();
    else element.setAttribute('open', '');
    const { style: html } = document.documentElement;
    html.setProperty('overflow', 'hidden');
    return () => {
      open.splice(open.indexOf(element), 1);
      if (open.length === 0) html.removeProperty('overflow');
      if (modal) element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open[open.length - 1] !== dialog.current) return;
      // the one below would be closed by the browser, once this one is gone
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [dialog, close]);
}
