import { inputError } from '@contract/fields';
import type { Operation } from '@contract/operation';
import type { Answer, Call } from '@contract/render';
import { RecentKeys } from '@platform/cache/recentKeys';
import { TtlCache } from '@platform/cache/ttlCache';
import { isDatabaseAway, KNOWN_WHILE_AWAY } from '@platform/db/databaseAway';
import type { Site } from '@platform/sites/site';
import { CachedBody, chunksToText } from '@platform/wire/body';
import { ABSENT_MESSAGE, toJsonText } from '@platform/wire/envelope';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { JsonText } from '@platform/wire/jsonText';
import { normalizeSpellings, type Parameters } from '@platform/wire/parameters';
import { notServedYet, Refusal, refused } from '@platform/wire/refusals';
import * as v from 'valibot';
import { type CallContext, NOBODY, type Served } from './callContext';

/** The result of an operation: JSON for an HTTP answer, an object for a call inside the process. */
export interface OperationResult {
  /** Bare; undefined = absent. */
  readonly json: JsonText | undefined;
  readonly object: () => unknown;
  readonly body: CachedBody;
  /** Headers, bytes or a redirect, where a value is not enough. */
  readonly httpAnswer?: HttpAnswer;
}

/** The operation's input, validated by its schema. */
export interface ParsedInput {
  readonly input: unknown;
  /** The input as text: equal keys get equal answers. */
  readonly key: string;
}

/** Milliseconds a shared answer is cached: short enough for news, long enough for a rush. */
const CACHED_MS = 2000;
const MAX_CACHED_ANSWERS = 300;

export interface OperationRunner {
  /** Validates the parameters; a refusal for bad input and for operations not served yet. */
  parseInput(findOperation: Operation, parameters: Parameters): ParsedInput | Refusal;
  /** @throws Refusal of the validation or of the operation. */
  run(operation: Operation, read: ParsedInput | Refusal, context: CallContext): Promise<OperationResult>;
  /** Calls inside the process, as the renderer does. They throw where the database is away. */
  inProcess(site: Site, origin: string): Call;
  findOperation(name: string): Operation | undefined;
  /** Has the operation a handler? */
  isServed(operation: Operation): boolean;
}

function resultOf(value: unknown): OperationResult {
  const json = toJsonText(value);
  let object: unknown = value instanceof JsonText ? undefined : value;
  return {
    json,
    body: json?.body ?? new CachedBody(),
    object: () => {
      if (object === undefined && json) object = JSON.parse(chunksToText(json.chunks));
      return object;
    },
  };
}
/** Calls inside the process, for a reader without a login. */
function callsInside(
  runner: Pick<OperationRunner, 'findOperation' | 'parseInput' | 'run'>,
  failed: (error: unknown) => void,
): OperationRunner['inProcess'] {
  return (site, origin) => {
    const context: CallContext = {
      site,
      origin,
      curVersions: '3',
      claimedDevice: '',
      caller: NOBODY,
      address: '',
      files: [],
    };
    return async (name, input): Promise<Answer> => {
      const operation = runner.findOperation(name);
      if (!operation) throw new Error(`no operation ${name}`);
      try {
        const parameters = { appID: site.appIds[0] ?? '', ...input };
        const answer = await runner.run(operation, runner.parseInput(operation, parameters), context);
        if (!answer.json) return { status: 1, message: ABSENT_MESSAGE };
        return { status: 0, message: 'success', data: answer.object() };
      } catch (error) {
        // the page shows the rest; a crash is logged and says nothing to the reader
        if (error instanceof Refusal) return { status: error.status, message: error.message };
        if (isDatabaseAway(error)) throw error;
        failed(error);
        return { status: -1, message: '' };
      }
    };
  };
}

interface RunnerParts {
  readonly operations: readonly Operation[];
  readonly served: readonly Served[];
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** Called before a write of a member for whom rules for minors may hold. @throws Refusal where they forbid it (K23) */
  readonly checkMinor: (operation: Operation, context: CallContext) => Promise<void>;
}

/** Joins operations, their handlers and the cache of shared answers. */
export function createOperationRunner({
  operations,
  served,
  now,
  failed,
  checkMinor,
}: RunnerParts): OperationRunner {
  const handlers = new Map(served.map((one) => [one.operation.name, one.handler]));
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const cache = new TtlCache<OperationResult>(now, MAX_CACHED_ANSWERS, KNOWN_WHILE_AWAY);
  const recentKeys = new RecentKeys();

  function parseInput(operation: Operation, parameters: Parameters): ParsedInput | Refusal {
    if (!handlers.has(operation.name)) return notServedYet(operation.name);
    const { success, output, issues } = v.safeParse(
      operation.input,
      normalizeSpellings(operation, parameters),
    );
    if (!success) return refused(inputError(issues));
    return { input: output, key: `${operation.name}/${JSON.stringify(output)}` };
  }

  async function run(
    operation: Operation,
    parsed: ParsedInput | Refusal,
    context: CallContext,
  ): Promise<OperationResult> {
    const handler = handlers.get(operation.name);
    if (parsed instanceof Refusal) throw parsed;
    if (!handler) throw notServedYet(operation.name);
    const { caller, site } = context;
    const mayBeBarred = caller.kind === 'member' && (caller.isMinor || site.asksAge);
    if (operation.writes && mayBeBarred) await checkMinor(operation, context);
    const make = async (): Promise<OperationResult> => {
      const value = await handler(parsed.input as never, context);
      return value instanceof HttpAnswer
        ? { ...resultOf(value.value ?? null), httpAnswer: value }
        : resultOf(value);
    };
    if (operation.writes || operation.personal) return make();
    const key = `${context.site.id}/${context.site.version}/${context.origin}/${parsed.key}`;
    const cached = cache.peek(key);
    if (cached) return cached;
    // an answer is cached from its second request on: most addresses come once
    if (recentKeys.has(key) || cache.knows(key)) return cache.get(key, CACHED_MS, make);
    recentKeys.add(key);
    return make();
  }

  const runner = { parseInput, run, findOperation: (name: string) => byName.get(name) };
  return {
    ...runner,
    isServed: (operation) => handlers.has(operation.name),
    inProcess: callsInside(runner, failed),
  };
}
