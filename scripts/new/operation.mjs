import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { filesBelow } from '../sources.mjs';
import { clientFiles } from './clientTemplates.mjs';
import { importOf, readSource, writeSources } from './files.mjs';
import { platformFiles } from './operationTemplates.mjs';
import { emptyOf, requiredOf, wireFieldOf } from './schemaSample.mjs';

const isOperation = (value) =>
  typeof value === 'object' && value !== null && 'row' in value && 'input' in value && 'path' in value;

/** The operation and the contract file that declares it. @throws Error where the wire reference has none of this name */
async function operationOf(root, name) {
  const files = [...filesBelow(root, 'contract/src')].filter((path) => /^contract\/src\/\w+\.ts$/.test(path));
  const declares = new RegExp(`^export const ${name} = (read|write)\\(`, 'm');
  const file = files.find((path) => declares.test(readSource(root, path)));
  if (!file)
    throw new Error(`The contract has no operation ${name}: docs/wire.md and contract/src name them.`);
  const { module } = await runnerImport(join(root, file), { root, logLevel: 'error' });
  const operation = module[name];
  if (!isOperation(operation)) throw new Error(`${file} exports no operation ${name}.`);
  return { operation, file, resource: /(\w+)\.ts$/.exec(file)?.[1] ?? '' };
}

const entriesOf = (schema) => schema.entries ?? {};

/** `one`: a thing by its number · `list`: rows · `value`: anything else. */
function shapeOf({ output, absent }) {
  if (output.type === 'array') return { kind: 'list', rows: undefined, row: output.item };
  const lists = Object.entries(entriesOf(output)).filter(([, entry]) => entry.type === 'array');
  const [rows, list] =
    lists.find(([name]) => name === 'list') ?? (absent === 'list' ? lists[0] : undefined) ?? [];
  if (rows !== undefined) return { kind: 'list', rows, row: list.item };
  return {
    kind: output.type === 'object' && absent !== 'list' ? 'one' : 'value',
    rows: undefined,
    row: output,
  };
}

/** The parameter that names the thing: the first one the operation needs, or the first id. */
function keyOf(input, required) {
  const names = Object.keys(entriesOf(input));
  const own = names.filter(
    (name) => !['userID', 'uid', 'device', 'page', 'rowNumber', 'afterOrder'].includes(name),
  );
  return own.find((name) => name in required) ?? own.find((name) => /id$/i.test(name));
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A migration for the table, where no migration makes it. @throws Error where the table has no such columns */
function migrationOf(root, table) {
  const folder = 'platform/src/db/migrations';
  const names = readdirSync(join(root, folder)).sort();
  const made = names.map((name) =>
    new RegExp(`create table ${table} \\(([^;]*);`).exec(readSource(root, `${folder}/${name}`)),
  );
  const columns = made.find((found) => found)?.[1];
  if (columns !== undefined) {
    if (/\bdoc\b/.test(columns) && /\bid\b/.test(columns) && /\bsite_id\b/.test(columns)) return {};
    throw new Error(`The table ${table} has no site_id, id and doc: name another one with --table.`);
  }
  const number = String(Number.parseInt(names.at(-1) ?? '0', 10) + 1).padStart(3, '0');
  return {
    [`${folder}/${number}-${table.replaceAll('_', '-')}.sql`]: `create table ${table} (
  site_id integer not null references sites (id),
  id integer not null,
  doc jsonb not null,
  primary key (site_id, id)
);
`,
  };
}

/** handlers.ts with one import and one line more. */
function withHandlers(root, name, resource) {
  const path = 'platform/src/handlers.ts';
  const text = readSource(root, path);
  const list = /(const readHandlers = [\s\S]*?=> \[\n)/;
  if (!list.test(text)) throw new Error(`${path} has no readHandlers.`);
  const line = `import { ${name}Handlers } from '@platform/${resource}/${name}.handlers';\n`;
  return { [path]: line + text.replace(list, `$1  ...${name}Handlers(db),\n`) };
}

/** File of the contract whose operation the client's query imports; undefined for `GET base:/name`, which is called by its name. */
function contractModule({ operation: { name, service, path, method }, file }) {
  const isUsual = service === 'base' && path === `/${name}` && method === 'GET';
  return isUsual ? undefined : /(\w+)\.ts$/.exec(file)?.[1];
}

/** Facts that the templates need. */
function described(root, found, { resource = found.resource, table = snake(resource) }) {
  const { operation } = found;
  if (operation.wrapping !== 'plain')
    throw new Error(
      `${operation.name} answers in a form of its own (${operation.wrapping}): write it by hand.`,
    );
  const required = requiredOf(operation.input);
  const shape = shapeOf(operation);
  const key = shape.kind === 'one' ? keyOf(operation.input, required) : undefined;
  if (shape.kind === 'one' && !key) throw new Error(`${operation.name} has no parameter that names a thing.`);
  const names = Object.keys(entriesOf(operation.input));
  const fields = Object.entries(entriesOf(shape.row)).flatMap(([name, entry]) => {
    const kind = wireFieldOf(entry);
    return kind ? [{ name, kind }] : [];
  });
  return {
    operation,
    resource,
    table,
    shape,
    key,
    required,
    fields,
    name: operation.name,
    contract: found.resource,
    empty: emptyOf(operation.output),
    keyIsNumber: key !== undefined && entriesOf(operation.input)[key].type !== 'string',
    isMembers: operation.personal || operation.writes,
    variesByCaller: operation.ownRows || ['uid', 'userID'].some((one) => names.includes(one)),
    claims: ['uid', 'userID', 'device'].some((one) => names.includes(one)),
    pages: names.includes('page') && names.includes('rowNumber'),
    importOf: (symbol, where) => importOf(root, symbol, where),
  };
}

/** Makes an operation's handler, client query and tests. Returns lines that say what was made and what comes next. */
export async function newOperation(root, name, options = {}) {
  const found = await operationOf(root, name);
  const facts = described(root, found, options);
  const served = [...filesBelow(root, 'platform/src')]
    .filter((path) => path.endsWith('.samples.ts'))
    .find((path) => new RegExp(`^ {2}${name}: `, 'm').test(readSource(root, path)));
  if (served) throw new Error(`${name} is served already: ${served} samples it.`);
  const client = !facts.operation.writes;
  const added = {
    ...platformFiles(facts),
    ...(client ? clientFiles(facts, contractModule(found)) : {}),
    ...migrationOf(root, facts.table),
  };
  const changed = withHandlers(root, name, facts.resource);
  writeSources(root, added, changed);
  return [
    ...Object.keys(added).map((path) => `made ${path}`),
    ...Object.keys(changed).map((path) => `changed ${path}`),
    `Next: npm test -- ${name}.`,
  ];
}
