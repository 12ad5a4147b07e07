import type { Locale } from '@touch/locales/messages';
import type { ScreenModule } from '@touch/outside/screen';
import type { Route } from './routes';

/** S§9: a chunk may take 120 s. */
const CHUNK_TIME_LIMIT_MS = 120_000;

/** A9's two names; `code` is the style sheet's. */
export class ChunkLoadError extends Error {
  readonly code: string | undefined;
  constructor(screen: string, cause: unknown, code?: string) {
    super(`the part ${screen} did not load`, { cause });
    this.name = 'ChunkLoadError';
    this.code = code;
  }
}

const loaded = new Map<string, ScreenModule>();

const folderOf = (route: Route): string => (route.later ? 'announced' : route.screen);

export const chunkPath = (route: Route): string => `../screens/${folderOf(route)}/screen.tsx`;

export const loadedScreen = (route: Route): ScreenModule | undefined => loaded.get(chunkPath(route));

/** Where all other parts lie. */
export const fetchParts = () => import('./parts');

async function fetchScreen(path: string): Promise<ScreenModule> {
  const chunk = (await fetchParts()).screens[path];
  if (!chunk) throw new Error(`no part ${path}`);
  return chunk();
}

/**
 * The screen's chunk, and the words that only it has.
 * @param address of its chunk, where the page names it. @throws ChunkLoadError after a failure or 120 s.
 */
export async function loadScreen(route: Route, locale: Locale, address?: string): Promise<ScreenModule> {
  const path = chunkPath(route);
  const known = loaded.get(path);
  if (known && !known.words) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('120 s passed')), CHUNK_TIME_LIMIT_MS);
  });
  try {
    const fetched = (): Promise<ScreenModule> =>
      address ? import(/* @vite-ignore */ address) : fetchScreen(path);
    const module = known ?? (await Promise.race([fetched(), tooLong]));
    await Promise.race([module.words?.(locale), tooLong]);
    loaded.set(path, module);
    return module;
  } catch (cause) {
    const style = cause instanceof Error && /CSS/.test(cause.message);
    throw new ChunkLoadError(route.screen, cause, style ? 'CSS_CHUNK_LOAD_FAILED' : undefined);
  } finally {
    clearTimeout(timer);
  }
}
