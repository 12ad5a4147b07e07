interface Entry<Value> {
  readonly made: Promise<Value>;
  /** Epoch milliseconds; undefined while it is being made. */
  until?: number;
  /** Epoch milliseconds at which its value was made; an older value may stand in. */
  madeAt?: number;
}

/** Where a value cannot be made, the one before it is answered. */
export interface StaleRule {
  /** Is it an error that passes? */
  readonly if: (error: unknown) => boolean;
  /** Milliseconds after its making for which a value may be answered. */
  readonly forMs: number;
}

/** A bounded cache with a lifetime per value and single flight: callers that come while a value is made share it. */
export class TtlCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;
  readonly #maxEntries: number;
  readonly #stale: StaleRule | undefined;

  /** @param maxEntries entries cached at the same time. */
  constructor(now: () => number, maxEntries: number, stale?: StaleRule) {
    this.#now = now;
    this.#maxEntries = maxEntries;
    this.#stale = stale;
  }

  /** The cached value, or the one being made; undefined where there is none. */
  peek(key: string): Promise<Value> | undefined {
    const known = this.#entries.get(key);
    return known && (known.until === undefined || known.until > this.#now()) ? known.made : undefined;
  }

  /** True where a value of this key is cached, or may stand in for one that cannot be made. */
  knows(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The cached value, or a new one. @param lifetimeMs from the moment it is made; of all values, or of this one */
  get(
    key: string,
    lifetimeMs: number | ((value: Value) => number),
    make: () => Promise<Value>,
  ): Promise<Value> {
    const known = this.peek(key);
    if (known) return known;
    const before = this.#entries.get(key);
    let madeAt: number | undefined;
    const made = make().catch((error: unknown) => {
      if (!before || !this.#mayStandIn(before, error)) throw error;
      madeAt = before.madeAt;
      return before.made;
    });
    const entry: Entry<Value> = { made };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    made.then(
      (value) => {
        entry.until = this.#now() + (typeof lifetimeMs === 'number' ? lifetimeMs : lifetimeMs(value));
        entry.madeAt = madeAt ?? this.#now();
        this.#dropOldest();
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return made;
  }

  #mayStandIn({ madeAt }: Entry<Value>, error: unknown): boolean {
    const rule = this.#stale;
    return rule !== undefined && madeAt !== undefined && rule.if(error) && madeAt + rule.forMs > this.#now();
  }

  #dropOldest(): void {
    for (const [key, { until }] of this.#entries) {
      if (this.#entries.size <= this.#maxEntries) return;
      // somebody waits for a value that is being made; without its entry the next caller would make a second one
      if (until !== undefined) this.#entries.delete(key);
    }
  }
}
