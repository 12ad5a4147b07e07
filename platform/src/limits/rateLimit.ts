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

/** A rate for each of many subjects, in this process's memory; the one longest unseen is forgotten first. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #maxSubjects: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param subjects remembered at the same time */
  constructor(rate: Rate, now: () => number, subjects: number) {
    this.#rate = rate;
    this.#now = now;
    this.#maxSubjects = subjects;
  }

  /** Takes one; false = none is left. */
  take(subject: string): boolean {
    const { capacity, perSecond } = this.#rate;
    const now = this.#now();
    const { left, at } = this.#buckets.get(subject) ?? { left: capacity, at: now };
    const filled = Math.min(capacity, left + (Math.max(0, now - at) / 1000) * perSecond);
    const free = filled >= 1;
    this.#buckets.delete(subject);
    this.#buckets.set(subject, { left: free ? filled - 1 : filled, at: now });
    if (this.#buckets.size > this.#maxSubjects) {
      const oldest = this.#buckets.keys().next();
      if (!oldest.done) this.#buckets.delete(oldest.value);
    }
    return free;
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
