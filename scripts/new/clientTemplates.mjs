import { capital, lines } from './lines.mjs';

function readerText({ name, shape, fields }) {
  const type = `${capital(name)}${shape.kind === 'list' ? 'Row' : ''}`;
  const kinds = [...new Set(fields.map(({ kind }) => kind))].sort();
  const isList = shape.kind === 'list';
  const used = [...kinds, ...(isList ? [shape.rows ? 'rowsIn' : 'rowsOf'] : [])];
  const rows =
    shape.rows === undefined
      ? `rowsOf(Wire${type}, data)`
      : `rowsIn(Wire${type}, data${shape.rows === 'list' ? '' : `, '${shape.rows}'`})`;
  const read = isList
    ? `/** undefined where there are no rows. */
export function read${capital(name)}(data: unknown): readonly ${type}[] | undefined {
  const rows = ${rows};
  return rows.length > 0 ? rows : undefined;
}`
    : `/** undefined where there is none. */
export function read${capital(name)}(data: unknown): ${type} | undefined {
  const read = v.safeParse(Wire${type}, data);
  return read.success && Object.keys(Object(data)).length > 0 ? read.output : undefined;
}`;
  return `import * as v from 'valibot';
${used.length > 0 ? `import { ${used.join(', ')} } from './wireFields';\n` : ''}
const Wire${type} = v.object({
${fields.map(({ name: field, kind }) => `  ${field}: ${kind},`).join('\n')}
});
export type ${type} = v.InferOutput<typeof Wire${type}>;

${read}
`;
}

function queryText({ name, shape, key }, module) {
  const type = `${capital(name)}${shape.kind === 'list' ? 'Row' : ''}`;
  const value = shape.kind === 'list' ? `readonly ${type}[]` : type;
  const input = key ? (key === 'id' ? '{ id }' : `{ ${key}: id }`) : '{}';
  return `${lines([
    module && `import * as operations from '@contract/${module}';`,
    module && "import { at } from '@touch/outside/member/addresses';",
    "import { type Query, queryKey } from '@touch/outside/queryCache';",
    `import type { ${type} } from './reading/${name}';`,
  ])}

export type { ${type} } from './reading/${name}';
${module ? `\nconst ${name} = at(operations.${name});\n` : ''}
export const ${name}Query = (${key ? 'id: string' : ''}): Query<${value}> => ({
  key: queryKey('${name}', ${input}),
  operation: ${module ? name : `'${name}'`},
  input: ${input},
  read: async (data) => (await import('./reading/${name}')).read${capital(name)}(data),
});
`;
}

/** Files of the client by path. @param {string | undefined} module file of the contract with the operation, where its address is not the usual one */
export function clientFiles(facts, module) {
  return {
    [`touch/src/api/${facts.name}.ts`]: queryText(facts, module),
    [`touch/src/api/reading/${facts.name}.ts`]: readerText(facts),
  };
}
