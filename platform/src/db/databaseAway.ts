import { codeOf } from './startRefused';

/**
 * The database cannot be used at the moment: no connection, a lost one, a server that stops, has no place or only reads. Nothing
 * is wrong with the request; it may be sent again.
 */
export class DatabaseAway extends Error {
  /** Of its cause: an SQLSTATE, or the system's code. */
  readonly code: string;
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'the database is away', { cause });
    this.name = 'DatabaseAway';
    this.code = codeOf(cause);
  }
}

/** Answers that are known go on for ten minutes while the database is away (decision 184). */
export const KNOWN_WHILE_AWAY = { if: (error: unknown) => isDatabaseAway(error), forMs: 600_000 } as const;

export const isDatabaseAway = (error: unknown): error is DatabaseAway => error instanceof DatabaseAway;

/** 08… connection lost, 25006 the server only reads, 53300 no place, 57P… it stops or starts. */
const STATES = /^(08...|25006|53300|57P..)$/;
const SYSTEM = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN)$/;
/** Of pg itself, which gives them no code. */
const WORDS =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** True where an error of a statement says that its connection, or the server behind it, is of no use any more. */
export function saysAway(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === '' ? WORDS.test(error.message) : STATES.test(code) || SYSTEM.test(code);
}

export const databaseAway = (cause: unknown): DatabaseAway =>
  isDatabaseAway(cause) ? cause : new DatabaseAway(cause);

/** The server is not ready or has no place: nothing was sent, so a retry is safe. */
export const isWorthWaiting = (error: unknown): boolean =>
  /^(08...|53300|57P03|ECONNREFUSED|ENOENT)$/.test(codeOf(error));
