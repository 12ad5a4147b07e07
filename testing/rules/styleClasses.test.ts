import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'touch/src';

/** Classes that a component takes from a style sheet that does not have them. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, name = '', path = '']) => {
      const sheet = readFileSync(join(dirname(file), path), 'utf8');
      const used = [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(
        ([, one = '']) => one,
      );
      return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(sheet)).map((one) => `${file}: ${one}`);
    },
  );
}

test('every class that a component names stands in its style sheet', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((name) => missingClasses(join(FOLDER, name)))).toEqual([]);
});
