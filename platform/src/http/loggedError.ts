/** Of an error of the database: which rule of which table. Its `detail` is the row itself. */
const named = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;
/** An error that is the cause of another one, and so on. */
const CAUSES = 5;

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/**
 * The part of an error that is logged (K8): its message and its place. Everything else that libraries add to theirs – a row, what a
 * schema did not accept, a request – may be somebody's, or a secret.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown', stack: '' };
  const { name, message, stack = '', cause } = error;
  const field = (key: string): unknown => Reflect.get(error, key);
  const words = named.flatMap((key) => (typeof field(key) === 'string' ? [[key, field(key)]] : []));
  const before = cause === undefined || depth === CAUSES ? {} : { cause: loggedError(cause, depth + 1) };
  return { type: error.constructor.name || name, message, stack, ...Object.fromEntries(words), ...before };
}
