import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenNames } from '@testing/screenNames';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../touch/src/screens', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const filesOf = (screen: string): readonly string[] => readdirSync(`${root}/${screen}`);

test('[A2] the table – folders below screens – each path has its folder, and each folder its path', () => {
  expect(screenNames.length).toBeGreaterThanOrEqual(61);
  expect(folders.toSorted()).toEqual(screenNames.toSorted());
});

test('[A2] a screen – its folder – holds screen, head and samples', () => {
  const needed = ['screen.tsx', 'head.ts', 'samples.ts'];
  const lacking = screenNames.flatMap((screen) =>
    needed.filter((file) => !filesOf(screen).includes(file)).map((file) => `${screen}/${file}`),
  );
  expect(lacking).toEqual([]);
});
