import { type ESTree, type Plugin, parseSync } from 'vite';

/** Properties of an operation that its call needs (contract/src/address.ts). */
const CALLED = ['name', 'service', 'path', 'method', 'encoding'];

type Constants = ReadonlyMap<string, ESTree.Expression>;

/** Properties of an object, those that are spread into it included: objects in place, or constants of the file. */
function propertiesOf(node: ESTree.Expression, constants: Constants): ESTree.ObjectProperty[] {
  if (node.type === 'TSAsExpression') return propertiesOf(node.expression, constants);
  const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  if (constant) return propertiesOf(constant, constants);
  if (node.type !== 'ObjectExpression') throw new Error('an operation is an object that stands in its file');
  return node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? propertiesOf(property.argument, constants) : [property],
  );
}

/** Text of the address of `read({ … })` or `write({ … })`; undefined for any other expression. */
function addressText(source: string, node: ESTree.Expression, constants: Constants): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const { name } = node.callee;
  const [described] = node.arguments;
  if (!['read', 'write'].includes(name) || !described || described.type === 'SpreadElement') return undefined;
  const values = new Map(name === 'write' ? [['method', "'POST'"]] : []);
  for (const { key, value } of propertiesOf(described, constants))
    if (key.type === 'Identifier' && CALLED.includes(key.name))
      values.set(key.name, source.slice(value.start, value.end));
  // the calls send nothing else by default
  if (values.get('method') === "'GET'") values.delete('method');
  if (/^'(?:query|form)'$/.test(values.get('encoding') ?? '')) values.delete('encoding');
  return `{ ${[...values].map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
}

/** Places of the calls in an expression that run with it, outermost first. */
function callsIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  if (!('type' in node)) return Object.values(node).flatMap(callsIn);
  if (/Function/.test(String(node.type))) return [];
  const own = node.type === 'CallExpression' && 'start' in node ? [Number(node.start)] : [];
  return [...own, ...Object.values(node).flatMap(callsIn)];
}

/**
 * A file of the contract with each operation reduced to its address. Other calls only make schemas: they are marked as free of effects,
 * so that the build drops those that nothing uses.
 * @throws Error where an operation is not written out in its file
 */
export function reduceOperations(source: string, file: string): string {
  const { program } = parseSync(file, source);
  const declared = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  const constants = new Map(
    declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init] as const] : [])),
  );
  const edits = declared.flatMap(({ init }) => {
    if (!init) return [];
    const text = addressText(source, init, constants);
    if (text !== undefined) return [{ start: init.start, end: init.end, text }];
    return callsIn(init).map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }));
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), source);
}

/** Leaves out of the client what the contract says of an operation beyond its address. */
export function operationAddresses(): Plugin {
  return {
    name: 'operation-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/][^?]+\.ts$/ },
      handler: (source, id, options) =>
        options?.ssr ? undefined : { code: reduceOperations(source, id), map: null },
    },
  };
}
