/** What a device was given lately. */
interface Device {
  readonly had: number[];
  /** Epoch ms at which it is forgotten. */
  until: number;
  /** Settles when the calls before this one have been answered. */
  turn: Promise<unknown>;
  waiting: number;
}

interface Bounds {
  /** Devices remembered at the same time. */
  readonly devices: number;
  /** Articles remembered of one device. */
  readonly articles: number;
  /** How long a device that calls no more is remembered. */
  readonly milliseconds: number;
}

const BOUNDS: Bounds = { devices: 2000, articles: 1000, milliseconds: 12 * 3_600_000 };

/**
 * Which articles each device has been given: bounded, in this process alone, gone with it. A device is what calls itself so
 * (wire W24): a comfort for the reader, no identity and nothing that is kept.
 */
export class GivenOut {
  /** The one that called last stands last. */
  readonly #devices = new Map<string, Device>();
  readonly #now: () => number;
  readonly #bounds: Bounds;

  constructor(now: () => number, bounds: Partial<Bounds> = {}) {
    this.#now = now;
    this.#bounds = { ...BOUNDS, ...bounds };
  }

  /**
   * Gives a device what it has not had. Its calls are answered one after the other, so that several at once get different ones.
   * @param read gets the numbers the device has had; what it resolves with has been given.
   */
  async next<Row extends { readonly article_id: number }>(
    name: string,
    most: number,
    read: (had: readonly number[]) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const device = this.#device(name);
    device.waiting += 1;
    const turn = device.turn.then(async () => {
      const rows = await read(device.had);
      device.had.push(...rows.slice(0, most).map((row) => row.article_id));
      device.had.splice(0, device.had.length - this.#bounds.articles);
      return rows;
    });
    device.turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      device.waiting -= 1;
    }
  }

  #device(name: string): Device {
    const now = this.#now();
    const known = this.#devices.get(name);
    const stands = known && (known.until > now || known.waiting > 0);
    const device = stands ? known : { had: [], until: 0, turn: Promise.resolve(), waiting: 0 };
    device.until = now + this.#bounds.milliseconds;
    this.#devices.delete(name);
    this.#devices.set(name, device);
    if (this.#devices.size > this.#bounds.devices) this.#forgetOne();
    return device;
  }

  /** The one that has not called for longest and waits for nothing. */
  #forgetOne(): void {
    for (const [name, { waiting }] of this.#devices) {
      if (waiting > 0) continue;
      this.#devices.delete(name);
      return;
    }
  }
}
