import { last } from '@touch/lib/last';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLayer } from './useLayer';

/** Open dialogs, topmost last. */
const openDialogs: HTMLDialogElement[] = [];

/** Moves the toast region into the topmost dialog: below a modal dialog it is neither visible nor announced. */
function moveToastRegion(): void {
  const line = document.getElementById('toast');
  const place = last(openDialogs) ?? document.body;
  if (line && line.parentElement !== place) place.append(line);
}

/** The dialog is the topmost one, with the toast region inside. @returns to be called before it leaves the page */
export function enterDialog(element: HTMLDialogElement): () => void {
  openDialogs.push(element);
  moveToastRegion();
  return () => {
    openDialogs.splice(openDialogs.indexOf(element), 1);
    moveToastRegion();
  };
}

/**
 * Opens a dialog for as long as it is rendered: nothing behind it scrolls, Escape and back close it, the focus goes back to
 * where it was. Browsers without `showModal` get the same box in place.
 * @param openedBy what opens by itself has no entry in the history: browsers skip a page that makes one before it is touched
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  close: () => void,
  openedBy: 'reader' | 'page' = 'reader',
): void {
  const latest = useRef(close);
  latest.current = close;
  useLayer(close, openedBy === 'reader');

  // A layout effect runs before the dialog, with the toast region inside, leaves the page.
  useLayoutEffect(() => {
    if (dialog.current) return enterDialog(dialog.current);
  }, [dialog]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const modal = typeof element.showModal === 'function';
    if (modal) element.showModal();
    else element.setAttribute('open', '');
    // Android's back gesture goes to the dialog itself, which may close without asking
    const gone = () => latest.current();
    element.addEventListener('close', gone);
    const { style: html } = document.documentElement;
    html.setProperty('overflow', 'hidden');
    return () => {
      if (openDialogs.length === 0) html.removeProperty('overflow');
      element.removeEventListener('close', gone);
      if (modal) element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
