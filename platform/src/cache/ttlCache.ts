interface Entry<Value> {
  readonly made: Promise<Value>;
  /** Epoch milliseconds; undefined while it is being made. */
  until?: number;
}

/** A bounded cache with a lifetime per value and single flight: callers that come while a value is made share it. */
export class TtlCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;
  readonly #maxEntries: number;

  /** @param maxEntries entries cached at the same time. */
  constructor(now: () => number, maxEntries: number) {
    this.#now = now;
    this.#maxEntries = maxEntries;
  }

  /** The cached value, or the one being made; undefined where there is none. */
  peek(key: string): Promise<Value> | undefined {
    const known = this.#entries.get(key);
    return known && (known.until === undefined || known.until > this.#now()) ? known.made : undefined;
  }

  /** The cached value, or a new one. @param lifetimeMs from the moment it is made; of all values, or of this one */
  get(
    key: string,
    lifetimeMs: number | ((value: Value) => number),
    make: () => Promise<Value>,
  ): Promise<Value> {
    const known = this.peek(key);
    if (known) return known;
    const entry: Entry<Value> = { made: make() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.made.then(
      (value) => {
        entry.until = this.#now() + (typeof lifetimeMs === 'number' ? lifetimeMs : lifetimeMs(value));
        this.#dropOldest();
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry.made;
  }

  #dropOldest(): void {
    for (const [key, { until }] of this.#entries) {
      if (this.#entries.size <= this.#maxEntries) return;
      // somebody waits for a value that is being made; without its entry the next caller would make a second one
      if (until !== undefined) this.#entries.delete(key);
    }
  }
}
