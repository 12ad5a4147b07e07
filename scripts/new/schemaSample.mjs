import * as v from 'valibot';

const texts = ['', '0', '00000000'];

/** The simplest value of a schema: empty texts and lists, zeros, the first of several choices. @throws Error for a kind it does not know */
export function emptyOf(schema) {
  switch (schema.type) {
    case 'string':
      return texts.find((text) => v.is(schema, text)) ?? '1';
    case 'number':
      return [0, 1].find((number) => v.is(schema, number)) ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(schema.entries)
          .filter(([, entry]) => entry.type !== 'optional')
          .map(([name, entry]) => [name, emptyOf(entry)]),
      );
    case 'picklist':
    case 'enum':
      return schema.options[0];
    case 'literal':
      return schema.literal;
    case 'record':
      return {};
    case 'union':
      return emptyOf(schema.options[0]);
    default:
      throw new Error(`An answer with a ${schema.type} has to be written by hand.`);
  }
}

/** Parameters without which the input does not read, as texts. @throws Error where no simple texts do */
export function requiredOf(input) {
  const values = {};
  for (const text of ['1', 'a', '2031-03-05']) {
    const read = v.safeParse(input, values);
    if (read.success) return values;
    for (const issue of read.issues) values[v.getDotPath(issue) ?? ''] = text;
  }
  if (!v.is(input, values)) throw new Error('The parameters of this operation have to be written by hand.');
  return values;
}

/** Wire fields of our client by the kind of a value; undefined for what it has to read by hand. */
export function wireFieldOf(schema) {
  const inner = schema.type === 'optional' ? schema.wrapped : schema;
  if (inner.type === 'array') return inner.item.type === 'string' ? 'texts' : undefined;
  const kinds = { string: 'text', number: 'number', boolean: 'flag' };
  if (inner.type === 'picklist' || inner.type === 'enum')
    return typeof inner.options[0] === 'string' ? 'text' : 'number';
  return kinds[inner.type];
}
