import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { mutantFolder, mutantFolderNames } from '../scripts/mutants/folders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('mutantFolderNames – of the repository – has every folder with tests', () => {
  const names = mutantFolderNames(root);
  expect(names.length).toBeGreaterThan(150);
  for (const name of ['contract/src', 'platform/src/html', 'platform/src/codes', 'touch/src/worker'])
    expect(names).toContain(name);
});

test('mutantFolder – of the repository – has the files that tests without a database run, and no test of load', () => {
  const html = mutantFolder(root, 'platform/src/html');
  expect(html.mutate).toEqual(
    expect.arrayContaining(['tokens', 'writer', 'words'].map((name) => `platform/src/html/${name}.ts`)),
  );
  expect(html.tests).not.toContain('platform/src/html/attacks.test.ts');
  expect(html.hasDatabase).toBe(false);
  const codes = mutantFolder(root, 'platform/src/codes');
  expect(codes).toMatchObject({
    tests: expect.arrayContaining(['platform/src/codes/codes.test.ts']),
    hasDatabase: true,
  });
  expect(codes.mutate).toContain('platform/src/codes/codes.service.ts');
});

test('mutantFolder – a file gets a test, another has none, a third is a type alone – has the first', () => {
  const base = mkdtempSync(join(tmpdir(), 'touchpaper-mutants-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const files = {
    'platform/src/a/a.ts':
      "import { b } from './b'; import type { C } from './c'; export const a = (c: C) => b(c);",
    'platform/src/a/b.ts': 'export const b = (value: unknown) => value;',
    'platform/src/a/c.ts': 'export interface C { readonly c: 1 }',
    'platform/src/a/d.ts': 'export const d = 1;',
    'platform/src/a/a.test.ts': "import { a } from './a'; a({ c: 1 });",
    'platform/src/a/d.test.ts': "import '@testing/startPlatform'; import { d } from './d'; d;",
    'testing/startPlatform.ts': "import './postgres';",
    'testing/postgres.ts': 'export const open = 1;',
    'contract/src/e.ts': 'export const e = 1;',
    'touch/src/f.ts': 'export const f = 1;',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  expect(mutantFolderNames(base)).toEqual(['platform/src/a']);
  expect(mutantFolder(base, 'platform/src/a')).toEqual({
    mutate: ['platform/src/a/a.ts', 'platform/src/a/b.ts'],
    tests: ['platform/src/a/a.test.ts'],
    hasDatabase: false,
  });
});
