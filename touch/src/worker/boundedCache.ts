/** Limits of a cache. */
export interface Bounds {
  readonly entries: number;
  readonly bytes: number;
}

/** Header of cached responses. */
export const CACHED_HEADER = 'x-kept';
const SIZE_HEADER = 'x-kept-bytes';

/** Bound on evictions for one write: a large response on a full disk must not cost all small ones. */
const MAX_WRITE_TRIES = 20;

const MATCH = { ignoreVary: true } as const;

/** A bounded cache: the oldest goes first, a full disk costs old things and never an error. */
export class BoundedCache {
  readonly #caches: CacheStorage;
  readonly #name: string;
  readonly #bounds: Bounds;
  /** Evicts something less valuable from another cache; false if there is nothing. */
  readonly #makeRoom: () => Promise<boolean>;
  /** Bytes by address, oldest first. */
  #sizes: Promise<Map<string, number>> | undefined;
  /** Responses on their way into the cache, by address: an entry that is written again is never missing. */
  readonly #pending = new Map<string, () => Response>();
  /** One write after the other, so that the bounds hold. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    caches: CacheStorage,
    name: string,
    bounds: Bounds,
    relief: () => Promise<boolean> = async () => false,
  ) {
    this.#makeRoom = relief;
    this.#caches = caches;
    this.#name = name;
    this.#bounds = bounds;
  }

  async get(address: string): Promise<Response | undefined> {
    const pending = this.#pending.get(address);
    return pending ? pending() : (await this.#caches.open(this.#name)).match(address, MATCH);
  }

  /** The same page with another query. */
  async getIgnoringQuery(address: string): Promise<Response | undefined> {
    return (await this.#caches.open(this.#name)).match(address, { ...MATCH, ignoreSearch: true });
  }

  async all(): Promise<{ readonly address: string; readonly response: Response }[]> {
    const cache = await this.#caches.open(this.#name);
    const found = await Promise.all(
      (await cache.keys()).map(async ({ url }) => ({
        address: url,
        response: await cache.match(url, MATCH),
      })),
    );
    return found.flatMap(({ address, response }) => (response ? [{ address, response }] : []));
  }

  /** Stores a copy; reads the given response to its end. Never rejects. */
  put(address: string, response: Response): Promise<void> {
    const work = this.#writing.then(() => this.#put(address, response)).catch(() => undefined);
    this.#writing = work;
    return work;
  }

  drop(address: string): Promise<void> {
    const work = this.#writing.then(() => this.#drop(address)).catch(() => undefined);
    this.#writing = work;
    return work;
  }

  /** Drops the page under every query. */
  async dropIgnoringQuery(address: string): Promise<void> {
    const pathOf = (one: string): string => one.split('?', 1)[0] ?? '';
    for (const { address: stored } of await this.all())
      if (pathOf(stored) === pathOf(address)) await this.drop(stored);
  }

  async #put(address: string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (body.byteLength > this.#bounds.bytes) return;
    const headers = new Headers(response.headers);
    // the body here is no longer compressed
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
    headers.set(SIZE_HEADER, String(body.byteLength));
    headers.set(CACHED_HEADER, '1');
    const cached = () => new Response(body, { status: response.status, headers });
    this.#pending.set(address, cached);
    await this.#replace(address, cached, body.byteLength).finally(() => this.#pending.delete(address));
  }

  async #replace(address: string, cached: () => Response, bytes: number): Promise<void> {
    const sizes = await this.#loadSizes();
    // A rewritten entry becomes the newest.
    await this.#drop(address);
    while (this.#isFull(sizes, bytes)) if (!(await this.#dropOldest(sizes))) return;
    for (let tries = 0; tries < MAX_WRITE_TRIES; tries += 1) {
      try {
        await (await this.#caches.open(this.#name)).put(address, cached());
        sizes.set(address, bytes);
        return;
      } catch {
        // The disk is full: evict, or give up if nothing is left.
        if (!(await this.#makeRoom()) && !(await this.#dropOldest(sizes))) return;
      }
    }
  }

  /** Evicts the oldest entry; false if the cache is empty. */
  async evictOldest(): Promise<boolean> {
    return this.#dropOldest(await this.#loadSizes());
  }

  #isFull(sizes: ReadonlyMap<string, number>, coming: number): boolean {
    let bytes = coming;
    for (const size of sizes.values()) bytes += size;
    return sizes.size >= this.#bounds.entries || bytes > this.#bounds.bytes;
  }

  async #dropOldest(sizes: ReadonlyMap<string, number>): Promise<boolean> {
    const oldest = sizes.keys().next().value;
    if (oldest === undefined) return false;
    await this.#drop(oldest);
    return true;
  }

  async #drop(address: string): Promise<void> {
    (await this.#loadSizes()).delete(address);
    await (await this.#caches.open(this.#name)).delete(address, MATCH);
  }

  #loadSizes(): Promise<Map<string, number>> {
    this.#sizes ??= this.all().then(
      (cached) =>
        new Map(cached.map(({ address, response }) => [address, Number(response.headers.get(SIZE_HEADER))])),
    );
    return this.#sizes;
  }
}
