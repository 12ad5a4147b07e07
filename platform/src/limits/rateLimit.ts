import ipaddr from 'ipaddr.js';

/** A token bucket: its capacity, and the tokens that come back every second. */
export interface Rate {
  readonly capacity: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  /** Epoch ms up to which it was filled. */
  at: number;
}

/**
 * A rate for each of many subjects, in this process's memory; those longest unseen are forgotten first, half of them together: one
 * by one a full map would be searched from its beginning each time.
 */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #half: number;
  #recent = new Map<string, Bucket>();
  #older = new Map<string, Bucket>();

  /** @param subjects remembered at the same time at most, and half of them at least */
  constructor(rate: Rate, now: () => number, subjects: number) {
    this.#rate = rate;
    this.#now = now;
    this.#half = Math.ceil(subjects / 2);
  }

  /** Takes one; false = none is left. */
  take(subject: string): boolean {
    const { capacity, perSecond } = this.#rate;
    const now = this.#now();
    const bucket = this.#bucketOf(subject) ?? { left: capacity, at: now };
    const filled = Math.min(capacity, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    const free = filled >= 1;
    bucket.left = free ? filled - 1 : filled;
    bucket.at = now;
    this.#recent.set(subject, bucket);
    if (this.#recent.size > this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map([[subject, bucket]]);
    }
    return free;
  }

  #bucketOf(subject: string): Bucket | undefined {
    return this.#recent.get(subject) ?? this.#older.get(subject);
  }
}

/** The network a limit counts an address to: of IPv6 the half that one household has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6 ? read.parts.slice(0, 4).join(':') : read.toString();
}

/**
 * The prefix of an address that one provider hands out in one place, /24 and /56: a device keeps it while its address changes.
 * Failed attempts of a device are counted by it.
 */
export function networkPrefixOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  const bytes = read.toByteArray().slice(0, read instanceof ipaddr.IPv6 ? 7 : 3);
  return bytes.join(read instanceof ipaddr.IPv6 ? ':' : '.');
}
