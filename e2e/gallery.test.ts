import { type EntryLook, lookSearch } from '@demo/gallery/address';
import { componentEntries } from '@demo/gallery/client/components';
import { commonStates, type GalleryScreen, galleryScreens } from '@demo/gallery/screenStates';
import { axeFindings, prepareAxe } from '@testing/axe';
import { journey } from '@testing/browser';
import { type Combination, combinations, isFullMatrix } from '@testing/matrix';
import { locales } from '@touch/locales/messages';
import { expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { walksOf } from './screens';
import { visitNewsroom } from './visit';

const { phone } = visitNewsroom();

const axes = {
  locale: locales,
  width: [320, 390, 768],
  reader: ['standard', 'elder'],
  colours: ['light', 'dark', 'grey'],
} as const;

/** Every pair of values stands together in one of them. */
const looks = combinations(axes, false);
/** Entries of a journey: few enough for a slow machine. */
const WALK = 24;

/** All states in `npm run test:all`; else the screen's own ones and one of the others, in turn. */
function statesOf({ states }: GalleryScreen, place: number): string[] {
  const names = Object.keys(states);
  if (isFullMatrix) return names;
  // "shown" is seen on the real page (`everyScreen.test.ts`)
  const others = names.filter((name) => name !== 'shown' && commonStates.includes(name));
  const [taken] = others.slice(place % (others.length || 1));
  return [...names.filter((name) => !commonStates.includes(name)), ...(taken ? [taken] : [])];
}

const entries: readonly string[] = [
  ...componentEntries,
  ...galleryScreens.flatMap((screen, place) =>
    statesOf(screen, place).map((state) => `screens/${screen.name}/${state}`),
  ),
];

/** Each entry in one look, in turn; in five of them in `npm run test:all`. */
const isSeenIn = (look: number) => (_: string, place: number) =>
  isFullMatrix ? (place + look) % 3 === 0 : place % looks.length === look;

const seen = looks.flatMap((look, number) =>
  entries.filter(isSeenIn(number)).map((path) => ({ path, look })),
);

const lookOf = ({ locale, width, reader, colours }: Combination<typeof axes>): EntryLook => ({
  ...{ locale, width, elder: reader === 'elder' },
  ...{ dark: colours === 'dark', grey: colours === 'grey' },
});

for (const [number, walk] of walksOf(seen, WALK).entries()) {
  const first = number * WALK + 1;
  journey(
    `[C2][C4][C6][C7] gallery entries ${first} to ${first + walk.length - 1} – each in its language, width, reader and colours – axe finds nothing, targets are large enough, nothing sideways`,
    async () => {
      const { page, open, quiet } = await phone({ reducedMotion: true });
      await prepareAxe(page);
      for (const { path, look } of walk) {
        const entry = path + lookSearch(lookOf(look));
        await page.setViewportSize({ width: look.width, height: 844 });
        await open(`/demo/gallery/frame/${entry}`);
        await quiet();
        // the heading of a screen comes with its content, which the real page shows
        const isWhole = path.startsWith('ui/');
        expect.soft(await axeFindings(page, { isWhole }), entry).toEqual([]);
        expect.soft(await page.evaluate(smallTargets, look.reader === 'elder' ? 60 : 44), entry).toEqual([]);
        expect.soft(await page.evaluate(sideways), entry).toEqual([]);
      }
    },
  );
}

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
