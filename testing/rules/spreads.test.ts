import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourcePaths } from '../../scripts/vocabulary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isProduct = (path: string): boolean =>
  /^(?:contract|platform|touch|demo|server|scripts|dev)\/.*\.(?:tsx?|mjs)$/.test(path) &&
  !/\.test\.tsx?$/.test(path);

/** Spreads of an object literal inside an object literal: they say nothing and keep the formatter from its lines. */
function needlessSpreads(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { type, properties = [] } = Object(node);
  const own =
    type === 'ObjectExpression'
      ? properties.filter((one: unknown) => Object(one).argument?.type === 'ObjectExpression').length
      : 0;
  return Object.values(node).reduce((sum: number, value) => sum + needlessSpreads(value), own);
}
const spreadsIn = (path: string, text: string) => needlessSpreads(parseSync(path, text).program);

test('object literals of the product – any source – hold their properties themselves, and no spread literal', () => {
  const sources = sourcePaths(root).filter(isProduct);
  expect(sources.length).toBeGreaterThan(2200);
  const found = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return text.includes('...{') && spreadsIn(path, text) > 0 ? [path] : [];
  });
  expect(found).toEqual([]);
});

test('a spread literal – inside a literal, nested too – is found; a condition, a call and another object are not', () => {
  expect(spreadsIn('a.ts', 'const a = { ...{ b, c }, d: { ...{ e } } };')).toBe(2);
  expect(spreadsIn('a.ts', 'const a = { ...b, ...(c ? { d } : {}), ...f({ e }) }; g(...[{ h }]);')).toBe(0);
});
