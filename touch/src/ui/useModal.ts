import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog for as long as it is rendered: nothing behind it scrolls, Escape closes it, the focus goes back to where it
 * was. Browsers without `showModal` get the same box in place.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const modal = typeof element.showModal === 'function';
    if (modal) element.showModal();
    else element.setAttribute('open', '');
    const { style: html } = document.documentElement;
    html.setProperty('overflow', 'hidden');
    return () => {
      html.removeProperty('overflow');
      if (modal) element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);

  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [close]);
}
