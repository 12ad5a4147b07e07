import { NEWSROOM } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import * as v from 'valibot';
import { CliError, usageError } from './cliError';
import { readSession } from './session';

/** Milliseconds an answer may take. */
const TIMEOUT_MS = 30_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origin of a server. @throws Failure for one to which a password would travel in the open. */
export function parseServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    throw usageError(`${text} is no address of a server: use the form https://paper.example.`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw usageError(`${text}: passwords travel over https only, except on this machine itself.`);
  return url.origin;
}

const ErrorBody = v.object({ message: v.string() });

/** Asks the server's newsroom. */
export type NewsroomClient = <I extends v.GenericSchema, O extends v.GenericSchema>(
  call: NewsroomCall<I, O>,
  input: v.InferInput<I> & object,
) => Promise<v.InferOutput<O>>;

/** @throws Failure, one line: it cannot be reached, it refuses, or it is no newsroom. */
export function createNewsroomClient(server: string, token = ''): NewsroomClient {
  return async (call, input) => {
    const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest.get(name) ?? '');
      rest.delete(name);
      return encodeURIComponent(value);
    });
    const url = new URL(`${server}${NEWSROOM}${path}`);
    if (call.method === 'GET') for (const [name, value] of rest) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: call.method,
      // a token goes to the server one signed in at, and to no other
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
    }).catch((error: unknown) => {
      throw new CliError(`${server} cannot be reached: ${reasonOf(error)}`);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const errorBody = v.safeParse(ErrorBody, body);
      throw new CliError(
        errorBody.success ? errorBody.output.message : `${server} answers ${response.status}`,
      );
    }
    const read = v.safeParse(call.output, body);
    if (!read.success) throw new CliError(`${server} does not answer as a newsroom of this version does`);
    return read.output;
  };
}

/** @throws CliError where nobody is signed in */
export async function connectWithSession(sessionFile: string): Promise<NewsroomClient> {
  const session = await readSession(sessionFile);
  if (!session) throw new CliError('Sign in first: npm run newsroom -- login <name>');
  return createNewsroomClient(session.address, session.token);
}

/** fetch wraps what the network said. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
