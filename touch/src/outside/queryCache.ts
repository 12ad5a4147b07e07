import type { Answer, Call, CallInput } from '@contract/render';
import { last } from '@touch/lib/last';

/** The code that reads a value may load with the first call; a served page does not need it. */
type MaybePromise<T> = T | Promise<T>;

/** A reading call and the parser of its value; `key` = operation and input. */
export interface Query<T> {
  readonly key: string;
  readonly operation: string;
  readonly input: CallInput;
  /** Parses the wire's value; undefined = none. Throws if it violates the contract. */
  readonly read: (data: unknown) => MaybePromise<T | undefined>;
  /** A long text that the page's HTML contains: it is left out of the page's state. */
  readonly pageText?: PageText<T>;
}

/** The field that is left out of the page's state, and the selector of the element whose inner HTML it is. */
export interface PageText<T = unknown> {
  readonly field: keyof T & string;
  readonly selector: string;
}

export interface Page<T, Around = unknown> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  /** Content beside the list, sent with the first page: banners, modules, a tag's name. */
  readonly extras?: Around;
}

/** A list read page by page. */
export interface ListQuery<T, Around = unknown> {
  readonly key: string;
  readonly operation: string;
  readonly input: CallInput;
  readonly read: (data: unknown, pageIndex: number) => MaybePromise<Page<T, Around> | undefined>;
  readonly keyOf: (item: T) => string;
  /** Fields of the next call beside `input` (wire W12). */
  readonly next: (pageIndex: number, last: T | undefined) => CallInput;
}

export interface ListValue<T, Around = unknown> {
  readonly extras: Around | undefined;
  readonly pages: readonly (readonly T[])[];
  readonly hasMore: boolean;
  /** State of a further page: loading, or failed and retryable; the list itself stays (E2). */
  readonly more: 'idle' | 'loading' | 'failed';
}

export type Entry =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: unknown; readonly at: number }
  | { readonly state: 'empty'; readonly at: number }
  /** The message is for the reader; '' if nothing is known but the failure. */
  | { readonly state: 'failed'; readonly message: string };

/** An entry in the page's state; `pageText` names the field to read from the page's HTML. */
export type PageEntry = Entry & { readonly pageText?: StoredPageText };

export interface StoredPageText {
  readonly field: string;
  readonly selector: string;
}

const LOADING: Entry = { state: 'loading' };
const MAX_ENTRIES = 120;

export const queryKey = (operation: string, input: CallInput): string =>
  `${operation}?${Object.keys(input)
    .filter((name) => input[name] !== undefined)
    .sort()
    .map((name) => `${name}=${input[name]}`)
    .join('&')}`;

/** Parses a value once per key and answer: on the server many pages share one answer. */
export type Memoize = (data: unknown, key: string, read: () => unknown) => unknown;

/** Cache of the values of calls, by operation and input. */
export class QueryCache {
  /** Read by `dehydrate.ts`; written here alone. */
  readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, Promise<Entry>>();
  private readonly listeners = new Map<string, Set<() => void>>();
  /** Keys of hidden screens that may come back, by the screen's name. */
  private readonly retained = new Map<string, ReadonlySet<string>>();
  /** Read by `dehydrate.ts`; written here alone. */
  readonly pageTexts = new Map<string, StoredPageText>();
  private readonly send: Call;
  private readonly now: () => number;
  private readonly memoize: Memoize;

  constructor(call: Call, now: () => number, remember: Memoize = (_data, _key, read) => read()) {
    this.send = call;
    this.now = now;
    this.memoize = remember;
  }

  peek(key: string): Entry | undefined {
    return this.entries.get(key);
  }

  subscribe(key: string, listener: () => void): () => void {
    const set = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.listeners.get(key) === set) this.listeners.delete(key);
    };
  }

  /**
   * Protects the keys in use from eviction while their screen is hidden (A10), until the next call for it.
   * @param alive names of all screens that may come back; the keys of others are released.
   */
  retain(name: string, alive: ReadonlySet<string>): void {
    const seen = [...this.listeners].flatMap(([key, { size }]) => (size > 0 ? [key] : []));
    this.retained.set(name, new Set(seen));
    for (const other of this.retained.keys()) if (!alive.has(other)) this.retained.delete(other);
  }

  put(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.evictOldest();
    for (const listener of this.listeners.get(key) ?? []) listener();
  }

  /** Evicts the oldest entry that no visible or hidden screen uses. */
  private evictOldest(): void {
    const inUse = new Set([
      ...this.inFlight.keys(),
      ...[...this.retained.values()].flatMap((keys) => [...keys]),
    ]);
    for (const key of this.entries.keys()) {
      if (inUse.has(key) || this.listeners.get(key)?.size) continue;
      this.entries.delete(key);
      this.pageTexts.delete(key);
      return;
    }
  }

  /** Loads once; a second call while the first is in flight shares it. A failure leaves a ready value alone (E2). */
  load<T>(query: Query<T>): Promise<Entry> {
    if (query.pageText) this.pageTexts.set(query.key, query.pageText);
    return this.loadOnce(query.key, async () => {
      const answer = await this.send(query.operation, query.input);
      return this.toEntry(answer, query.key, (data) => query.read(data));
    });
  }

  /** Reloads the first page; the present list stays until then. */
  loadList<T>(list: ListQuery<T>): Promise<Entry> {
    return this.loadOnce(list.key, async () => {
      const answer = await this.send(list.operation, { ...list.input, ...list.next(0, undefined) });
      return this.toEntry(answer, list.key, async (data) => {
        const page = await list.read(data, 0);
        if (!page || (page.items.length === 0 && page.extras === undefined)) return undefined;
        const first: ListValue<T> = {
          extras: page.extras,
          pages: [page.items],
          hasMore: page.hasMore,
          more: 'idle',
        };
        return first;
      });
    });
  }

  /** Appends the next page: no item twice, `hasMore` only if new ones came (E1). */
  async loadMore<T>(list: ListQuery<T>): Promise<void> {
    const value = this.getList<T>(list.key);
    if (!value?.hasMore || value.more === 'loading') return;
    this.putList(list.key, { ...value, more: 'loading' });
    const lastItem = last(last(value.pages) ?? []);
    const page = await fetchPage(this.send, list, value.pages.length, lastItem);
    // A refresh may have replaced the list meanwhile; then this page is dropped.
    const now = this.getList<T>(list.key);
    if (!now || now.pages[0] !== value.pages[0]) return;
    if (page === 'failed') return this.putList(list.key, { ...now, more: 'failed' });
    const known = new Set(now.pages.flatMap((items) => items.map(list.keyOf)));
    const fresh = (page?.items ?? []).filter((item) => !known.has(list.keyOf(item)));
    const pages = fresh.length > 0 ? [...now.pages, fresh] : now.pages;
    this.putList(list.key, {
      ...now,
      pages,
      hasMore: Boolean(page?.hasMore) && fresh.length > 0,
      more: 'idle',
    });
  }

  /** The cached value of a query, if ready. */
  getValue<T>({ key }: Query<T>): T | undefined {
    return readyValue<T>(this.entries.get(key));
  }

  getList<T, Extras = unknown>(key: string): ListValue<T, Extras> | undefined {
    return readyValue<ListValue<T, Extras>>(this.entries.get(key));
  }

  private putList<T>(key: string, value: ListValue<T>): void {
    this.put(key, { state: 'ready', value, at: this.now() });
  }

  private async loadOnce(key: string, ask: () => Promise<Entry>): Promise<Entry> {
    const inFlight = this.inFlight.get(key);
    if (inFlight) return inFlight;
    if (!this.entries.has(key) || this.entries.get(key)?.state === 'failed') this.put(key, LOADING);
    const request = ask()
      .catch((error: unknown): Entry => ({ state: 'failed', message: messageOf(error) }))
      .then((entry) => {
        this.inFlight.delete(key);
        const previous = this.entries.get(key);
        // A failed refresh leaves the present value.
        if (entry.state === 'failed' && previous?.state === 'ready') return previous;
        this.put(key, entry);
        return entry;
      });
    this.inFlight.set(key, request);
    return request;
  }

  private async toEntry(answer: Answer, key: string, read: (data: unknown) => unknown): Promise<Entry> {
    const at = this.now();
    if (answer.status === 1) return { state: 'empty', at };
    if (answer.status !== 0) return { state: 'failed', message: answer.message };
    const value = await this.memoize(answer.data, key, () => read(answer.data));
    return value === undefined ? { state: 'empty', at } : { state: 'ready', value, at };
  }

  /** A call whose answer is not cached, such as a like; undefined if the network failed. */
  async call(operation: string, input: CallInput): Promise<Answer | undefined> {
    try {
      return await this.send(operation, input);
    } catch {
      return undefined;
    }
  }

  /** @param innerHtmlOf inner HTML of the page's element at a selector; an entry whose text is missing is loaded again. */
  hydrate(
    entries: Readonly<Record<string, PageEntry>>,
    innerHtmlOf: (selector: string) => string | undefined,
  ): void {
    for (const [key, { pageText, ...entry }] of Object.entries(entries)) {
      if (!pageText || entry.state !== 'ready' || !isRecord(entry.value)) {
        this.entries.set(key, entry);
        continue;
      }
      const text = innerHtmlOf(pageText.selector);
      if (text === undefined) continue;
      this.entries.set(key, { ...entry, value: { ...entry.value, [pageText.field]: text } });
    }
  }
}

/** Restores a cached value's type: its key is made from the operation that read it. */
const readyValue = <T>(entry: Entry | undefined): T | undefined =>
  entry?.state === 'ready' ? (entry.value as T) : undefined;

/** A further page; 'failed' where the list keeps its pages and offers a retry. */
async function fetchPage<T>(send: Call, list: ListQuery<T>, index: number, last: T | undefined) {
  try {
    const answer = await send(list.operation, { ...list.input, ...list.next(index, last) });
    if (answer.status === 1) return undefined;
    return answer.status === 0 ? await list.read(answer.data, index) : 'failed';
  } catch {
    return 'failed';
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Only the call layer's own messages are for readers; a missing chunk or a value out of contract is just a failure. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === 'CallFailed' ? error.message : '';
