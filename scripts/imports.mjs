// Who may import whom (docs/architecture.md). One rule per arrow; `testing/rules/imports.test.ts` shows that each can fail.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './tools.mjs';

const aliases = {
  '@contract/': 'contract/src/',
  '@platform/': 'platform/src/',
  '@touch/': 'touch/src/',
  '@demo/': 'demo/',
  '@testing/': 'testing/',
};

/** Layers of touch from the top: a layer imports only what stands below it. */
const layers = ['app', 'screens', 'features', 'api', 'outside', 'lib', 'locales'];

const part = (path, pattern) => pattern.exec(path)?.[1];
const layerOf = (path) => part(path, /^touch\/src\/([^/]+)\//);
const screenOf = (path) => part(path, /^touch\/src\/screens\/([^/]+)\//);
const featureOf = (path) => part(path, /^touch\/src\/features\/([^/]+)\//);
const resourceOf = (path) => part(path, /^platform\/src\/([^/]+)\//);
const house = (path) => part(path, /^([^/]+)\//);

/** @type {{ name: string, broken: (from: string, to: string, typeOnly: boolean) => boolean }[]} */
export const rules = [
  {
    name: 'contract imports the schema library only',
    broken: (from, to) =>
      house(from) === 'contract' &&
      house(to) !== 'contract' &&
      to !== 'valibot' &&
      !from.endsWith('/openapi.ts'),
  },
  {
    name: 'touch never imports the platform',
    broken: (from, to) => house(from) === 'touch' && ['platform', 'demo', 'testing'].includes(house(to)),
  },
  {
    name: 'the platform never imports touch',
    // the server's program fills a fresh installation with the demonstration: the one place where the two meet
    broken: (from, to) =>
      house(from) === 'platform' &&
      ['touch', 'demo', 'testing'].includes(house(to)) &&
      from !== 'platform/src/main.ts',
  },
  {
    name: 'a layer of touch imports only what stands below it',
    broken: (from, to) => {
      const above = layers.indexOf(layerOf(to) ?? '');
      const below = layers.indexOf(layerOf(from) ?? '');
      return above >= 0 && below >= 0 && above < below;
    },
  },
  {
    name: 'ui imports lib and words only',
    broken: (from, to, typeOnly) =>
      layerOf(from) === 'ui' &&
      !typeOnly &&
      ['app', 'screens', 'features', 'api', 'outside'].includes(layerOf(to) ?? ''),
  },
  {
    name: 'lib, outside and api draw nothing',
    broken: (from, to) =>
      ['lib', 'locales', 'outside', 'api'].includes(layerOf(from) ?? '') && layerOf(to) === 'ui',
  },
  {
    name: 'no screen imports a screen',
    broken: (from, to) => !!screenOf(from) && !!screenOf(to) && screenOf(from) !== screenOf(to),
  },
  {
    name: 'no feature imports a feature',
    broken: (from, to) => !!featureOf(from) && !!featureOf(to) && featureOf(from) !== featureOf(to),
  },
  {
    name: "no resource imports another one's store",
    broken: (from, to) =>
      !!resourceOf(from) && to.endsWith('.store.ts') && resourceOf(from) !== resourceOf(to),
  },
  {
    name: 'store, service, handlers: each knows only what stands below it',
    broken: (from, to) =>
      house(from) === 'platform' &&
      ((from.endsWith('.store.ts') && /\.(service|handlers|routes)\.ts$/.test(to)) ||
        (from.endsWith('.service.ts') && /\.(handlers|routes)\.ts$/.test(to))),
  },
];

function* sourcesIn(base, folder) {
  for (const name of readdirSync(join(base, folder)).sort()) {
    const path = posix.join(folder, name);
    if (statSync(join(base, path)).isDirectory()) yield* sourcesIn(base, path);
    else if (/\.tsx?$/.test(name) && !/(\.(test|d)\.tsx?|\bsamples\.ts)$/.test(name)) yield path;
  }
}

/** Path of what an import leads to below `base`; a package keeps its name. */
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

/** Every import of a file: where it leads, and whether only types come through. */
function importsOf(base, from) {
  const { module, errors } = parseSync(from, readFileSync(join(base, from), 'utf8'));
  if (errors.length > 0) throw new Error(`${from}: ${errors[0].message}`);
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const text = readFileSync(join(base, from), 'utf8');
  const late = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = /^['"`]([^'"`]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return name ? [{ specifier: name, typeOnly: false, late: true }] : [];
  });
  return [...named, ...passedOn, ...late].map((one) => ({ ...one, to: target(base, from, one.specifier) }));
}

/** Broken rules as lines, sorted; none = the house stands. @param {string} base @param {string[]} folders */
export function checkImports(base, folders) {
  const lines = [];
  const graph = new Map();
  for (const from of folders.flatMap((folder) => [...sourcesIn(base, folder)])) {
    const found = importsOf(base, from);
    graph.set(
      from,
      found.filter(({ typeOnly, late }) => !typeOnly && !late).map(({ to }) => to),
    );
    for (const { to, typeOnly } of found) {
      for (const rule of rules)
        if (rule.broken(from, to, typeOnly)) lines.push(`${rule.name}: ${from} → ${to}`);
    }
  }
  return [...new Set(lines), ...cycles(graph)].sort();
}

/** Circles of value imports, each named once. */
function cycles(graph) {
  const found = new Set();
  const done = new Set();
  const visit = (file, path) => {
    const at = path.indexOf(file);
    if (at >= 0) {
      const circle = path.slice(at);
      const first = circle.indexOf([...circle].sort()[0]);
      found.add(
        `no circles: ${[...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' → ')}`,
      );
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...found];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const broken = checkImports(root, ['contract', 'platform', 'touch', 'demo', 'testing']);
  for (const line of broken) console.log(line);
  console.log(
    broken.length === 0 ? 'every import stands where it may' : `${broken.length} forbidden imports`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
}
