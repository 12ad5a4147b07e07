import * as v from 'valibot';

type Schema = v.GenericSchema;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function entriesOf(schema: object): [string, Schema][] {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return [];
  return Object.entries(schema.entries).filter((entry): entry is [string, Schema] => isSchema(entry[1]));
}

/** Converts a schema to one that rejects unknown keys at every depth. Value bounds stay. */
export function strict(schema: Schema): Schema {
  // a pipe's checks are on single values here, never on objects
  if ('pipe' in schema) return schema;
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return v.strictObject(
        Object.fromEntries(entriesOf(schema).map(([name, inner]) => [name, strict(inner)])),
      );
    case 'array':
      return 'item' in schema && isSchema(schema.item) ? v.array(strict(schema.item)) : schema;
    case 'optional':
      return 'wrapped' in schema && isSchema(schema.wrapped) ? v.optional(strict(schema.wrapped)) : schema;
    case 'union':
      return 'options' in schema && Array.isArray(schema.options)
        ? v.union(schema.options.filter(isSchema).map(strict))
        : schema;
    default:
      return schema;
  }
}

/** Lists every deviation of a value from its schema; empty when it matches exactly. */
export function faults(schema: Schema, value: unknown): string[] {
  const read = v.safeParse(strict(schema), value);
  if (read.success) return [];
  return read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
