import type { BoundedCache } from './boundedCache';
import { networkFirst } from './networkFirst';
import { OfflineStore } from './offlineStore';
import { isKeptAddress, requestKindOf } from './requestKind';
import {
  type FetchEvent,
  isExtendable,
  isFetch,
  isWorkerMessage,
  isWorkerScope,
  type WorkerScope,
} from './scope';
import { readWorkerMessage, type WorkerMessage } from './workerMessage';

/** Name of the client's build this worker came with; set by the build. */
declare const __BUILD__: string;

/** The service worker (B9): a visited article opens again without network; elsewhere a clear notice. */
function start(scope: WorkerScope): void {
  const store = new OfflineStore(scope.caches, __BUILD__);
  const { origin } = scope.location;
  const after = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });

  async function ask(event: FetchEvent): Promise<Response> {
    return (await event.preloadResponse) ?? fetch(event.request);
  }

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

  async function article(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const network = ask(event);
    // Cloned before the page reads the original.
    event.waitUntil(network.then((response) => cachePage(url, response.clone())).catch(() => undefined));
    try {
      return await networkFirst(network, () => store.getPage(url), after);
    } catch {
      return store.offlineNotice(language());
    }
  }

  async function content(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const network = fetch(event.request);
    event.waitUntil(
      network.then((response) => store.keepAnswer(url, response.clone())).catch(() => undefined),
    );
    return networkFirst(network, () => store.getAnswer(url), after);
  }

  /** Files named after their content: a cached one never expires. */
  async function immutable(event: FetchEvent, cache: BoundedCache): Promise<Response> {
    const { url } = event.request;
    const cached = await cache.get(url);
    if (cached) return cached;
    const response = await fetch(event.request);
    if (response.status === 200 && response.type === 'basic')
      event.waitUntil(cache.put(url, response.clone()));
    return response;
  }

  const language = (): string => scope.navigator.languages?.[0] ?? 'zh';

  function answer(event: FetchEvent): Promise<Response> | undefined {
    switch (requestKindOf(event.request, origin)) {
      case 'article':
        return article(event);
      case 'page':
        return ask(event).catch(() => store.offlineNotice(language()));
      case 'content':
        return content(event);
      case 'asset':
        return immutable(event, store.assets);
      case 'picture':
        return immutable(event, store.pictures);
      default:
        return undefined;
    }
  }

  async function handleMessage(message: WorkerMessage): Promise<void> {
    await store.storeReader({ locale: message.locale, dark: message.dark });
    await cacheFiles(
      store.assets,
      message.assets.filter((address) => address.startsWith(`${origin}/assets/`)),
    );
    if (!isKeptAddress(message.page, origin)) return;
    const response = await fetch(message.page, { credentials: 'same-origin' }).catch(() => undefined);
    if (response) await cachePage(message.page, response);
    await cacheFiles(store.pictures, message.pictures);
  }

  scope.addEventListener('install', (event) => {
    if (isExtendable(event)) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    if (!isExtendable(event)) return;
    const preload = scope.registration.navigationPreload?.enable().catch(() => undefined);
    event.waitUntil(Promise.all([store.deleteOldPages(), scope.clients.claim(), preload]));
  });
  scope.addEventListener('fetch', (event) => {
    const answered = isFetch(event) ? answer(event) : undefined;
    if (answered && isFetch(event)) event.respondWith(answered);
  });
  scope.addEventListener('message', (event) => {
    const message = isWorkerMessage(event) ? readWorkerMessage(event.data) : undefined;
    if (message && isWorkerMessage(event)) event.waitUntil(handleMessage(message));
  });
}

const scope: object = globalThis;
if (isWorkerScope(scope)) start(scope);
