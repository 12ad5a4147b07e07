import type { Charge, LimitPolicy } from '@platform/queues/limit';

/** Bytes of a small form at most: some photos, as a phone sends them. */
const MAX_SMALL_BYTES = 8_000_000;
/** Bytes of the small, or of the large, forms that are in memory at a time. */
const MAX_QUEUE_BYTES = 60_000_000;

const isSmall = ({ cost }: Charge) => cost <= MAX_SMALL_BYTES;

/**
 * Policy of forms with files, from their first byte until they are answered, so that many at once do not fill the memory: their
 * cost is the announced size, their sender the member, who has one form read at a time. Waiting forms stay in their sockets. Small
 * and large forms have memory of their own: slow connections hold up nobody else's photo.
 */
export const uploadLimit: LimitPolicy = {
  fits(form, running) {
    const others = running.filter((other) => isSmall(other) === isSmall(form));
    const bytes = others.reduce((sum, { cost }) => sum + cost, 0);
    return (
      running.every(({ from }) => from !== form.from) && (bytes === 0 || bytes + form.cost <= MAX_QUEUE_BYTES)
    );
  },
};
