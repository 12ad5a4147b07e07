import type { Operation } from '@contract/operation';
import type { OperationRunner, ParsedInput } from '@platform/operations/operationRunner';
import { mergeParameters, type Parameters } from '@platform/wire/parameters';
import type { Refusal } from '@platform/wire/refusals';

interface RequestParts {
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
}

const MAX_CACHED_ADDRESSES = 500;
/** Longer addresses are hardly ever requested twice. */
const MAX_CACHED_LENGTH = 400;

/** Parses requests that everybody may make alike. Parameters and validated input of their addresses are cached (decision 144). */
export class RequestReader {
  readonly #parameters = new Map<string, Parameters>();
  /** Validated input of the cached parameters objects; undefined until it is validated. */
  readonly #inputs = new WeakMap<Parameters, ParsedInput | Refusal | undefined>();
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /** The request's parameters as they were sent. */
  parameters({ url, query, body }: RequestParts): Parameters {
    if (body !== undefined || url.length > MAX_CACHED_LENGTH) return mergeParameters(query, body);
    const known = this.#parameters.get(url);
    if (known) return known;
    const parameters = mergeParameters(query, body);
    this.#parameters.set(url, parameters);
    this.#inputs.set(parameters, undefined);
    dropOldest(this.#parameters, MAX_CACHED_ADDRESSES);
    return parameters;
  }

  /** The operation's input, validated by its schema. */
  input(operation: Operation, parameters: Parameters): ParsedInput | Refusal {
    const known = this.#inputs.get(parameters);
    if (known) return known;
    const read = this.#runner.parseInput(operation, parameters);
    if (this.#inputs.has(parameters)) this.#inputs.set(parameters, read);
    return read;
  }
}

function dropOldest(entries: Map<string, unknown>, maxEntries: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= maxEntries) return;
    entries.delete(key);
  }
}
