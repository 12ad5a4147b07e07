import { inBatches } from './inBatches';

/** Reads of one statement at most. */
const MAX_BATCH = 500;

/**
 * Reads of one kind, one statement at a time: those that come while others are read are answered together by the next statement,
 * equal ones once. None is answered by a statement that began before it, which may lack what its caller has heard of.
 * @param nameOf equal for equal reads
 * @param read values by name; a read without one resolves to undefined
 */
export function readTogether<Read, Value>(
  nameOf: (one: Read) => string,
  read: (reads: readonly Read[]) => Promise<ReadonlyMap<string, Value>>,
): (one: Read) => Promise<Value | undefined> {
  const next = inBatches<Read, { readonly value: Value | undefined }>(
    async (reads) => {
      const values = await read([...new Map(reads.map((one) => [nameOf(one), one])).values()]);
      return reads.map((one) => ({ value: values.get(nameOf(one)) }));
    },
    { most: MAX_BATCH, apart: () => Symbol('read') },
  );
  return async (one) => (await next(one)).value;
}
