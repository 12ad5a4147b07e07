import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import { builtScreens, placeOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const HOURS_LATER = 7 * 3_600_000;

describe('a page that is read long after it was rendered', () => {
  journey.each(builtScreens)(
    '[D2] %s agrees with the server first, and then goes with the clock',
    async (screen) => {
      const { page, open } = await phone({ now: newsroom().clock.now() + HOURS_LATER, expected: [/404/] });
      await open(at(await placeOf(newsroom(), screen)));
      // an error of hydration fails the test as it ends
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main').count()).toBe(1);
    },
  );
});
