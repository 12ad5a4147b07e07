// Rejects retired words in names (the table in docs/glossary.md), and comments that begin with a question word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { filesBelow } from './sources.mjs';
import { root } from './tools.mjs';

const TABLE_HEADING = '## Retired words';
const SOURCE = /\.(?:tsx?|mts|m?js|css|sql)$/;
const QUESTION_WORD = /^(?:what|who(?:ever|m|se)?|those|whether|how)\b/i;
/** Migrations up to 074 stay as they were applied: each database knows the checksum of its own. */
const APPLIED = /^platform\/src\/db\/migrations\/0(?:[0-6]\d|7[0-4])-/;
const WITHOUT_SOURCES = ['node_modules', 'dist', 'data', 'docs'];

/** Text between backticks. */
const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/** A text with a slash is a path; anything else in the third column is a name. */
const isPath = (text) => text.includes('/');

/**
 * Reads the table: retired | say instead | may still stand in.
 * @param {string} markdown text of the glossary
 */
export function readRetired(markdown) {
  const section = markdown.split(TABLE_HEADING)[1]?.split(/\n## /)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, words = '', say = '', exceptions = ''] = row.split('|').map((cell) => cell.trim());
    const excepted = quoted(exceptions);
    return quoted(words).map((word) => ({
      word,
      say: say.replaceAll('`', ''),
      paths: excepted.filter(isPath),
      names: excepted.filter((name) => !isPath(name)),
    }));
  });
}

/** Words of a camelCase or UPPER_CASE name, in lower case. */
const wordsOf = (name) =>
  name
    .split(/_|-|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/**
 * Forms of the first column: `asked` a whole name, `line.ts` a file name, `…Most` the last of several words, `retell…` the first,
 * `…house…` any word of a name, alone too.
 */
function matches({ word }, name, isFileName) {
  if (word.endsWith('.ts')) return isFileName && name === word.slice(0, -'.ts'.length);
  if (!word.includes('…')) return name === word;
  const part = word.replaceAll('…', '').toLowerCase();
  const parts = wordsOf(name);
  if (word.startsWith('…') && word.endsWith('…'))
    return ` ${parts.join(' ')} `.includes(` ${wordsOf(word.replaceAll('…', '')).join(' ')} `);
  if (parts.length < 2) return false;
  return (word.startsWith('…') ? parts.at(-1) : parts[0]) === part;
}

const isExcepted = ({ paths, names }, path, name) =>
  names.includes(name) || paths.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));

/** The first retired word that a name contains, if it may not stand there. */
function retiredIn(retired, path, name, isFileName) {
  return retired.find((one) => matches(one, name, isFileName) && !isExcepted(one, path, name));
}

const bindingsOf = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return bindingsOf(pattern.left);
    case 'RestElement':
      return bindingsOf(pattern.argument);
    case 'TSParameterProperty':
      return bindingsOf(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindingsOf);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => bindingsOf(one.value ?? one));
    default:
      return [];
  }
};

const NAME = ['Identifier', 'PrivateIdentifier'];
const keyOf = (node) => (!node.computed && NAME.includes(node.key?.type) ? [node.key] : []);
const functionNames = (node) => [
  ...bindingsOf(node.id),
  ...(node.params?.items ?? node.params ?? []).flatMap(bindingsOf),
];

/** Names that a node declares, by its type. Names of packages and of the standard library are declared elsewhere. */
const declaredBy = {
  VariableDeclarator: (node) => bindingsOf(node.id),
  CatchClause: (node) => bindingsOf(node.param),
  FunctionDeclaration: functionNames,
  FunctionExpression: functionNames,
  ArrowFunctionExpression: functionNames,
  TSDeclareFunction: functionNames,
  TSEmptyBodyFunctionExpression: functionNames,
  TSFunctionType: functionNames,
  ClassDeclaration: (node) => bindingsOf(node.id),
  ClassExpression: (node) => bindingsOf(node.id),
  TSInterfaceDeclaration: (node) => [node.id],
  TSTypeAliasDeclaration: (node) => [node.id],
  TSEnumDeclaration: (node) => [node.id],
  TSEnumMember: (node) => bindingsOf(node.id),
  TSTypeParameter: (node) => [node.name],
  TSNamedTupleMember: (node) => [node.label],
  TSCallSignatureDeclaration: functionNames,
  TSConstructSignatureDeclaration: functionNames,
  ImportSpecifier: (node) => (node.imported.name === node.local.name ? [] : [node.local]),
  ImportDefaultSpecifier: (node) => [node.local],
  ImportNamespaceSpecifier: (node) => [node.local],
  ExportSpecifier: (node) => (node.local.name === node.exported.name ? [] : [node.exported]),
  Property: keyOf,
  PropertyDefinition: keyOf,
  MethodDefinition: keyOf,
  TSAbstractPropertyDefinition: keyOf,
  TSAbstractMethodDefinition: keyOf,
  TSPropertySignature: keyOf,
  TSMethodSignature: (node) => [...keyOf(node), ...functionNames(node)],
};

/** Keys of a destructuring pattern belong to the value that is taken apart. */
const withoutPatternKeys = (node) =>
  node.type === 'ObjectPattern' ? node.properties.map((one) => one.value ?? one) : node;

function* declaredNames(node) {
  if (Array.isArray(node)) for (const one of node) yield* declaredNames(one);
  else if (typeof node?.type === 'string') {
    yield* declaredBy[node.type]?.(node) ?? [];
    const inside = withoutPatternKeys(node);
    if (Array.isArray(inside)) yield* declaredNames(inside);
    else
      for (const value of Object.values(inside)) if (typeof value === 'object') yield* declaredNames(value);
  }
}

const SEVERAL_WORDS = /^[a-z][a-z0-9]*(?:[A-Z-][a-z0-9]+)+$/;
const IN_SQL = /(?<=')[a-z][A-Za-z-]*(?=')/g;

/** An object's value under a key, where it is a text. */
const textOf = (node, key) => node.properties.find((one) => one.key?.name === key)?.value;

/** Names that stand in texts: of SQL statements, states that SQL writes out, and texts of several words such as `'votes-pending'`. */
function* quotedNames(node) {
  if (Array.isArray(node)) for (const one of node) yield* quotedNames(one);
  if (typeof node?.type !== 'string' || /^(?:Import|ExportAll)/.test(node.type)) return;
  if (node.type === 'Literal' && SEVERAL_WORDS.test(node.value))
    yield { name: node.value, start: node.start };
  if (node.type === 'ObjectExpression' && textOf(node, 'text')) {
    const { value, start } = textOf(node, 'name') ?? {};
    if (typeof value === 'string') yield { name: value, start };
  }
  if (node.type === 'TemplateElement')
    for (const { 0: name, index } of node.value.raw.matchAll(IN_SQL))
      yield { name, start: node.start + index };
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) yield* quotedNames(value);
}

/** First words of each comment; line comments that follow each other are one. */
function* openings(comments, text) {
  let end = -1;
  for (const { type, value, start, end: next } of comments) {
    const continued = type === 'Line' && end >= 0 && /^\r?\n[ \t]*$/.test(text.slice(end, start));
    if (!continued) yield { start, opening: value.replace(/^[\s*!]+/, '') };
    end = type === 'Line' ? next : -1;
  }
}

const matched = (text, pattern, type) =>
  [...text.matchAll(pattern)].map(({ 0: { length }, 1: value, index }) => ({
    type,
    value,
    start: index,
    end: index + length,
  }));

/** Comments of a source, and names that it declares; of a style sheet its classes, of SQL the comments alone. */
function readSource(path, text) {
  if (path.endsWith('.sql')) return { comments: matched(text, /--(.*)/g, 'Line'), names: [] };
  if (path.endsWith('.css')) {
    const comments = matched(text, /\/\*([\s\S]*?)\*\//g, 'Block');
    const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    const classes = matched(rules, /\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g);
    return {
      comments,
      names: classes.map(({ value, start }) => ({ name: value, start })),
    };
  }
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return { comments, names: [...declaredNames(program), ...quotedNames(program)] };
}

/**
 * Complaints about one file, each with its line.
 * @param {string} path below the root @param {string} text @param {ReturnType<typeof readRetired>} retired
 */
export function checkFile(path, text, retired) {
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  const complaints = new Set();
  for (const part of path.split('/')) {
    const name = part.split('.')[0];
    const renamed = retiredIn(retired, path, name, true);
    if (renamed) complaints.add(`${path}: file name “${name}” is retired; say ${renamed.say}`);
  }
  const { names, comments } = readSource(path, text);
  for (const { name: declared, start } of names) {
    const found = retiredIn(retired, path, declared, false);
    if (found) complaints.add(`${path}:${lineOf(start)}: “${declared}” is retired; say ${found.say}`);
  }
  for (const { start, opening } of openings(comments, text))
    if (QUESTION_WORD.test(opening))
      complaints.add(`${path}:${lineOf(start)}: comment begins with “${opening.split(/\s/)[0]}”`);
  return [...complaints];
}

/** Paths of all sources, sorted. @param {string} base the project's root */
export function sourcePaths(base) {
  return readdirSync(base, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !WITHOUT_SOURCES.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? [...filesBelow(base, entry.name)] : [entry.name]))
    .filter((path) => SOURCE.test(path) && !APPLIED.test(path))
    .sort();
}

/** Complaints about all sources, in the order of their paths. @param {string} base the project's root */
export function checkVocabulary(base) {
  const retired = readRetired(readFileSync(join(base, 'docs/glossary.md'), 'utf8'));
  return sourcePaths(base).flatMap((path) =>
    checkFile(path, readFileSync(join(base, path), 'utf8'), retired),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkVocabulary(root);
  for (const line of complaints) console.log(line);
  console.log(
    complaints.length === 0
      ? 'no retired word, no comment begins with a question'
      : `${complaints.length} to change`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
