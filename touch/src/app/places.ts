import { readStored, writeStored } from '@touch/outside/storage';
import { afterLoad } from './afterLoad';

/** Scroll positions of the tab's steps, in CSS px by the keys of their history entries (decision 117). */
const NAME = 'places';
const MAX_PLACES = 50;
const places = new Map<string, number>(JSON.parse(readStored('session', NAME) ?? '[]'));

/** The place that the page is on its way to. */
let wanted: number | undefined;
let stop = () => {
  wanted = undefined;
};
const INPUTS = ['wheel', 'touchstart', 'mousedown', 'keydown'];

export const placeOfKey = (key: string | undefined): number | undefined => places.get(key ?? '');

/** Notes where the reader is on a step. A page that is left before it stood at its place keeps that place. */
export function notePlace(key: string): void {
  places.delete(key);
  places.set(key, wanted ?? Math.round(window.scrollY));
}

/** Notes it beyond this document, too. */
export function storePlace(key: string): void {
  notePlace(key);
  writeStored('session', NAME, JSON.stringify([...places].slice(-MAX_PLACES)));
}

/** A step begins whose screen is not here yet: its place is not where the screen before it stands. */
export function expectPlace(y: number): void {
  wanted = y;
}

/** The page is where it shall be. */
export function endRestoring(): void {
  stop();
  delete document.documentElement.dataset.returned;
}

/**
 * Brings the page to a place, and keeps it there while what stands above is still loading: until the page has loaded and is idle, or
 * the reader acts.
 * @param y CSS px
 */
export function restorePlace(y: number): void {
  stop();
  // Heights are exact from here on: what is not laid out yet would be estimated.
  if (y > 0) document.documentElement.dataset.returned = '';
  let isLoaded = false;
  const move = () => {
    if (wanted === undefined) return;
    window.scrollTo(0, y);
    if (isLoaded && Math.abs(window.scrollY - y) < 1) stop();
  };
  const growth = new ResizeObserver(move);
  stop = () => {
    wanted = undefined;
    growth.disconnect();
    for (const input of INPUTS) window.removeEventListener(input, stop, true);
  };
  wanted = y;
  move();
  growth.observe(document.body);
  for (const input of INPUTS) window.addEventListener(input, stop, true);
  afterLoad(() => {
    isLoaded = true;
    move();
  });
}
