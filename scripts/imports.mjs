// Import rules (docs/architecture.md). `testing/rules/imports.test.ts` shows that each rule catches a violation.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import {
  fileRules,
  importRules,
  isOfResource,
  MAX_RESOURCE_FILES,
  platformFolderOf,
} from './importRules.mjs';
import { sourcesIn } from './sources.mjs';
import { root } from './tools.mjs';

/** Top folders whose imports are checked. */
export const checkedFolders = ['contract', 'platform', 'touch', 'desk', 'demo', 'server', 'testing'];

const aliases = {
  '@contract/': 'contract/src/',
  '@platform/': 'platform/src/',
  '@touch/': 'touch/src/',
  '@desk/': 'desk/src/',
  '@demo/': 'demo/',
  '@testing/': 'testing/',
};

/** Files whose imports are checked: tests, samples and declarations are not. */
export const importingFiles = (base, folders) =>
  sourcesIn(base, folders, (path) => /\.tsx?$/.test(path) && !/(\.(test|d)\.tsx?|\bsamples\.ts)$/.test(path));

/** Path of an import's target below `base`; a package keeps its name. */
function target(base, from, specifier) {
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  const path = alias
    ? aliases[alias] + specifier.slice(alias.length)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (path === undefined) return specifier;
  return (
    ['', '.ts', '.tsx', '.css', '/index.ts']
      .map((end) => path + end)
      .find((file) => existsSync(join(base, file)) && statSync(join(base, file)).isFile()) ?? path
  );
}

/** Specifiers of types written as `import('./a').Thing` or `typeof import('./a')`. */
function* typeImportsIn(node) {
  if (node?.type === 'TSImportType') yield node.source.value;
  for (const value of Object.values(node ?? {}))
    if (typeof value === 'object' && value !== null) yield* typeImportsIn(value);
}

/** Every import of a file, static, re-exported or lazy, with `typeOnly` where it imports types alone. */
export function importsOf(base, from) {
  const text = readFileSync(join(base, from), 'utf8');
  const parsed = parseSync(from, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${from}: ${errors[0].message}`);
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = /^['"`]([^'"`]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return name ? [{ specifier: name, typeOnly: false }] : [];
  });
  // the parser's list of a module's imports leaves types of the form `import('./a').Thing` out
  const inTypes = text.includes('import(')
    ? [...typeImportsIn(parsed.program)].map((specifier) => ({ specifier, typeOnly: true }))
    : [];
  return [...named, ...reExported, ...lazy, ...inTypes].map((one) => ({
    ...one,
    to: target(base, from, one.specifier),
  }));
}

/**
 * Violations as lines, sorted; none when every rule holds.
 * @param {string} base @param {string[]} folders @param {boolean} checksFiles also the rules for the names of files
 */
export function checkImports(base, folders, checksFiles) {
  const lines = [];
  const files = new Map();
  const platformFolders = new Map();
  for (const from of importingFiles(base, folders)) {
    for (const { name, isBroken } of checksFiles ? fileRules : [])
      if (isBroken(from)) lines.push(`${name}: ${from}`);
    const imports = importsOf(base, from);
    files.set(
      from,
      imports.map(({ to }) => to),
    );
    for (const { to, typeOnly } of imports) {
      for (const { name, isBroken } of importRules)
        if (isBroken(from, to, typeOnly)) lines.push(`${name}: ${from} → ${to}`);
      const [importing, imported] = [platformFolderOf(from), platformFolderOf(to)];
      if (!importing || !imported || importing === imported) continue;
      platformFolders.set(importing, [...(platformFolders.get(importing) ?? []), imported]);
    }
  }
  if (checksFiles) lines.push(...largeFoldersIn([...files.keys()]));
  const circles = circlesIn(files);
  const named = [
    ...circles.map((circle) => `no circular imports: ${circle.join(' → ')}`),
    ...circlesIn(platformFolders).map((circle) => `no circular platform folders: ${circle.join(' → ')}`),
  ];
  return [...new Set([...lines, ...named])].sort();
}

/** Product modules that something other than product code starts: programs, entries of the build, modules found by a glob. */
const STARTED = [
  /\/cli\/program\.ts$/,
  /^touch\/src\/app\/(?:browser|server)\.tsx$/,
  /(?:\.worker|^touch\/src\/worker\/worker)\.ts$/,
  /^desk\/src\/app\/main\.tsx$/,
  /^touch\/src\/screens\/[^/]+\/(?:load|head)\.ts$/,
  /\/texts\/[a-z]{2}\.ts$/,
  /\.gallery\.tsx$/,
  // the query of a new operation, before a screen reads it
  /^touch\/src\/api\/\w+\.ts$/,
];

/** Modules of the product that no product code imports, sorted: what tests alone import stands in `testing`. */
export function unusedModules(base) {
  const files = importingFiles(base, ['contract', 'platform', 'touch', 'desk', 'demo', 'server']);
  const used = new Set(files.flatMap((from) => importsOf(base, from).map(({ to }) => to)));
  return files
    .filter((path) => /^(?:contract|platform|touch|desk)\/src\//.test(path) && !used.has(path))
    .filter((path) => !STARTED.some((pattern) => pattern.test(path)))
    .map((path) => `product code is imported by product code: ${path}`)
    .sort();
}

/** Folders of resources that want to be split by subject. */
function largeFoldersIn(paths) {
  const counts = new Map();
  for (const path of paths.filter(isOfResource))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_RESOURCE_FILES
      ? [`a folder of a resource has at most fifteen files: ${folder} (${count})`]
      : [],
  );
}

/** Circles of a graph, each once, from its first name in the order of the alphabet back to it. */
function circlesIn(graph) {
  const found = new Map();
  const done = new Set();
  const visit = (name, path) => {
    const at = path.indexOf(name);
    if (at >= 0) {
      const circle = path.slice(at);
      const first = circle.indexOf([...circle].sort()[0]);
      const turned = [...circle.slice(first), ...circle.slice(0, first), circle[first]];
      found.set(turned.join(), turned);
      return;
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return [...found.values()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = [...checkImports(root, checkedFolders, true), ...unusedModules(root)];
  for (const line of violations) console.log(line);
  console.log(violations.length === 0 ? 'every import is allowed' : `${violations.length} violations`);
  process.exit(violations.length === 0 ? 0 : 1);
}
