import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screenNames } from '@testing/screenNames';
import { startPlatform } from '@testing/startPlatform';
import { expect, test } from 'vitest';
import { entryOf, lookSearch, readLook } from './address';
import { longText, shortText, withTexts } from './client/texts';
import { galleryScreens } from './screenStates';

test('[K1] the gallery – without the demonstration – is not served', async () => {
  const platform = await startPlatform();
  expect((await platform.get('/demo/gallery')).status).toBe(404);
  await platform.close();
});

test('[K1] touch/src/ui – each component, in its folders too – has gallery states, or is part of one that has', () => {
  const root = fileURLToPath(new URL('../../touch/src', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(ui|widgets)\//.test(file),
  );
  const paths = new Map(
    files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file)).map((file) => [basename(file, '.tsx'), file]),
  );
  const shown = new Set(
    [...paths.keys()].filter((name) => files.some((file) => basename(file) === `${name}.gallery.tsx`)),
  );
  // a set that grows while it is walked: the parts of what is shown, and theirs
  for (const name of shown) {
    const text = readFileSync(join(root, paths.get(name) ?? ''), 'utf8');
    for (const [, part = ''] of text.matchAll(/(?:from |import\()'(?:\.|@touch)[\w./]*\/(\w+)'/g))
      if (paths.has(part)) shown.add(part);
  }
  expect(shown.size).toBeGreaterThan(20);
  const ofUi = [...paths].filter(([, path]) => path.startsWith('ui/')).map(([name]) => name);
  expect(ofUi.filter((name) => !shown.has(name))).toEqual([]);
});

test('[K1] the gallery – its screens – are all there are', () => {
  const names = galleryScreens.map(({ name }) => name);
  expect(names.toSorted()).toEqual(screenNames.toSorted());
});

test('[K1] a look – written into an address and read – is the same; the usual one leaves no trace', () => {
  const look = { locale: 'bo', width: 320, elder: true, dark: true, grey: false } as const;
  expect(lookSearch(look)).toBe('?locale=bo&width=320&elder=1&dark=1');
  expect(readLook(lookSearch(look))).toEqual(look);
  expect(lookSearch(readLook(''))).toBe('');
});

test('[K1] an entry – its state’s name holds a space – is found by its address', () => {
  const { pathname } = new URL('/screens/circleDetail/all circles', 'http://paper.test');
  expect(entryOf(pathname)).toEqual({ group: 'screens', name: 'circleDetail', state: 'all circles' });
});

test('[B8] texts of an answer – made long or short – leave addresses, numbers, dates and codes alone', () => {
  const answer = {
    title: '停水',
    url: '/a/停水',
    publishtime: '2031-03-05 09:00',
    id: 7,
    rows: [{ name: '云溪' }],
  };
  expect(withTexts(answer, shortText)).toEqual({ ...answer, title: '停', rows: [{ name: '云' }] });
  expect(JSON.stringify(withTexts(answer, longText)).length).toBeGreaterThan(400);
  expect(longText('停水').length).toBeGreaterThan(160);
});
