import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as limits from '@contract/limits';
import { expect, test } from 'vitest';
import { sourcePaths } from '../../scripts/vocabulary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isProduct = (path: string): boolean =>
  /^(?:contract|platform|touch|server)\/.*\.tsx?$|^vite\.\w+\.config\.ts$/.test(path) &&
  !/\.test\.tsx?$|\bsamples\.ts$/.test(path);

/** Names that a source imports of the limits. */
const limitsIn = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '(?:@contract|\.[./\w]*)\/limits(?:\.ts)?'/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name),
  );

test('[S§9] constants of the limits – in product code – are each obeyed by some of it', () => {
  const sources = sourcePaths(root).filter(isProduct);
  const imported = sources.map((path) => limitsIn(readFileSync(join(root, path), 'utf8')));
  expect(imported.filter((names) => names.length > 0).length).toBeGreaterThan(100);
  const used = new Set(imported.flat());
  expect(Object.keys(limits).filter((name) => !used.has(name))).toEqual([]);
});

test('[S§9] an import of limits – on one line or several – is read with each name', () => {
  const text =
    "import { A_MS, B_PX } from '@contract/limits';\nimport {\n  DAYS,\n} from './limits';\nimport { OTHER } from './a';";
  expect(limitsIn(text)).toEqual(['A_MS', 'B_PX', 'DAYS']);
});
