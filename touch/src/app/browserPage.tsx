import { titleParameter } from '@touch/lib/visitFlags';
import type { Locale, Messages } from '@touch/locales/messages';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { applyLook } from './applyLook';
import { asWithoutScript } from './asWithoutScript';
import { followFocus } from './followFocus';
import { type Step, stepAt } from './journey';
import { followLinks } from './links';
import { pageStands } from './PartFailed';
import type { PageState } from './pageState';
import { fetchParts, loadScreen } from './screens';
import { lookOf } from './startUp';
import { useArrival } from './useArrival';
import { useDeferredParts } from './useDeferredParts';
import { useJourney } from './useJourney';
import { usePageVisit } from './usePageVisit';
import { useScrolledPart } from './useScrolledPart';

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
  const page = <Page {...{ state, locale, words, isServed }} first={step} />;
  // in a document of its own, so that nothing in it loads
  const { href } = window.location;
  const copy = root.firstChild ? document.implementation.createHTMLDocument().importNode(root, true) : null;
  const onUncaughtError = (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a report, as of an error that nothing catches
    console.error(error);
    // the server has the page of a later address
    if (!copy || href !== window.location.href) return window.location.reload();
    root.replaceWith(copy);
    asWithoutScript();
  };
  // piece by piece: a finger that comes meanwhile need not wait for the whole page
  startTransition(() => {
    if (copy) hydrateRoot(root, page, { onUncaughtError });
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
  const { step, scroll, navigation } = useJourney(first, basePath, origin);
  const { visit, openLayer, isNewerThanPage } = usePageVisit({
    state,
    locale,
    words,
    navigation,
    search: step.search,
  });
  const { flags, preferences } = visit;

  useEffect(() => {
    // the server never writes a title of the address (A6)
    const title = titleParameter(first.search);
    if (title) document.title = title;
    document.documentElement.dataset.ready = '';
    pageStands();
    followFocus();
    // a tap lasts long enough for the list of parts; without it the next screen says what failed
    return followLinks(basePath, navigation.go, () => fetchParts().catch(() => undefined));
  }, [basePath, navigation, first.search]);

  useEffect(() => {
    // The app decides which member reads, before any call (G8).
    if (flags.inApp) void openLayer();
  }, [flags.inApp, openLayer]);

  useEffect(() => {
    applyLook(lookOf(config, flags, preferences, locale));
  }, [config, flags, preferences, locale]);

  const { Bar, Aloud, saver } = useDeferredParts(visit, words, openLayer, first.search);
  const arrival = useArrival({ visit, words, first, step, isServed, isNewerThanPage, saver });
  const scrolled = useScrolledPart();
  useEffect(() => scrolled?.readAhead(visit, words, step), [scrolled, visit, words, step]);
  const over = (
    <>
      {Bar && <Bar screen={step.match.screen} />}
      {Aloud && <Aloud key={step.key} />}
    </>
  );
  return <App {...{ visit, words, step, scroll, over }} {...arrival} />;
}
