/** Answers that everybody gets alike, kept for a moment: single flight, bounded, by a key made of site and input. */
export class Kept<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #underWay = new Map<string, Promise<Value>>();
  readonly #now: () => number;
  readonly #most: number;

  /** @param most entries kept at the same time. */
  constructor(now: () => number, most: number) {
    this.#now = now;
    this.#most = most;
  }

  /** @param milliseconds how long it may stand. */
  async get(key: string, milliseconds: number, make: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && entry.until > this.#now()) return entry.value;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const made = make().then(
      (value) => {
        this.#keep(key, value, milliseconds);
        return value;
      },
      (error: unknown) => {
        this.#underWay.delete(key);
        throw error;
      },
    );
    this.#underWay.set(key, made);
    return made;
  }

  #keep(key: string, value: Value, milliseconds: number): void {
    this.#underWay.delete(key);
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + milliseconds });
    if (this.#entries.size <= this.#most) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
