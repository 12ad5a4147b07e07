import { titleParameter } from '@touch/lib/visitFlags';
import type { Messages } from '@touch/locales/messages';
import { painted } from '@touch/outside/painted';
import type { OfflineSaver } from '@touch/outside/serviceWorker';
import type { Visit } from '@touch/outside/visit';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { announce } from './announce';
import type { Step } from './journey';
import { screenContext } from './screenContext';
import { fetchParts } from './screens';
import type { Shown } from './useShownScreen';

interface ArrivalOptions {
  readonly visit: Visit;
  readonly words: Messages;
  readonly first: Step;
  /** The step that stands. */
  readonly step: Step;
  /** The server has rendered the first screen and named it. */
  readonly isServed: boolean;
  readonly isNewerThanPage: RefObject<boolean>;
  readonly saver: RefObject<OfflineSaver | undefined>;
}

interface Arrival {
  readonly prepare: (shown: Shown) => void;
  readonly arrived: (shown: Shown) => unknown;
}

/** The messenger around the page, where it was opened in one: who reads, and the card of a screen (G7). */
function useMessenger({ visit, words, first, isServed }: ArrivalOptions): (step: Step) => void {
  const { flags, config } = visit;
  const around = useRef<Promise<typeof import('./messenger')>>(undefined);
  const latest = useRef(visit);
  latest.current = visit;
  useEffect(() => {
    if (!flags.messenger || config.messenger.appid === '') return;
    around.current = import('./messenger');
    // without its part one reads as a guest
    around.current
      .then(async (part) => {
        const page = latest.current;
        const stays = await part.authorise(page, words);
        // a screen as served stood before the part was asked for
        if (stays && isServed) await part.showCard(page, words, first);
      })
      .catch(() => undefined);
  }, [flags.messenger, config, words, first, isServed]);
  return useCallback(
    (step) =>
      // without its part one shares without a card
      void around.current?.then(
        (part) => part.showCard(visit, words, step),
        () => undefined,
      ),
    [visit, words],
  );
}

/** A screen on its way and arrived: its data, title, focus and announcement. */
export function useArrival(options: ArrivalOptions): Arrival {
  const { visit, words, first, step, isServed, isNewerThanPage, saver } = options;
  const showCard = useMessenger(options);
  const current = useRef(first);
  /** Had the focus when the step began. */
  const before = useRef<Element>(null);
  if (current.current !== step) before.current = document.activeElement;
  current.current = step;
  const loading = useRef<Promise<unknown>>(undefined);
  const prepare = useCallback(
    ({ step, module }: Shown) => {
      isNewerThanPage.current = true;
      // a part that does not come is told by the screen that needs it
      loading.current = module.load?.(screenContext(visit, words, step)).catch(() => undefined);
    },
    [visit, words, isNewerThanPage],
  );

  /** The title as the screen makes it, once what it is made of is here; `title=` wins (A6). */
  const arrived = useCallback(
    async (shown: Shown) => {
      const { step } = shown;
      const isFirst = step === first;
      if (isFirst && isServed) return showCard(step);
      if (isFirst) prepare(shown);
      else {
        // the focus costs style and layout: the screen is painted first (decision 095)
        await painted();
        if (current.current !== step) return;
        // a screen that has placed it keeps it
        if ([before.current, document.body].includes(document.activeElement))
          document.getElementById('main')?.focus({ preventScroll: true });
      }
      const addressTitle = titleParameter(step.search);
      // without the part that knows better the newsroom's name stands
      const head = await fetchParts()
        .then(({ loadHead }) => loadHead(step.match.screen, visit.locale))
        .catch(() => undefined);
      await loading.current;
      const title = addressTitle || head?.(screenContext(visit, words, step)).title || visit.config.appName;
      if (current.current !== step) return;
      document.title = title;
      showCard(step);
      if (isFirst) return;
      announce(words['shell.openedScreen'](title));
      saver.current?.save();
    },
    [visit, words, first, isServed, prepare, showCard, saver],
  );
  return { prepare, arrived };
}
