import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'touch/src';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join(FOLDER, name));

/** Each import of a style sheet: the file, its code, the name in it and the sheet's path. */
const imports = files.flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    file,
    code,
    name,
    sheet: path.startsWith('.') ? join(dirname(file), path) : path.replace('@touch', FOLDER),
  }));
});

test('every class that a module names stands in its style sheet', () => {
  const used = imports.flatMap(({ file, code, name, sheet }) => {
    const css = readFileSync(sheet, 'utf8');
    return [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => ({
      place: `${file}: ${one}`,
      isThere: new RegExp(`\\.${one}\\b`).test(css),
    }));
  });
  expect(imports.length).toBeGreaterThan(250);
  expect(used.length).toBeGreaterThan(700);
  expect(used.filter(({ isThere }) => !isThere).map(({ place }) => place)).toEqual([]);
});
