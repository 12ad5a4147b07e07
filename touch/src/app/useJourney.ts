import { withVisitModes } from '@contract/modes';
import type { Navigation } from '@touch/outside/visit';
import { pageLayers } from '@touch/ui/pageLayers';
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeOf, type Step, stepAt } from './journey';
import { endRestoring, expectPlace, notePlace, placeOfKey, restorePlace, storePlace } from './places';
import { loadedScreen, optionsOf } from './screens';

export interface Journey {
  readonly step: Step;
  /** Where the reader was on this step before, in CSS px; undefined on a first visit. */
  readonly scroll: number | undefined;
  readonly navigation: Navigation;
}

interface Where {
  readonly step: Step;
  readonly scroll: number | undefined;
}

let count = 0;
const newKey = (): string => `${Date.now().toString(36)}${(count++).toString(36)}`;

/** State of a history entry of ours. */
interface EntryState {
  readonly key?: string;
  /** A step of the same visit lies before it. */
  readonly inner?: boolean;
}

const entryState = (): EntryState => window.history.state ?? {};

/** An address without its place on the page. */
const pageOf = (href: string): string => href.split('#')[0] ?? href;

/** Modes hold for the whole visit (A4): the address has them, so that a reload and the way back find them. */
const withModes = (step: Step, before: Step): Step => ({
  ...step,
  search: withVisitModes(before.search, step.search),
});

interface FollowedHistory {
  readonly base: string;
  readonly origin: string;
  /** The step that stands. */
  readonly current: RefObject<Step>;
  /** Address of the page, without its place on it. */
  readonly address: RefObject<string>;
  readonly leave: () => void;
  readonly arrive: (step: Step, scroll: number | undefined) => void;
}

/** Follows the browser's way back and forward; the function it returns ends that. */
function followHistory(followed: FollowedHistory): () => void {
  const { base, origin, current, address, leave, arrive } = followed;
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const y = placeOfKey(current.current.key);
    if (y !== undefined) restorePlace(y);
    // The step that was under way when the page was left never finished.
    pageLayers.moved(true);
  };
  const store = () => storePlace(current.current.key);
  // a page in the background may end without being left
  const hidden = () => document.hidden && store();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', shown);
  window.addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', hidden);
  current.current = { ...current.current, key: entryState().key ?? newKey() };
  window.history.replaceState({ ...entryState(), key: current.current.key }, '');
  address.current = pageOf(window.location.href);
  // loaded anew while something lay over it, which does not any more
  pageLayers.moved(true);
  const popped = (event: PopStateEvent) => {
    const { key: known }: EntryState = event.state ?? {};
    // a place on this page (the skip link), or what lay over it closes
    if (known ? known === current.current.key : pageOf(window.location.href) === address.current) {
      const { key } = current.current;
      if (!known) window.history.replaceState({ key, inner: true, over: pageLayers.open.length }, '');
      return pageLayers.moved(true);
    }
    const place = placeOf(window.location.href, base, origin);
    if (!place) return window.location.reload();
    leave();
    const key = known ?? newKey();
    const step = withModes(stepAt(place, key), current.current);
    if (step.search !== place.search)
      window.history.replaceState({ ...entryState(), key }, '', `${base}${step.path}${step.search}`);
    arrive(step, placeOfKey(key) ?? 0);
    pageLayers.moved(false);
  };
  window.addEventListener('popstate', popped);
  return () => {
    window.removeEventListener('popstate', popped);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** History and scroll positions; the pure part is `journey.ts`. */
export function useJourney(first: Step, base: string, origin: string): Journey {
  const [where, setWhere] = useState<Where>({ step: first, scroll: undefined });
  const current = useRef(first);
  const address = useRef('');
  const isTapped = useRef(false);

  const leave = useCallback(() => {
    notePlace(current.current.key);
    endRestoring();
  }, []);
  const arrive = useCallback((step: Step, scroll: number | undefined) => {
    current.current = step;
    address.current = pageOf(window.location.href);
    isTapped.current = scroll === undefined;
    expectPlace(scroll ?? 0);
    setWhere({ step, scroll });
  }, []);

  useEffect(
    () => followHistory({ base, origin, current, address, leave, arrive }),
    [base, origin, arrive, leave],
  );

  const go = useCallback(
    (href: string, how: 'push' | 'replace' = 'push') =>
      pageLayers.closeAll(() => {
        const place = placeOf(href, base, origin);
        if (!place) return window.location.assign(href);
        leave();
        const step = withModes(stepAt(place, newKey()), current.current);
        const address = `${base}${step.path}${step.search}`;
        const { key } = step;
        if (how === 'push') window.history.pushState({ key, inner: true }, '', address);
        else window.history.replaceState({ key, inner: entryState().inner }, '', address);
        const { screen } = step.match;
        if (optionsOf(loadedScreen(screen), screen).firstScreen) return arrive(step, undefined);
        // the tapped control is painted as pressed before the next screen is rendered
        startTransition(() => arrive(step, undefined));
      }),
    [base, origin, arrive, leave],
  );

  const navigation = useMemo<Navigation>(() => {
    const backOr = (href: string) => {
      // opened from outside: there is nothing of ours to go back to
      if (!entryState().inner) go(href, 'replace');
      else pageLayers.closeAll(() => window.history.back());
    };
    const back = () => backOr(`${base}/home.html`);
    return { go, backOr, back, isTapped: () => isTapped.current };
  }, [base, go]);

  return { ...where, navigation };
}
