import { type GenericSchema, is } from 'valibot';

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [[name]]),
    ...pathsOf(inner).map((path) => [name, ...path]),
  ]);
}

function without(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => name !== first || rest.length > 0)
    .map(([name, inner]): [string, unknown] => [name, name === first ? without(inner, rest) : inner]);
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}

/**
 * Fields that a schema requires of a sample: without any of them it is refused. A field of a list's entry is `list.0.name`.
 * @returns undefined where the whole sample is refused
 */
export function requiredFields(schema: GenericSchema, sample: unknown): string | undefined {
  if (!is(schema, sample)) return undefined;
  return pathsOf(sample)
    .filter((path) => !is(schema, without(sample, path)))
    .map((path) => path.join('.'))
    .join(' ');
}
