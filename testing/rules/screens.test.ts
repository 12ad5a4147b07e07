import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announcedScreens, builtScreens, screenNames } from '@testing/screenNames';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../touch/src/screens', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== 'announced');
const filesOf = (screen: string): readonly string[] => readdirSync(`${root}/${screen}`);

test('[A2] the table – folders below screens – each path has its folder, and each folder its path', () => {
  expect(folders.toSorted()).toEqual(screenNames.toSorted());
});

test('[A2] an announced screen – its folder – holds announced.ts and nothing else', () => {
  expect(announcedScreens.filter((screen) => filesOf(screen).join() !== 'announced.ts')).toEqual([]);
});

test('[A2] a built screen – its folder – holds screen, head and samples, and is announced no more', () => {
  const needed = ['screen.tsx', 'head.ts', 'samples.ts'];
  const lacking = builtScreens.flatMap((screen) =>
    needed.filter((file) => !filesOf(screen).includes(file)).map((file) => `${screen}/${file}`),
  );
  expect(lacking).toEqual([]);
  expect(builtScreens.filter((screen) => filesOf(screen).includes('announced.ts'))).toEqual([]);
});
