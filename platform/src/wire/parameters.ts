import { commonSpellings } from '@contract/fields';
import type { Operation } from '@contract/operation';

export type Parameters = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parameters of query, form and JSON body together; the body wins (wire W9). Repeated names become lists. */
export function mergeParameters(query: unknown, body: unknown): Parameters {
  // a query as it was read has no inherited names either
  if (!isRecord(body) && isRecord(query)) return query;
  const merged: Record<string, unknown> = Object.create(null);
  if (isRecord(query)) Object.assign(merged, query);
  if (isRecord(body)) Object.assign(merged, body);
  return merged;
}

/** Names that are another spelling of some name, by operation. */
const otherSpellings = new WeakMap<Operation, ReadonlySet<string>>();

function otherSpellingsOf(operation: Operation): ReadonlySet<string> {
  const before = otherSpellings.get(operation);
  if (before) return before;
  const names = new Set(
    [operation.spellings, commonSpellings].flatMap((table) => Object.values(table ?? {}).flat()),
  );
  otherSpellings.set(operation, names);
  return names;
}

/** Puts every accepted spelling under its one name; the first spelling present wins (wire W10). */
export function normalizeSpellings(operation: Operation, given: Parameters): Parameters {
  const names = otherSpellingsOf(operation);
  // hardly anybody uses another one: for those who do not nothing is looked up and copied
  for (const name in given) if (names.has(name)) return withOneSpelling(operation, given);
  return given;
}

function withOneSpelling(operation: Operation, given: Parameters): Parameters {
  const found: Record<string, unknown> = { ...given };
  for (const table of [operation.spellings, commonSpellings]) {
    for (const [name, spellings] of Object.entries(table ?? {})) {
      if (isSent(found[name])) continue;
      const other = spellings.find((spelling) => isSent(given[spelling]));
      if (other !== undefined) found[name] = given[other];
    }
  }
  return found;
}

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The text of one parameter, of one that is repeated the first; '' where it is not sent or no text. */
export function textOf(parameters: Parameters, name: string): string {
  const given = parameters[name];
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
