import type { Operation } from '@contract/operation';
import type { Answering, ReadInput } from './answering';
import type { Refusal } from './errors';
import { mergeParameters, type Parameters } from './parameters';
import { Seen } from './seen';

interface Incoming {
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
}

const KEPT_MOST = 500;
/** Characters of an address that is kept: longer ones are not asked twice. */
const KEPT_LENGTH = 400;

/** Reads requests; one without a body says everything in its address, and what is asked again is not read again. */
export class Askings {
  readonly #kept = new Map<string, Parameters>();
  /** Addresses asked so far: most of them are never asked again. */
  readonly #seen = new Seen();
  /** Of the very parameters that are kept, not of others made of them; undefined until they are read. */
  readonly #read = new WeakMap<Parameters, ReadInput | Refusal | undefined>();
  readonly #answering: Answering;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  /** As they were sent. */
  parameters(operation: Operation, { url, query, body }: Incoming): Parameters {
    const isAddressOnly = body === undefined && url.length <= KEPT_LENGTH;
    if (!isAddressOnly || operation.writes || operation.personal) return mergeParameters(query, body);
    const known = this.#kept.get(url);
    if (known) return known;
    const parameters = mergeParameters(query, body);
    if (this.#seen.before(url)) {
      this.#kept.set(url, parameters);
      this.#read.set(parameters, undefined);
      dropOldest(this.#kept, KEPT_MOST);
    }
    return parameters;
  }

  /** What they ask the operation. */
  input(operation: Operation, parameters: Parameters): ReadInput | Refusal {
    const known = this.#read.get(parameters);
    if (known) return known;
    const read = this.#answering.read(operation, parameters);
    if (this.#read.has(parameters)) this.#read.set(parameters, read);
    return read;
  }
}

function dropOldest(some: Map<string, unknown>, most: number): void {
  for (const key of some.keys()) {
    if (some.size <= most) return;
    some.delete(key);
  }
}
