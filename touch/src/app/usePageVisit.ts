import { withVisitModes } from '@contract/modes';
import { readFlags } from '@touch/lib/visitFlags';
import type { Locale, Messages } from '@touch/locales/messages';
import { sendPlainAndForget } from '@touch/outside/sendAndForget';
import type { Navigation, Visit } from '@touch/outside/visit';
import { type RefObject, useMemo, useRef } from 'react';
import { toast } from './announce';
import type { BrowserCallLayer } from './callLayer';
import type { PageState } from './pageState';
import { siteLangOf } from './startUp';
import { usePageCalls } from './usePageCalls';
import { usePreferences } from './usePreferences';

interface PageVisitOptions {
  readonly state: PageState;
  readonly locale: Locale;
  readonly words: Messages;
  /** Query of the step that stands. */
  readonly search: string;
  readonly navigation: Navigation;
}

export interface PageVisit {
  readonly visit: Visit;
  readonly openLayer: () => Promise<BrowserCallLayer>;
  readonly isNewerThanPage: RefObject<boolean>;
}

/** The visit of this page in the browser. */
export function usePageVisit(options: PageVisitOptions): PageVisit {
  const { state, locale, words, search, navigation } = options;
  const { config, origin, basePath } = state;
  const [preferences, changePreferences] = usePreferences(locale);
  // of the address alone, as the server reads it; a step has what the steps before it had
  const modes = withVisitModes(search, '');
  const flags = useMemo(() => readFlags(modes, navigator.userAgent, config.appMarker), [modes, config]);
  const current = useRef<Visit>(undefined);
  const { openLayer, cache, isNewerThanPage } = usePageCalls(state, words, current);
  const visit = useMemo<Visit>(
    () => ({
      config,
      flags,
      locale,
      preferences,
      changePreferences,
      origin,
      basePath,
      cache,
      navigation,
      siteLang: siteLangOf(config, locale),
      // the page as served agrees with the server's time; afterwards time goes on
      now: () => (isNewerThanPage.current ? Date.now() : state.now),
      toast,
      sendAndForget: (name, input) => {
        if (flags.inApp || !sendPlainAndForget(config, name, input)) void cache.call(name, input);
      },
      upload: async (name, input, upload) => (await openLayer()).upload(name, input, upload),
      needsMember: (action) => {
        openLayer()
          .then(({ needsMember }) => needsMember(action))
          .catch(() => toast(words['state.networkError']));
      },
      authenticate: async () => (await openLayer()).authenticate(),
    }),
    [
      config,
      flags,
      locale,
      preferences,
      changePreferences,
      origin,
      basePath,
      cache,
      navigation,
      state.now,
      words,
      openLayer,
      isNewerThanPage,
    ],
  );
  current.current = visit;
  return { visit, openLayer, isNewerThanPage };
}
