import { type EntryLook, lookSearch } from '@demo/gallery/address';
import { componentEntries } from '@demo/gallery/client/components';
import { galleryScreens } from '@demo/gallery/screenStates';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { type Combination, combinations } from '@testing/matrix';
import { locales } from '@touch/locales/messages';
import { expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { visitNewsroom } from './visit';

const { phone } = visitNewsroom();

const axes = {
  locale: locales,
  width: [320, 390, 768],
  reader: ['standard', 'elder'],
  colours: ['light', 'dark', 'grey'],
} as const;

/** Every entry once, in one of the combinations in which each pair of values stands together. */
const entries: readonly string[] = [
  ...componentEntries,
  ...galleryScreens.flatMap(({ name, states }) => Object.keys(states).map((one) => `screens/${name}/${one}`)),
];
const looks = combinations(axes, false);
const walks = looks.map((look, index) => ({
  ...look,
  paths: entries.filter((_, place) => place % looks.length === index),
}));

const lookOf = ({ locale, width, reader, colours }: Combination<typeof axes>): EntryLook => ({
  ...{ locale, width, elder: reader === 'elder' },
  ...{ dark: colours === 'dark', grey: colours === 'grey' },
});

journey.each(walks)(
  '[C2][C4][C6][C7] gallery entries – $locale, $width px, $reader reader, $colours – axe finds nothing, targets are large enough, nothing sideways',
  async ({ paths, ...look }) => {
    const { page, open, quiet } = await phone({ width: look.width, reducedMotion: true });
    for (const path of paths) {
      await open(`/demo/gallery/frame/${path}${lookSearch(lookOf(look))}`);
      await quiet();
      expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(await page.evaluate(smallTargets, look.reader === 'elder' ? 60 : 44), path).toEqual([]);
      expect.soft(await page.evaluate(sideways), path).toEqual([]);
    }
  },
);

journey('[C6] the gallery’s own pages – opened – list every entry, axe finds nothing', async () => {
  const { page, open } = await phone();
  await open('/demo/gallery');
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(entries.filter((path) => !hrefs.includes(`/demo/gallery/${path}`))).toEqual([]);
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await page.evaluate(sideways)).toEqual([]);
  await open('/demo/gallery/ui/Notice?locale=bo&width=320&elder=1&dark=1');
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-elder][data-theme=dark][lang=bo]').waitFor({ state: 'attached' });
  expect(await page.locator('iframe').getAttribute('width')).toBe('320');
});
