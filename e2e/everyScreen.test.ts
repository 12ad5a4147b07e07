import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { type Combination, combinations, isFullMatrix } from '@testing/matrix';
import { untilIdle } from '@testing/quiet';
import { screenNames } from '@testing/screenNames';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const axes = {
  theme: ['light', 'dark'],
  reader: ['standard', 'elder'],
  phone: ['Chinese at 390 px', 'Tibetan at 320 px'],
  clock: ['as served', 'hours later'],
} as const;
type Look = Combination<typeof axes> & { readonly screen: string };

const looks = combinations(axes);
/** Each screen in one of the looks in turn; their states are seen in the gallery (`gallery.test.ts`). All of them in `npm run test:all`. */
const looksOf = (screen: string) => {
  const place = screenNames.indexOf(screen) % looks.length;
  return isFullMatrix ? looks : looks.slice(place, place + 1);
};
const all: readonly Look[] = screenNames.flatMap((screen) =>
  looksOf(screen).map((look) => ({ ...look, screen })),
);

const HOURS_LATER = 7 * 3_600_000;

async function openScreen({ screen, theme, reader, phone: kind, clock }: Look): Promise<Page> {
  const isNarrow = kind === 'Tibetan at 320 px';
  const cookie = [
    ...(isNarrow ? ['locale-bo'] : []),
    ...(theme === 'dark' ? ['dark-1'] : []),
    ...(reader === 'elder' ? ['elder-1'] : []),
  ].join('.');
  const size = isNarrow ? { width: 320, height: 640 } : {};
  const now = newsroom().clock.now() + (clock === 'as served' ? 0 : HOURS_LATER);
  const visitor = await phone({ reducedMotion: true, cookie, now, ...size });
  const answer = await visitor.open(at(await samplePath(newsroom(), screen)));
  expect(answer?.status()).toBe(200);
  // an error of hydration fails the test as it ends
  await untilIdle(visitor.page);
  return visitor.page;
}

/** C7 for elders, C6 for others. */
async function expectReadable(page: Page, reader: Look['reader']): Promise<void> {
  if (reader === 'elder') {
    expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
    expect.soft(await page.evaluate(smallTargets, 60)).toEqual([]);
  } else expect.soft(await page.evaluate(smallTargets, 44)).toEqual([]);
}

for (const look of all) {
  const { screen, theme, reader, phone: kind, clock } = look;
  journey(
    `[C2][C4][C6][C7][D2] ${screen}, ${theme}, ${reader} reader, ${kind}, read ${clock} – axe finds nothing, targets are large enough, nothing sideways`,
    async () => {
      const page = await openScreen(look);
      expect.soft(await axeFindings(page)).toEqual([]);
      await expectReadable(page, reader);
      expect.soft(await page.evaluate(sideways)).toEqual([]);
      if (reader === 'elder' || kind === 'Tibetan at 320 px') return;
      // text of 200 %
      await page.evaluate(() =>
        document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
      );
      expect.soft(await page.evaluate(sideways)).toEqual([]);
    },
  );
}
