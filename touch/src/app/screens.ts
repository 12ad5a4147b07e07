import { CHUNK_TIMEOUT_MS } from '@contract/limits';
import type { Locale } from '@touch/locales/messages';
import type { ScreenModule, ScreenOptions } from '@touch/outside/screen';

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

export const loadedScreen = (screen: string): ScreenModule | undefined => loaded.get(screen);

/** The flags of a loaded screen (S§2). */
export const optionsOf = (module: ScreenModule | undefined, screen: string): ScreenOptions => {
  const { options = {} } = module ?? {};
  return typeof options === 'function' ? options(screen) : options;
};

/** Where all other parts lie. */
export const fetchParts = () => import('./screenModules');

const fetchScreen = async (screen: string): Promise<ScreenModule> => (await fetchParts()).fetchScreen(screen);

/**
 * The screen's chunk, and the texts it loads in the page's language.
 * @param address of its chunk, where the page names it. @throws ChunkLoadError after a failure or 120 s.
 */
export async function loadScreen(screen: string, locale: Locale, address?: string): Promise<ScreenModule> {
  const known = loaded.get(screen);
  if (known && !known.loadTexts) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('120 s passed')), CHUNK_TIMEOUT_MS);
  });
  try {
    const fetched = (): Promise<ScreenModule> =>
      address ? import(/* @vite-ignore */ address) : fetchScreen(screen);
    const module = known ?? (await Promise.race([fetched(), tooLong]));
    await Promise.race([module.loadTexts?.(locale), tooLong]);
    loaded.set(screen, module);
    return module;
  } catch (cause) {
    const style = cause instanceof Error && /CSS/.test(cause.message);
    throw new ChunkLoadError(screen, cause, style ? 'CSS_CHUNK_LOAD_FAILED' : undefined);
  } finally {
    clearTimeout(timer);
  }
}
