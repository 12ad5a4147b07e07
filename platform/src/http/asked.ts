import type { Operation } from '@contract/operation';
import type { Answering, ReadInput } from './answering';
import type { Refusal } from './errors';
import { mergeParameters, type Parameters, textOf } from './parameters';

/** A request as an operation reads it. */
export interface Asked {
  readonly parameters: Parameters;
  /** '' = bare mode (W3). */
  readonly curVersions: string;
  readonly jsoncallback: string;
  /** As the caller claims it (W24). */
  readonly claimedDevice: string;
  readonly read: ReadInput | Refusal;
}

interface Incoming {
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
}

const KEPT_MOST = 500;
const SEEN_MOST = 1000;
/** Characters of an address that is kept: longer ones are not asked twice. */
const KEPT_LENGTH = 400;

/** Reads requests; one without a body says everything in its address, and what is asked again is not read again. */
export class Askings {
  readonly #kept = new Map<string, Asked>();
  /** Addresses asked a single time so far: most of these are never asked again. */
  readonly #seen = new Set<string>();
  readonly #answering: Answering;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  of(operation: Operation, { url, query, body }: Incoming): Asked {
    const isAddressOnly = body === undefined && url.length <= KEPT_LENGTH;
    const known = isAddressOnly ? this.#kept.get(url) : undefined;
    if (known) return known;
    const parameters = mergeParameters(query, body);
    const asked = {
      parameters,
      curVersions: textOf(parameters, 'curVersions'),
      jsoncallback: textOf(parameters, 'jsoncallback'),
      claimedDevice: textOf(parameters, 'device'),
      read: this.#answering.read(operation, parameters),
    };
    if (isAddressOnly && !operation.writes && !operation.personal) this.#keep(url, asked);
    return asked;
  }

  #keep(url: string, asked: Asked): void {
    if (this.#seen.delete(url)) {
      this.#kept.set(url, asked);
      dropOldest(this.#kept, KEPT_MOST);
    } else {
      this.#seen.add(url);
      dropOldest(this.#seen, SEEN_MOST);
    }
  }
}

function dropOldest(some: Map<string, unknown> | Set<string>, most: number): void {
  for (const key of some.keys()) {
    if (some.size <= most) return;
    some.delete(key);
  }
}
