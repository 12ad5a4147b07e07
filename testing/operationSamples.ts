import { operations } from '@contract/operations';
import type { Row } from './hostileRow';

type Parameters = Readonly<Record<string, string | number>>;

/** Calls of an operation in tests. */
export interface OperationSample {
  /**
   * Sensible parameters on the seeded newsroom, more than one set where the answers differ in shape. Without them the tests of
   * its resource call it: its answer is somebody's own, needs a sign, counts, or is no JSON.
   */
  readonly calls?: readonly Parameters[];
  /** Calls for things that are not there, and how the answer says so (wire W4). */
  readonly absent?: readonly { readonly queryText: string; readonly as: 'empty' | 'missing' }[];
  /** For an operation that writes, reads what is a member's own, or is told who asks (wire W24). */
  readonly hostile?: Row;
}

/** Exports of `platform/src/<resource>/<resource>.samples.ts`, by name of operation. */
export type OperationSamples = Readonly<Record<string, OperationSample>>;

const files = import.meta.glob<OperationSamples>('../platform/src/**/*.samples.ts', {
  eager: true,
  import: 'samples',
});

/** Every sample with its operation's name, file after file. */
export const sampleEntries: readonly (readonly [name: string, sample: OperationSample])[] = Object.values(
  files,
).flatMap((samples) => Object.entries(samples));

const samples: ReadonlyMap<string, OperationSample> = new Map(sampleEntries);

export const sampleOf = (name: string): OperationSample | undefined => samples.get(name);

/** Every operation that is served, in the order of the contract. */
export const servedOperations = operations.filter(({ name }) => samples.has(name));

/** Operations that the samples call, with what they ask. */
export const sampledOperations = servedOperations.flatMap((operation) => {
  const calls = sampleOf(operation.name)?.calls;
  return calls ? [{ operation, calls }] : [];
});
