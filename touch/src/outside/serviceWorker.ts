/** Settings sent to the worker (`workerMessage.ts` reads them). */
export interface ReaderSettings {
  readonly locale: string;
  readonly dark: boolean;
}

/** Addresses of one kind that this page has loaded already. */
const loaded = (part: string): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${part}`));

/** Pictures the reader has seen, as they were loaded. */
const seenPictures = (): string[] =>
  [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);

const isSaving = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'saveData' in value && value.saveData === true;

/** With data saving on, pages opened inside the page are not fetched again for offline use. */
const savesData = (): boolean => 'connection' in navigator && isSaving(navigator.connection);

export interface OfflineSaver {
  /** Saves the article in the address bar, which was opened inside the page, for offline reading (B9). */
  readonly save: () => void;
}

/**
 * Registers the service worker (B9) and sends it what loaded before it ran. undefined without a worker: an old browser,
 * an address without https, files without a server.
 */
export async function startServiceWorker(settings: ReaderSettings): Promise<OfflineSaver | undefined> {
  const isStatic = document.documentElement.dataset.platform !== undefined;
  if (isStatic || !('serviceWorker' in navigator)) return undefined;
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' });
  } catch {
    // no worker at this address, or the browser forbids it: reading works all the same
    return undefined;
  }
  const { active } = await navigator.serviceWorker.ready;
  const post = (page: string) => {
    const pictures = page === '' ? [] : seenPictures();
    active?.postMessage({ ...settings, page, assets: loaded('/assets/'), pictures });
  };
  // a page that came through the worker is kept already
  post(hadWorker ? '' : window.location.href);
  return { save: () => savesData() || post(window.location.href) };
}
