import { keepFocus } from './keepFocus';
import { padBelowBars } from './padBelowBars';
import { returnToLinks } from './returnToLinks';

let isStarted = false;

/**
 * Keeps the focus visible and in its place, from the reader's first touch or key on (C6); once a page.
 * @param path of that event @param state of the history then
 */
export function startFocus(path: readonly EventTarget[], state: unknown): void {
  if (isStarted) return;
  isStarted = true;
  keepFocus(path);
  returnToLinks(path, state);
  padBelowBars();
  // before the browser moves the focus, and scrolls to it
  document.addEventListener('keydown', padBelowBars, true);
}
