import { inputError } from '@contract/fields';
import type { Operation } from '@contract/operation';
import type { Answer, Call } from '@contract/render';
import type { Site } from '@platform/sites/site';
import * as v from 'valibot';
import { ABSENT_MESSAGE, bareJson } from './answers';
import { KeptBytes } from './compress';
import { type CallContext, NOBODY, type Served } from './context';
import { JsonText, notServedYet, Refusal, refused, Sent } from './errors';
import { Kept } from './kept';
import { oneSpelling, type Parameters } from './parameters';
import { textOf } from './pieces';
import { Seen } from './seen';

/** A value on its way out: its JSON for the line, its object for a call inside the process. */
export interface Answered {
  /** Bare; undefined = absent. */
  readonly json: JsonText | undefined;
  readonly object: () => unknown;
  readonly bytes: KeptBytes;
  /** Headers, bytes or an address of its own. */
  readonly sent?: Sent;
}

/** What an operation is asked, read by its schema. */
export interface ReadInput {
  readonly input: unknown;
  /** The same as text: asked alike, answered alike. */
  readonly key: string;
}

/** How long a shared answer stands (ms): short enough for news, long enough for a rush. */
const KEPT_MS = 2000;
const KEPT_ENTRIES = 300;

export interface Answering {
  /** Reads the parameters; a refusal for bad input and for operations not served yet. */
  read(operation: Operation, parameters: Parameters): ReadInput | Refusal;
  /** @throws Refusal of the reading or of the rules. */
  answered(operation: Operation, read: ReadInput | Refusal, context: CallContext): Promise<Answered>;
  /** Calls inside the process, as the renderer does. */
  inProcess(site: Site, origin: string): Call;
  operation(name: string): Operation | undefined;
  /** Does anybody answer it yet? */
  serves(operation: Operation): boolean;
}

function answeredOf(value: unknown): Answered {
  const json = bareJson(value);
  let object: unknown = value instanceof JsonText ? undefined : value;
  return {
    json,
    bytes: json?.bytes ?? new KeptBytes(),
    object: () => {
      if (object === undefined && json) object = JSON.parse(textOf(json.pieces));
      return object;
    },
  };
}

/** Joins operations, handlers and kept answers. */
export function createAnswering(
  operations: readonly Operation[],
  served: readonly Served[],
  now: () => number,
  failed: (error: unknown) => void,
): Answering {
  const handlers = new Map(served.map((one) => [one.operation.name, one.handler]));
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const kept = new Kept<Answered>(now, KEPT_ENTRIES);
  const seen = new Seen();

  function read(operation: Operation, parameters: Parameters): ReadInput | Refusal {
    if (!handlers.has(operation.name)) return notServedYet(operation.name);
    const { success, output, issues } = v.safeParse(operation.input, oneSpelling(operation, parameters));
    if (!success) return refused(inputError(issues));
    return { input: output, key: `${operation.name}/${JSON.stringify(output)}` };
  }

  async function answered(
    operation: Operation,
    asked: ReadInput | Refusal,
    context: CallContext,
  ): Promise<Answered> {
    const handler = handlers.get(operation.name);
    if (asked instanceof Refusal) throw asked;
    if (!handler) throw notServedYet(operation.name);
    const make = async (): Promise<Answered> => {
      const value = await handler(asked.input as never, context);
      return value instanceof Sent ? { ...answeredOf(value.value ?? null), sent: value } : answeredOf(value);
    };
    if (operation.writes || operation.personal) return make();
    const key = `${context.site.id}/${context.site.version}/${context.origin}/${asked.key}`;
    const standing = kept.standing(key);
    if (standing) return standing;
    // in a rush the second one is kept for all others
    return seen.before(key) ? kept.get(key, KEPT_MS, make) : make();
  }

  return {
    read,
    answered,
    operation: (name) => byName.get(name),
    serves: (operation) => handlers.has(operation.name),
    inProcess: (site, origin) => {
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
        const operation = byName.get(name);
        if (!operation) throw new Error(`no operation ${name}`);
        try {
          const parameters = { appID: site.appIds[0] ?? '', ...input };
          const answer = await answered(operation, read(operation, parameters), context);
          if (!answer.json) return { status: 1, message: ABSENT_MESSAGE };
          return { status: 0, message: 'success', data: answer.object() };
        } catch (error) {
          // the page shows what there is; a crash is ours to read, not the reader's
          if (error instanceof Refusal) return { status: error.status, message: error.message };
          failed(error);
          return { status: -1, message: '' };
        }
      };
    },
  };
}
