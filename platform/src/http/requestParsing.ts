import type { Operation } from '@contract/operation';
import { RecentKeys } from '@platform/cache/recentKeys';
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

/** Parses requests. The parameters and the validated input of a public address that comes again are cached. */
export class RequestReader {
  readonly #parameters = new Map<string, Parameters>();
  readonly #recent = new RecentKeys();
  /** Validated input of the cached parameters objects; undefined until it is validated. */
  readonly #inputs = new WeakMap<Parameters, ParsedInput | Refusal | undefined>();
  readonly #runner: OperationRunner;

  constructor(runner: OperationRunner) {
    this.#runner = runner;
  }

  /** The request's parameters as they were sent. */
  parameters(operation: Operation, { url, query, body }: RequestParts): Parameters {
    const isAddressOnly = body === undefined && url.length <= MAX_CACHED_LENGTH;
    if (!isAddressOnly || operation.writes || operation.personal) return mergeParameters(query, body);
    const known = this.#parameters.get(url);
    if (known) return known;
    const parameters = mergeParameters(query, body);
    if (this.#recent.has(url)) {
      this.#parameters.set(url, parameters);
      this.#inputs.set(parameters, undefined);
      dropOldest(this.#parameters, MAX_CACHED_ADDRESSES);
    } else {
      this.#recent.add(url);
    }
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
