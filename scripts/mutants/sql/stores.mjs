// Named statements of the stores, and the tests that concern each store.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sourcesIn } from '../../sources.mjs';
import { root } from '../../tools.mjs';

/** Tests of every kind of row that has a number of its own on each site. */
const OF_EVERY_STORE = ['platform/src/sites/equalNumbers.test.ts', 'platform/src/sites/equalCounts.test.ts'];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names in a source, with their lines; one that is composed has `*` for its parts. */
function statementsIn(file) {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/\bname: (['`])((?:(?!\1).)+)\1/g)].map(({ 2: written, index }) => ({
    name: written.replace(/\$\{[^}]*\}/g, '*'),
    pattern: `^${written
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
    line: source.slice(0, index).split('\n').length,
  }));
}

/** Every store with its statements. */
export const findStores = () =>
  sourcesIn(root, ['platform'], (path) => path.endsWith('.store.ts'))
    .toSorted()
    .map((file) => ({ file, statements: statementsIn(file) }));

/** First folder below `platform/src`. */
const resourceOf = (file) => file.split('/')[2];

/** Tests in the store's resource, or that name the store, its folder or one of its statements. */
export function testsOf({ file, statements }) {
  const [folder, subject] = [dirname(file), basename(file, '.ts')];
  const names = [
    `@platform/${folder.slice('platform/src/'.length)}/`,
    `/${subject}'`,
    ...statements.map(({ name }) => `'${name}'`),
  ];
  return sourcesIn(root, ['platform'], (path) => path.endsWith('.test.ts'))
    .toSorted()
    .filter((test) => {
      if (resourceOf(test) === resourceOf(file) || OF_EVERY_STORE.includes(test)) return true;
      const source = readFileSync(join(root, test), 'utf8');
      return names.some((name) => source.includes(name));
    });
}
