import type { NewsroomCall } from '@contract/newsroomCall';
import * as v from 'valibot';
import { currentLogin, endLogin } from './session';

/** A call that was refused, or found no server. */
export class CallError extends Error {
  constructor(
    message: string,
    /** HTTP code; 0 without an answer. */
    readonly http: number,
    /** Faults by field of the input. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Kind of a conflict. */
    readonly code = '',
    /** Name of the person behind a conflict. */
    readonly by = '',
  ) {
    super(message);
  }
}

const Details = v.object({
  code: v.optional(v.string(), ''),
  by: v.optional(v.string(), ''),
  fields: v.optional(v.record(v.string(), v.string()), {}),
});
const Refused = v.object({ message: v.optional(v.string(), ''), data: v.optional(v.unknown()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Input of a refused call is named in its message: `title: …`. */
function fieldNamed(message: string): Record<string, string> {
  const [, field, words = ''] = /^([A-Za-z]+(?:\.[A-Za-z0-9]+)*): (.+)$/.exec(message) ?? [];
  return field === undefined ? {} : { [field.replace(/^change\./, '')]: words };
}

/** Error of a refused call's body. */
export function readRefusal(http: number, text: string): CallError {
  const body = parseJson(text);
  const refused = v.safeParse(Refused, body);
  const { message, data } = refused.success ? refused.output : { message: '', data: undefined };
  const answered = typeof data === 'string' ? parseJson(data) : (data ?? body);
  const details = v.safeParse(Details, answered);
  const { code, by, fields } = details.success ? details.output : { code: '', by: '', fields: {} };
  return new CallError(message, http, { ...fieldNamed(message), ...fields }, code, by);
}

/** Path of a call with its fields filled in, and the fields that are left. */
function addressOf({ path }: NewsroomCall, input: object): [string, [string, unknown][]] {
  const fields = new Map<string, unknown>(Object.entries(input));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  return [`/newsroom${filled}`, [...fields].filter(([, value]) => value !== undefined)];
}

export interface CallOptions {
  /** The call goes on when the page is closed (64 KB at most). */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/** Calls the newsroom. @throws CallError */
export async function callNewsroom<I extends v.GenericSchema, O extends v.GenericSchema>(
  call: NewsroomCall<I, O>,
  input: v.InferInput<I>,
  { keepalive = false, signal }: CallOptions = {},
): Promise<v.InferOutput<O>> {
  const token = currentLogin().session?.token ?? '';
  const [path, rest] = addressOf(call, Object(input));
  const isGet = call.method === 'GET';
  const query =
    isGet && rest.length > 0 ? `?${new URLSearchParams(rest.map(([k, x]) => [k, String(x)]))}` : '';
  const response = await fetch(path + query, {
    method: call.method,
    cache: 'no-store',
    credentials: 'omit',
    keepalive,
    signal: signal ?? null,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    body: isGet ? null : JSON.stringify(Object.fromEntries(rest)),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError('', 0);
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) {
    if (response.status === 401 && token !== '') endLogin(token);
    throw readRefusal(response.status, text);
  }
  const read = v.safeParse(call.output, parseJson(text));
  if (!read.success) throw new CallError(read.issues[0].message, 502);
  return read.output;
}
