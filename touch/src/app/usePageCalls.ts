import type { Messages } from '@touch/locales/messages';
import { QueryCache } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';
import { type RefObject, useMemo, useRef } from 'react';
import type { BrowserCallLayer } from './callLayer';
import type { PageState } from './pageState';

interface PageCalls {
  readonly openLayer: () => Promise<BrowserCallLayer>;
  readonly cache: QueryCache;
  /** True once the page shows something newer than what was served: its time goes on from there. */
  readonly isNewerThanPage: RefObject<boolean>;
}

/** The call layer, loaded with the first call, and the cache of the page's answers. */
export function usePageCalls(
  state: PageState,
  words: Messages,
  visit: RefObject<Visit | undefined>,
): PageCalls {
  const { config } = state;
  const isNewerThanPage = useRef(false);
  const openLayer = useMemo(() => {
    let opened: Promise<BrowserCallLayer> | undefined;
    return () => {
      opened ??= import('./callLayer').then(({ openCallLayer }) =>
        openCallLayer(config, words, () => visit.current),
      );
      // a part that did not come is asked for again with the next call
      opened.catch(() => {
        opened = undefined;
      });
      return opened;
    };
  }, [config, words, visit]);
  const cache = useMemo(() => {
    const made = new QueryCache(
      async (name, input) => {
        // Answers of calls are newer than the page; deferred parts still find the page's own time (D2).
        if (name !== 'event') isNewerThanPage.current = true;
        return (await openLayer()).call(name, input);
      },
      () => Date.now(),
    );
    made.hydrate(state.entries, (selector) => document.querySelector(selector)?.innerHTML);
    return made;
  }, [openLayer, state]);
  return { openLayer, cache, isNewerThanPage };
}
