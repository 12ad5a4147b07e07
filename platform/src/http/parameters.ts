import { commonSpellings } from '@contract/fields';
import type { Operation } from '@contract/operation';

export type Parameters = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parameters of query, form and JSON body together; the body wins (W9). Repeated names become lists. */
export function mergeParameters(query: unknown, body: unknown): Parameters {
  // a query as it was read has no inherited names either
  if (!isRecord(body) && isRecord(query)) return query;
  const merged: Record<string, unknown> = Object.create(null);
  if (isRecord(query)) Object.assign(merged, query);
  if (isRecord(body)) Object.assign(merged, body);
  return merged;
}

/** Puts every accepted spelling under its one name; the first spelling present wins (W10). */
export function oneSpelling(operation: Operation, given: Parameters): Parameters {
  // hardly anybody uses another one: nothing is copied for those who do not
  let found: Record<string, unknown> | undefined;
  for (const table of [operation.spellings, commonSpellings]) {
    for (const name in table) {
      if (isGiven((found ?? given)[name])) continue;
      const other = table[name]?.find((spelling) => isGiven(given[spelling]));
      if (other === undefined) continue;
      found ??= { ...given };
      found[name] = given[other];
    }
  }
  return found ?? given;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The text of one parameter; '' where it is not sent or no single value. */
export function textOf(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
