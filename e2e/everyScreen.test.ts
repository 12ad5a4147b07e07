import { axeFindings, prepareAxe } from '@testing/axe';
import { journey } from '@testing/browser';
import { type Combination, combinations, isFullMatrix } from '@testing/matrix';
import { untilIdle } from '@testing/quiet';
import { screenNames } from '@testing/screenNames';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectStops, expectStopsAtFourfold } from './keyboardStops';
import { sideways, smallTargets, smallType } from './measures';
import { samplePath, walksOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const axes = {
  theme: ['light', 'dark'],
  reader: ['standard', 'elder'],
  phone: ['Chinese at 390 px', 'Tibetan at 320 px'],
  clock: ['as served', 'hours later'],
} as const;
type Look = Combination<typeof axes>;

const looks = combinations(axes);
/** Each screen in one of the looks in turn; their states are seen in the gallery (`gallery.test.ts`). All of them in `npm run test:all`. */
const isSeenIn = (look: number) => (_: string, place: number) =>
  isFullMatrix || place % looks.length === look;

const HOURS_LATER = 7 * 3_600_000;

function phoneOf({ theme, reader, phone: kind, clock }: Look) {
  const isNarrow = kind === 'Tibetan at 320 px';
  const cookie = [
    ...(isNarrow ? ['locale-bo'] : []),
    ...(theme === 'dark' ? ['dark-1'] : []),
    ...(reader === 'elder' ? ['elder-1'] : []),
  ].join('.');
  const size = isNarrow ? { width: 320, height: 640 } : {};
  const now = newsroom().clock.now() + (clock === 'as served' ? 0 : HOURS_LATER);
  return phone({ reducedMotion: true, cookie, now, ...size });
}

/** C7 for elders, C6 for others. */
async function expectReadable(page: Page, reader: Look['reader'], screen: string): Promise<void> {
  if (reader === 'elder') {
    expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 }), screen).toEqual([]);
    expect.soft(await page.evaluate(smallTargets, 60), screen).toEqual([]);
  } else expect.soft(await page.evaluate(smallTargets, 44), screen).toEqual([]);
}

for (const [number, look] of looks.entries()) {
  const { theme, reader, phone: kind, clock } = look;
  for (const screens of walksOf(screenNames.filter(isSeenIn(number))))
    journey(
      `[C2][C4][C6][C7][D2] ${screens.join(', ')} – ${theme}, ${reader} reader, ${kind}, read ${clock} – axe finds nothing, targets are large enough, nothing sideways, no stop of the keyboard covered`,
      async () => {
        const { page, open, errors } = await phoneOf(look);
        await prepareAxe(page);
        for (const screen of screens) {
          const answer = await open(at(await samplePath(newsroom(), screen)));
          expect(answer?.status(), screen).toBe(200);
          await untilIdle(page);
          expect(errors, screen).toEqual([]);
          expect.soft(await axeFindings(page), screen).toEqual([]);
          await expectReadable(page, reader, screen);
          expect.soft(await page.evaluate(sideways), screen).toEqual([]);
          await expectStops(page, screen);
          await expectStopsAtFourfold(page, screen);
          if (reader === 'elder' || kind === 'Tibetan at 320 px') continue;
          // text of 200 %
          await page.evaluate(() =>
            document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
          );
          expect.soft(await page.evaluate(sideways), screen).toEqual([]);
        }
      },
    );
}
