import * as v from 'valibot';

/** Text of the wire: numbers become text, null and absence the empty text (wire W14). */
export const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

/** Numbers of the wire, also as digits; unset integers sometimes come as −2147483648 (wire W16). */
export const number = v.optional(
  v.pipe(
    v.nullable(v.union([v.number(), v.string(), v.boolean()])),
    v.transform((value) => {
      const read = Number(value ?? 0);
      return Number.isFinite(read) && read > -2147483648 ? read : 0;
    }),
  ),
  0,
);

/** 0 and 1, true and false, as installations mix them. */
export const flag = v.optional(
  v.pipe(
    v.nullable(v.union([v.boolean(), v.number(), v.string()])),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
);

export const texts = v.optional(
  v.pipe(
    v.nullable(v.array(v.string())),
    v.transform((list) => (list ?? []).filter((one) => one !== '')),
  ),
  [],
);

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The rows that match the schema; a bad row is left out and never costs the list. */
export function rowsOf<const S extends Schema>(schema: S, data: unknown): v.InferOutput<S>[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one) => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });
}

/** The array under a name of an answer, or the answer itself where it is one. */
export function arrayOf(data: unknown, name: string): unknown {
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === name)?.[1]
    : [];
}

/** The rows of an answer's list that match the schema. @param name of the list's field */
export const rowsIn = <const S extends Schema>(schema: S, data: unknown, name = 'list'): v.InferOutput<S>[] =>
  rowsOf(schema, arrayOf(data, name));

/** `hasMore` of an answer; undefined if it has none. */
export function readHasMore(data: unknown): boolean | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'hasMore') : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

/** Number of rows as sent, unreadable and hidden ones included: `hasMore` depends on it (E1). */
export const countRows = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0);
