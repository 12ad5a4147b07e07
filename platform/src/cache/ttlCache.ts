interface Entry<Value> {
  readonly made: Promise<Value>;
  /** Epoch milliseconds; undefined while it is being made. */
  until?: number;
}

/** Answers that everybody gets alike, kept for a moment: single flight, bounded, by a key made of site and input. */
export class TtlCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;
  readonly #maxEntries: number;

  /** @param most entries kept at the same time. */
  constructor(now: () => number, most: number) {
    this.#now = now;
    this.#maxEntries = most;
  }

  /** What stands, or is being made; undefined where there is nothing. */
  peek(key: string): Promise<Value> | undefined {
    const known = this.#entries.get(key);
    return known && (known.until === undefined || known.until > this.#now()) ? known.made : undefined;
  }

  /** @param milliseconds how long it may stand. */
  get(key: string, milliseconds: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.peek(key);
    if (known) return known;
    const entry: Entry<Value> = { made: make() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.made.then(
      () => {
        entry.until = this.#now() + milliseconds;
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
      // what is being made is waited for by somebody: a second one would be made beside it
      if (until !== undefined) this.#entries.delete(key);
    }
  }
}
