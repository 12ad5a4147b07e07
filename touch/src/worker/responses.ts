import type { BoundedCache } from './boundedCache';
import { networkFirst } from './networkFirst';
import type { OfflineStore } from './offlineStore';
import { requestKindOf } from './requestKind';
import type { Saving } from './saving';
import type { FetchEvent, WorkerScope } from './scope';

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The network's answer. Firefox says by an error as the preloaded answer that there is no network; others reject. */
export async function ask(event: Pick<FetchEvent, 'preloadResponse' | 'request'>): Promise<Response> {
  const preloaded = await event.preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
}

/** Files named after their content: a cached one never expires. */
async function immutable(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  const { url } = event.request;
  const cached = await cache.get(url);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200 && response.type === 'basic') event.waitUntil(cache.put(url, response.clone()));
  return response;
}

/** Answers the requests that the worker takes over; undefined = the browser's own business. */
export function createResponses(
  scope: WorkerScope,
  store: OfflineStore,
  { cachePage }: Pick<Saving, 'cachePage'>,
): (event: FetchEvent) => Promise<Response> | undefined {
  const { origin } = scope.location;
  const language = (): string => scope.navigator.languages?.[0] ?? 'zh';

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

  return (event) => {
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
  };
}
