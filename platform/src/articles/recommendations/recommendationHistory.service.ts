/** Articles recently served to one device. */
interface ServedDevice {
  readonly servedIds: number[];
  /** Epoch ms at which it is forgotten. */
  forgetAt: number;
  /** Settles when the calls before this one have been answered. */
  lastCall: Promise<unknown>;
  waiting: number;
}

interface ServedLimits {
  /** Devices remembered at the same time. */
  readonly devices: number;
  /** Articles remembered of one device. */
  readonly articles: number;
  /** Time after a device's last call until it is forgotten. */
  readonly lifetimeMs: number;
}

const DEFAULT_LIMITS: ServedLimits = { devices: 2000, articles: 1000, lifetimeMs: 12 * 3_600_000 };

/**
 * Articles recently served to each device, so that a reload shows new ones. Bounded, in memory only. Device ids are claimed
 * (wire W24) and identify nobody.
 */
export class ServedArticles {
  /** The one that called last stands last. */
  readonly #devices = new Map<string, ServedDevice>();
  readonly #now: () => number;
  readonly #limits: ServedLimits;

  constructor(now: () => number, bounds: Partial<ServedLimits> = {}) {
    this.#now = now;
    this.#limits = { ...DEFAULT_LIMITS, ...bounds };
  }

  /**
   * Serves rows that the device has not had. Calls of one device run one after the other, so that each gets different rows.
   * @param read reads the rows. Gets the ids served before; its result counts as served
   */
  async serveNext<Row extends { readonly article_id: number }>(
    name: string,
    max: number,
    read: (had: readonly number[]) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const device = this.#device(name);
    device.waiting += 1;
    const call = device.lastCall.then(async () => {
      const rows = await read(device.servedIds);
      device.servedIds.push(...rows.slice(0, max).map((row) => row.article_id));
      device.servedIds.splice(0, device.servedIds.length - this.#limits.articles);
      return rows;
    });
    device.lastCall = call.catch(() => undefined);
    try {
      return await call;
    } finally {
      device.waiting -= 1;
    }
  }

  #device(name: string): ServedDevice {
    const now = this.#now();
    const known = this.#devices.get(name);
    const isKnown = known && (known.forgetAt > now || known.waiting > 0);
    const device = isKnown ? known : { servedIds: [], forgetAt: 0, lastCall: Promise.resolve(), waiting: 0 };
    device.forgetAt = now + this.#limits.lifetimeMs;
    this.#devices.delete(name);
    this.#devices.set(name, device);
    if (this.#devices.size > this.#limits.devices) this.#forgetIdlest();
    return device;
  }

  /** The one that has not called for longest and waits for nothing. */
  #forgetIdlest(): void {
    for (const [name, { waiting }] of this.#devices) {
      if (waiting > 0) continue;
      this.#devices.delete(name);
      return;
    }
  }
}
