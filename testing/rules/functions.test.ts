import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { checkFunctions, functionFiles, functionFolders, listedFunctions } from '../../scripts/functions.mjs';
import { allowedFunctions } from '../../scripts/functionsAllowed.mjs';
import { missedFolders } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'touchpaper-functions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('functions of the repository – checked – have at most 60 lines and five parameters, but for a short list', () => {
  expect(checkFunctions(root, functionFolders, listedFunctions)).toEqual([]);
  expect(Object.keys(allowedFunctions).length).toBeLessThanOrEqual(10);
});

test('a function – 61 lines or six parameters – is named with its file, unless it is on the list', () => {
  const long = `export const long = () => {\n${'  work();\n'.repeat(59)}};\n`;
  const wide = 'export function wide(a, b, c, d, e, f) {}\n';
  const nested = `export const parts = {\n  ${long.slice('export const '.length).replace('long =', 'inner:').trimEnd().slice(0, -1)},\n};\n`;
  writeFileSync(join(folder, 'a.ts'), long + wide + nested);
  const found = ['a.ts long: 61 lines', 'a.ts wide: 6 parameters', 'a.ts inner: 61 lines'];
  expect(checkFunctions(folder, ['.'], [])).toEqual(found);
  expect(checkFunctions(folder, ['.'], ['a.ts wide'])).toEqual([found[0], found[2]]);
});

test('functions – of the contract, the platform, the clients, the demonstration, tests, figures and scripts – are checked', () => {
  expect([...functionFolders].sort()).toEqual([
    'bench',
    'contract',
    'demo',
    'desk',
    'dev',
    'e2e',
    'platform',
    'scripts',
    'server',
    'testing',
    'touch',
  ]);
  const least = {
    ...{
      bench: 40,
      contract: 85,
      demo: 185,
      desk: 60,
      dev: 1,
      e2e: 22,
      platform: 660,
      scripts: 40,
      server: 5,
    },
    ...{ testing: 75, touch: 1250 },
  };
  expect(missedFolders(functionFiles(root, functionFolders), least)).toEqual([]);
  writeFileSync(join(folder, 'b.mjs'), 'export function wide(a, b, c, d, e, f) {}\n');
  expect(checkFunctions(folder, ['.'], [])).toContain('b.mjs wide: 6 parameters');
  rmSync(join(folder, 'b.mjs'));
});

test('an entry of the list – its function is within the limits – has to go', () => {
  writeFileSync(join(folder, 'a.ts'), 'export const short = () => 1;\n');
  expect(checkFunctions(folder, ['.'], ['a.ts short'])).toEqual([
    'a.ts short: is within the limits, take it off the list',
  ]);
});
