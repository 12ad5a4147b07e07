import type { ScreenOptions } from '@touch/outside/screen';
import { type Match, matchPath } from './match';

/** One step of a visit: a history entry with its screen. Pure; the hook beside it owns history and scroll. */
export interface Step {
  /** Key of the history entry. */
  readonly key: string;
  /** Path below the base path and query. */
  readonly path: string;
  readonly search: string;
  readonly match: Match;
}

export interface Place {
  readonly path: string;
  readonly search: string;
}

/** An origin by its parts: browsers call that of an app's own scheme `null` in one place and by its name in another. */
export const originOf = ({ protocol, host }: { protocol: string; host: string }): string =>
  `${protocol}//${host}`;

/** Splits an address of this site; undefined where it lies outside the base path. */
export function placeOf(href: string, base: string, origin: string): Place | undefined {
  let url: URL;
  try {
    url = new URL(href, `${origin}${base}/`);
  } catch {
    return undefined;
  }
  if (originOf(url) !== origin) return undefined;
  if (url.pathname === base || url.pathname === `${base}/`) return { path: '/home.html', search: url.search };
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  return { path: url.pathname.slice(base.length), search: url.search };
}

/** The step at a place; an unknown path leads home with its query kept (A3). */
export function stepAt(place: Place, key: string): Step {
  const match = matchPath(place.path);
  if (match) return { key, path: place.path, search: place.search, match };
  const home = matchPath('/home.html');
  if (!home) throw new Error('the table has no home');
  return { key, path: '/home.html', search: place.search, match: home };
}

/** Screens that stay alive at once: home, search and the reporters last seen. */
const MAX_ALIVE = 5;

/** Keeps an instance under its name; the one kept longest makes room. */
export function keepAlive<T>(kept: Map<string, T>, name: string, instance: T): void {
  kept.set(name, instance);
  for (const other of kept.keys()) {
    if (kept.size <= MAX_ALIVE) return;
    // home is where everybody comes back to
    if (other !== name && other !== 'home') kept.delete(other);
  }
}

/** Name of the kept instance of a step; undefined for screens that are made anew (A10). */
export function keptName({ match: { screen, params } }: Step, options: ScreenOptions): string | undefined {
  if (!options.keptAlive) return undefined;
  const values = Object.values(params).join('/');
  return values ? `${screen}/${values}` : screen;
}
