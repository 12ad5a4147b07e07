interface Entry {
  readonly body: string;
  readonly headers: Headers;
  readonly status: number;
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? '';
const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : String(request);
const unused = () => Promise.reject(new Error('not part of these caches'));

function cacheOf(entries: Map<string, Entry>, hasRoomFor: (bytes: number) => boolean): Cache {
  const matching = (request: RequestInfo | URL, options?: CacheQueryOptions): string[] => {
    const address = addressOf(request);
    if (!options?.ignoreSearch) return entries.has(address) ? [address] : [];
    return [...entries.keys()].filter((one) => withoutQuery(one) === withoutQuery(address));
  };
  return {
    match: async (request, options) => {
      const found = entries.get(matching(request, options)[0] ?? '');
      return found && new Response(found.body, found);
    },
    put: async (request, response) => {
      const body = await response.text();
      if (!hasRoomFor(body.length)) throw new DOMException('full', 'QuotaExceededError');
      entries.set(addressOf(request), { body, headers: response.headers, status: response.status });
    },
    delete: async (request, options) =>
      matching(request, options)
        .map((address) => entries.delete(address))
        .some(Boolean),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
    matchAll: unused,
    add: unused,
    addAll: unused,
  };
}

/** The browser's caches on a disk of so many bytes. */
export function browserCaches(bytes: number): CacheStorage {
  const caches = new Map<string, Map<string, Entry>>();
  const used = () =>
    [...caches.values()]
      .flatMap((cache) => [...cache.values()])
      .reduce((sum, { body }) => sum + body.length, 0);
  return {
    open: async (name) => {
      const entries = caches.get(name) ?? new Map<string, Entry>();
      caches.set(name, entries);
      return cacheOf(entries, (more) => used() + more <= bytes);
    },
    keys: async () => [...caches.keys()],
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    match: async () => undefined,
  };
}
