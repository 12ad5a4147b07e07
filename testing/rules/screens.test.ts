import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenNames } from '@testing/screenNames';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../touch/src/screens', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const filesOf = (screen: string): readonly string[] => readdirSync(`${root}/${screen}`);
const textOf = (screen: string, file: string): string => readFileSync(`${root}/${screen}/${file}`, 'utf8');

test('[A2] the table – folders below screens – each path has its folder, and each folder its path', () => {
  expect(screenNames.length).toBeGreaterThanOrEqual(61);
  expect(folders.toSorted()).toEqual(screenNames.toSorted());
});

test('[A2] a screen – its folder – holds component, entry and samples, and its head in one place', () => {
  const needed = ['Screen.tsx', 'load.ts', 'samples.ts'];
  const lacking = screenNames.flatMap((screen) =>
    needed.filter((file) => !filesOf(screen).includes(file)).map((file) => `${screen}/${file}`),
  );
  expect(lacking).toEqual([]);
  const headsOf = (screen: string) =>
    ['load.ts', 'head.ts'].filter(
      (file) =>
        filesOf(screen).includes(file) && /^export (?:const|function) head\b/m.test(textOf(screen, file)),
    );
  expect(screenNames.filter((screen) => headsOf(screen).length !== 1)).toEqual([]);
});

test('Screen.tsx – of every screen – exports its component alone, so that a change needs no reload', () => {
  const exportsOf = (screen: string) =>
    [...textOf(screen, 'Screen.tsx').matchAll(/^export (?!type|interface)(.*)/gm)].map(([, what]) => what);
  const others = screenNames.flatMap((screen) =>
    exportsOf(screen)
      .filter((what) => !what?.startsWith('function Screen('))
      .map((what) => `${screen}: ${what}`),
  );
  expect(others).toEqual([]);
  expect(screenNames.flatMap(exportsOf)).toHaveLength(screenNames.length);
});
