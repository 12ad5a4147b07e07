import type { BoundedCache } from './boundedCache';
import type { OfflineStore } from './offlineStore';
import { isKeptAddress, isKeptPicture } from './requestKind';
import type { WorkerMessage } from './workerMessage';

export interface Saving {
  /** Caches a page, and the scripts and style sheets it names. */
  cachePage(address: string, response: Response): Promise<void>;
  /** Caches what a page loaded before the worker ran, and the page itself where it may be kept. */
  savePage(message: WorkerMessage): Promise<void>;
}

/** Caching of pages with all they need. */
export function createSaving(store: OfflineStore, origin: string): Saving {
  /** Caches the files that a page needs; most come from the browser's own cache. */
  async function cacheFiles(cache: BoundedCache, addresses: readonly string[]): Promise<void> {
    for (const address of new Set(addresses)) {
      if (!address.startsWith(`${origin}/`) || (await cache.get(address))) continue;
      const response = await fetch(address).catch(() => undefined);
      if (response?.status === 200) await cache.put(address, response);
    }
  }

  async function cachePage(address: string, response: Response): Promise<void> {
    const html = await store.keepPage(address, response);
    const files = html.match(/"\/assets\/[^"\s]+\.(?:js|css)"/g) ?? [];
    await cacheFiles(
      store.assets,
      files.map((file) => origin + file.slice(1, -1)),
    );
  }

  return {
    cachePage,
    async savePage(message) {
      await store.storeReader({ locale: message.locale, dark: message.dark });
      await cacheFiles(
        store.assets,
        message.assets.filter((address) => address.startsWith(`${origin}/assets/`)),
      );
      if (!isKeptAddress(message.page, origin)) return;
      const response = await fetch(message.page, { credentials: 'same-origin' }).catch(() => undefined);
      if (response) await cachePage(message.page, response);
      const pictures = message.pictures.filter((address) => isKeptPicture(new URL(address)));
      await cacheFiles(store.pictures, pictures);
    },
  };
}
