import { journey } from '@testing/browser';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { visitNewsroom } from './visit';

const { phone, at } = visitNewsroom();

/** The narrowest phone there is (C6), on a screen. */
async function narrow(path: string, cookie: string) {
  const { page, open } = await phone({ width: 320, height: 640, cookie, reducedMotion: true });
  await open(at(path));
  return page;
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not seen');
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

const kinds = ['', 'locale-en', 'locale-de', 'locale-fr', 'locale-bo', 'elder-1', 'locale-de.elder-1'];

describe.each(kinds)('[C6] a phone of 320 px, %s', (cookie) => {
  journey("[B1] the paper's name is whole, and the day below it stands clear of the bar", async () => {
    const page = await narrow('/home.html', cookie);
    const name = page.locator('header a > span').first();
    expect.soft(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const day = page.getByText('2031').first();
    const room = await day.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop));
    const top = (await boxOf(day)).y + room;
    expect.soft(top - (await boxOf(page.locator('header'))).bottom).toBeGreaterThanOrEqual(4);
    expect.soft(await page.evaluate(sideways)).toEqual([]);
  });

  journey('[F2] the button that asks for a code stands beside its field, not in a second line', async () => {
    const page = await narrow('/login.html', cookie);
    const code = page.locator('input[autocomplete=one-time-code]');
    const field = await boxOf(code);
    const button = await boxOf(code.locator('xpath=following-sibling::button'));
    expect(Math.abs(field.middle - button.middle)).toBeLessThan(2);
    expect(field.width).toBeGreaterThan(90);
  });

  journey('a short page is paper down to the lower edge', async () => {
    const page = await narrow('/userDetail.html', cookie);
    expect((await boxOf(page.locator('main'))).bottom).toBeGreaterThanOrEqual(640);
  });
});

journey.for(['/home.html', '/search.html'])(
  '[C7] %s for elders at 320 px: targets of 60 × 60',
  async (path) => {
    const page = await narrow(path, 'elder-1');
    expect(await page.evaluate(smallTargets, 60)).toEqual([]);
  },
);

journey('[C6] a message takes the room there is before it breaks into lines', async () => {
  const page = await narrow('/home.html', 'locale-de');
  await page.getByRole('button', { name: 'Einfacher Modus' }).click();
  const toast = page.locator('.toast');
  await toast.filter({ hasText: /\w/ }).waitFor();
  expect((await boxOf(toast)).width).toBeGreaterThan(200);
});
