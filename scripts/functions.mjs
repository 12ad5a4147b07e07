// Limits of functions: 60 lines, five parameters (docs/decisions/079-limits-of-functions.md). `testing/rules/functions.test.ts` shows
// that both are held.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { allowedFunctions } from './functionsAllowed.mjs';
import { sourcesIn } from './sources.mjs';
import { root } from './tools.mjs';

/** Folders whose functions are checked. */
export const functionFolders = [
  'contract',
  'platform',
  'touch',
  'desk',
  'demo',
  'server',
  'testing',
  'bench',
  'e2e',
  'scripts',
  'dev',
];

/** Functions that may be beyond the limits. */
export const listedFunctions = Object.keys(allowedFunctions);

const MAX_LINES = 60;
const MAX_PARAMETERS = 5;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Files whose functions are checked: tests and declarations are not. */
export const functionFiles = (base, folders) =>
  sourcesIn(base, folders, (path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|d)\.tsx?$/.test(path));

/** Name of a function: its own, or that of the variable, property or method that it is. */
function nameOf(node, parent) {
  const named =
    node.id ?? (parent?.value === node ? parent.key : parent?.init === node ? parent.id : undefined);
  return named?.name ?? '';
}

function* functionsIn(node, parent) {
  if (Array.isArray(node)) for (const one of node) yield* functionsIn(one, parent);
  if (typeof node?.type !== 'string') return;
  if (FUNCTIONS.includes(node.type)) yield { node, name: nameOf(node, parent) };
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) yield* functionsIn(value, node);
}

function violationsIn(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lines = [];
  for (const { node, name } of functionsIn(program.body)) {
    const length = text.slice(node.start, node.end).split('\n').length;
    const place = `${path} ${name}`.trim();
    if (length > MAX_LINES) lines.push({ place, fault: `${length} lines` });
    if (node.params.length > MAX_PARAMETERS) lines.push({ place, fault: `${node.params.length} parameters` });
  }
  return lines;
}

/**
 * Violations as lines, and entries of the list that nothing needs any more; none when every function is within the limits.
 * @param {string} base @param {string[]} folders @param {readonly string[]} allowed places, `<path> <name>`
 */
export function checkFunctions(base, folders, allowed) {
  const found = functionFiles(base, folders).flatMap((path) =>
    violationsIn(path, readFileSync(join(base, path), 'utf8')),
  );
  const places = new Set(found.map(({ place }) => place));
  return [
    ...found.filter(({ place }) => !allowed.includes(place)).map(({ place, fault }) => `${place}: ${fault}`),
    ...allowed
      .filter((place) => !places.has(place))
      .map((place) => `${place}: is within the limits, take it off the list`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = checkFunctions(root, functionFolders, listedFunctions);
  for (const line of violations) console.log(line);
  console.log(
    violations.length === 0 ? 'every function is within its limits' : `${violations.length} violations`,
  );
  process.exit(violations.length === 0 ? 0 : 1);
}
