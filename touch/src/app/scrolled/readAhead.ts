import type { Messages } from '@touch/locales/messages';
import { isRecord, type QueryCache } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';
import { placeOf, type Step, stepAt } from '../journey';
import { screenContext } from '../screenContext';
import { loadedScreen, loadScreen, optionsOf } from '../screens';
import { mayReadAhead } from './mayReadAhead';

/** The page stands still for so long before anything is loaded ahead, ms. */
const STILL_MS = 400;
/** Articles of one look at a list, and of all looks. */
const MAX_ARTICLES = 6;
const MAX_AHEAD = 30;

/** Screens that read one public answer. */
const ahead: readonly string[] = ['newsDetail'];

const isInSight = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight && link.checkVisibility?.() !== false;
};

const linkIn = (tab: Element | null | undefined): HTMLAnchorElement[] =>
  [...(tab?.querySelectorAll<HTMLAnchorElement>('a:not([target])') ?? [])].slice(0, 1);

/** Addresses of the rows in sight, and of the tabs beside the current ones. */
function linksAhead(): { readonly rows: string[]; readonly tabs: string[] } {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')];
  const tabs = [...document.querySelectorAll('main nav li > [aria-current]')].flatMap(({ parentElement }) => [
    ...linkIn(parentElement?.nextElementSibling),
    ...linkIn(parentElement?.previousElementSibling),
  ]);
  const seen = (links: HTMLAnchorElement[]) => links.filter(isInSight).map(({ href }) => href);
  return { rows: seen(rows), tabs: seen(tabs) };
}

/** True while the reader waits for something: one list at a time is requested (decision 037), and theirs comes first. */
const isLoading = ({ entries }: QueryCache): boolean =>
  [...entries.values()].some(
    (entry) =>
      entry.state === 'loading' ||
      (entry.state === 'ready' && isRecord(entry.value) && entry.value.more === 'loading'),
  );

/**
 * While a list stands still, the articles in sight and the columns beside the one shown are loaded, one after the other, so that a tap
 * need not wait for the network. Nothing is loaded ahead for readers who save data or have a slow line, in the app, or for an editor.
 * @returns stops it, when the reader leaves the step
 */
export function readAhead(visit: Visit, words: Messages, step: Step): (() => void) | undefined {
  const { flags, basePath, origin, locale } = visit;
  const isList = optionsOf(loadedScreen(step.match.screen), step.match.screen).wide;
  if (!isList || flags.inApp || flags.cms || !mayReadAhead(navigator)) return undefined;
  const seen = new Set<string>();
  let turn = 0;

  const load = async (href: string): Promise<void> => {
    if (seen.has(href) || seen.size >= MAX_AHEAD) return;
    seen.add(href);
    const place = placeOf(href, basePath, origin);
    if (!place) return;
    const next = stepAt(place, 'ahead');
    const { screen } = next.match;
    if (screen !== step.match.screen && !ahead.includes(screen)) return;
    const module = await loadScreen(screen, locale);
    await module.load?.(screenContext(visit, words, next));
  };

  const look = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    if (isLoading(visit.cache)) return wait();
    const { rows, tabs } = linksAhead();
    const articles = rows.filter((href) => ahead.some((screen) => href.includes(`/${screen}/`)));
    for (const href of [...tabs.slice(0, 1), ...articles.slice(0, MAX_ARTICLES), ...tabs.slice(1)]) {
      if (own !== turn) return;
      if (isLoading(visit.cache)) return wait();
      // the tap asks again
      await load(href).catch(() => seen.delete(href));
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    turn += 1;
    clearTimeout(timer);
    timer = setTimeout(look, STILL_MS);
  };
  wait();
  window.addEventListener('scroll', wait, { passive: true });
  return () => {
    turn += 1;
    clearTimeout(timer);
    window.removeEventListener('scroll', wait);
  };
}
