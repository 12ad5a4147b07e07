import { withVisitModes } from '@contract/modes';
import { readFlags, titleParameter } from '@touch/lib/visitFlags';
import type { Locale, Messages } from '@touch/locales/messages';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { type Preferences, preferencesCookie, readPreferences } from '@touch/outside/preferences';
import { QueryCache } from '@touch/outside/queryCache';
import type { ScreenModule } from '@touch/outside/screen';
import { sendPlainAndForget } from '@touch/outside/sendAndForget';
import type { OfflineSaver } from '@touch/outside/serviceWorker';
import type { Visit } from '@touch/outside/visit';
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, screenContext } from './App';
import { afterLoad } from './afterLoad';
import { announce, toast } from './announce';
import { applyLook } from './applyLook';
import type { BrowserCallLayer } from './callLayer';
import { type Step, stepAt } from './journey';
import { followLinks } from './links';
import { startOffline } from './offline';
import { pageStands } from './PartFailed';
import type { PageState } from './pageState';
import { fetchParts, loadScreen } from './screens';
import { lookOf, siteLangOf } from './startUp';
import { useJourney } from './useJourney';

/** In the reader's language; a page as served names the file. */
async function fetchWords(locale: Locale, address: string | undefined): Promise<Messages> {
  if (!address) return (await fetchParts()).catalogues[locale]();
  const module: Readonly<Record<Locale, Messages>> = await import(/* @vite-ignore */ address);
  return module[locale];
}

export async function createBrowserPage(text: string, served: Locale | undefined): Promise<void> {
  const isServed = text !== '';
  const state: PageState = isServed ? JSON.parse(text) : await (await import('./staticState')).fetchState();
  const locale = served ?? state.locale;
  // from the state, not the address: an article stands at its public address too (wire W18)
  const step = stepAt(state, 'first');
  const { screen, words: wordsFile } = document.documentElement.dataset;
  const [words] = await Promise.all([
    fetchWords(locale, wordsFile),
    loadScreen(step.match.screen, locale, screen),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (!isServed) document.title = state.config.appName;
  const page = <Page state={state} locale={locale} words={words} first={step} isServed={isServed} />;
  // piece by piece: a finger that comes meanwhile need not wait for the whole page
  startTransition(() => {
    if (root.firstChild) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

interface PageProps {
  readonly state: PageState;
  readonly locale: Locale;
  readonly words: Messages;
  readonly first: Step;
  /** The server has rendered the first screen and named it. */
  readonly isServed: boolean;
}

function Page({ state, locale, words, first, isServed }: PageProps) {
  const { config, origin, basePath } = state;
  const [preferences, setPreferences] = useState<Preferences>(() => readPreferences(document.cookie));
  const wanted = useRef(preferences);
  const isNewerThanPage = useRef(false);
  const keeper = useRef<OfflineSaver>(undefined);
  const { step, scroll, navigation } = useJourney(first, basePath, origin);
  // of the address alone, as the server reads it; a step has what the steps before it had
  const search = withVisitModes(step.search, '');
  const flags = useMemo(() => readFlags(search, navigator.userAgent, config.appMarker), [search, config]);
  const here = useRef<Visit>(undefined);
  const line = useMemo(() => {
    let opened: Promise<BrowserCallLayer> | undefined;
    return () => {
      opened ??= import('./callLayer').then(({ openCallLayer }) =>
        openCallLayer(config, words, () => here.current),
      );
      // a part that did not come is asked for again with the next call
      opened.catch(() => {
        opened = undefined;
      });
      return opened;
    };
  }, [config, words]);
  const cache = useMemo(() => {
    const made = new QueryCache(
      async (name, input) => {
        // Answers of calls are newer than the page; deferred parts still find the page's own time (D2).
        if (name !== 'event') isNewerThanPage.current = true;
        return (await line()).call(name, input);
      },
      () => Date.now(),
    );
    made.hydrate(state.entries, (selector) => document.querySelector(selector)?.innerHTML);
    return made;
  }, [line, state]);

  const changePreferences = useCallback((change: Partial<Preferences>) => {
    const before = wanted.current;
    const after = { ...before, ...change };
    // biome-ignore lint/suspicious/noDocumentCookie: the one cookie of the page; the cookie store is not in Safari 14
    document.cookie = preferencesCookie(after);
    if (after.locale !== before.locale) window.location.reload();
    wanted.current = after;
    setPreferences(after);
  }, []);

  useEffect(
    () =>
      onPageRestored(() => {
        if (!navigator.cookieEnabled) return;
        const now = readPreferences(document.cookie);
        if ((now.locale ?? locale) !== locale) window.location.reload();
        wanted.current = now;
        setPreferences(now);
      }),
    [locale],
  );

  const visit = useMemo<Visit>(
    () => ({
      config,
      flags,
      locale,
      siteLang: siteLangOf(config, locale),
      preferences,
      changePreferences,
      origin,
      basePath,
      cache,
      navigation,
      // the page as served agrees with the server's time; afterwards time goes on
      now: () => (isNewerThanPage.current ? Date.now() : state.now),
      toast,
      sendAndForget: (name, input) => {
        if (flags.inApp || !sendPlainAndForget(config, name, input)) void cache.call(name, input);
      },
      upload: async (name, input, upload) => (await line()).upload(name, input, upload),
      needsMember: (action) => {
        line()
          .then(({ needsMember }) => needsMember(action))
          .catch(() => toast(words['state.networkError']));
      },
      authenticate: async () => (await line()).authenticate(),
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
      line,
    ],
  );
  here.current = visit;

  useEffect(() => {
    // the server never writes a title of the address (A6)
    const title = titleParameter(first.search);
    if (title) document.title = title;
    document.documentElement.dataset.ready = '';
    pageStands();
    // a tap lasts long enough for the list of parts; without it the next screen says what failed
    return followLinks(basePath, navigation.go, () => fetchParts().catch(() => undefined));
  }, [basePath, navigation, first.search]);

  useEffect(() => {
    // The app decides which member reads, before any call (G8).
    if (flags.inApp) void line();
  }, [flags.inApp, line]);

  useEffect(() => {
    applyLook(lookOf(config, flags, preferences, locale));
  }, [config, flags, preferences, locale]);

  const [Bar, setBar] = useState<ComponentType<{ readonly screen: string }>>();
  useEffect(
    () =>
      afterLoad(() => {
        // Records that an earlier visit could not send to the analytics service (J4).
        if (config.analytics) void line();
        if (config.openLaunchApp || config.deepChain)
          import('@touch/features/openInBrowser/getApp/appBar/OpenAppBar').then(
            (part) => setBar(() => part.OpenAppBar),
            // without its part no app is offered
            () => undefined,
          );
        const reader = { locale, dark: document.documentElement.dataset.theme === 'dark' };
        void startOffline({ reader, words, toast }).then((started) => {
          keeper.current = started;
        });
      }),
    [locale, words, config, line],
  );

  const around = useRef<Promise<typeof import('./messenger')>>(undefined);
  useEffect(() => {
    const page = here.current;
    if (!flags.messenger || config.messenger.appid === '' || !page) return;
    around.current = import('./messenger');
    // without its part one reads as a guest
    around.current
      .then(async (part) => {
        const stays = await part.authorise(page, words);
        // a screen as served stood before the part was asked for
        if (stays && isServed) await part.showCard(page, words, first);
      })
      .catch(() => undefined);
  }, [flags.messenger, config, words, first, isServed]);

  const current = useRef(first);
  current.current = step;
  const loading = useRef<Promise<unknown>>(undefined);
  const prepare = useCallback(
    ({ step, module }: { step: Step; module: ScreenModule }) => {
      isNewerThanPage.current = true;
      // a part that does not come is told by the screen that needs it
      loading.current = module.load?.(screenContext(visit, words, step)).catch(() => undefined);
    },
    [visit, words],
  );

  /** The title as the screen makes it, once what it is made of is here; `title=` wins (A6). */
  const arrived = useCallback(
    async (shown: { step: Step; module: ScreenModule }) => {
      const { step } = shown;
      const isFirst = step === first;
      const showCard = () =>
        // without its part one shares without a card
        void around.current?.then(
          (part) => part.showCard(visit, words, step),
          () => undefined,
        );
      if (isFirst && isServed) return showCard();
      if (isFirst) prepare(shown);
      else document.getElementById('main')?.focus({ preventScroll: true });
      const addressTitle = titleParameter(step.search);
      // without the part that knows better the newsroom's name stands
      const head = await fetchParts()
        .then(({ loadHead }) => loadHead(step.match.screen, locale))
        .catch(() => undefined);
      await loading.current;
      const title = addressTitle || head?.(screenContext(visit, words, step)).title || config.appName;
      if (current.current !== step) return;
      document.title = title;
      showCard();
      if (isFirst) return;
      announce(words['shell.openedScreen'](title));
      keeper.current?.save();
    },
    [visit, words, config, locale, first, isServed, prepare],
  );

  const over = Bar && <Bar screen={step.match.screen} />;
  return <App {...{ visit, words, step, scroll, arrived, prepare, over }} />;
}
