import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coveredStops, faintRings, labelsOutsideNames, namelessMedia, stuckBars } from './focusMeasures';

/** Presses a key and waits for the part that keeps the focus in its place. */
export async function pressFirstKey(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPadding)).not.toBe('');
}

/** Every stop is seen, its ring too, and its name contains its label (2.4.11, 1.4.11, 2.5.3). @param place named in a finding */
export async function expectStops(page: Page, place: string): Promise<void> {
  await pressFirstKey(page);
  expect.soft(await page.evaluate(coveredStops), place).toEqual([]);
  expect.soft(await page.evaluate(labelsOutsideNames), place).toEqual([]);
  expect.soft(await page.evaluate(namelessMedia), place).toEqual([]);
  expect.soft(await page.evaluate(faintRings), place).toEqual([]);
}

/** A window at 400 %: bars leave with the page, and every stop is seen; afterwards it is as large as before. */
export async function expectStopsAtFourfold(page: Page, place: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await pressFirstKey(page);
  expect.soft(await page.evaluate(stuckBars), `${place} at 320 × 256`).toEqual([]);
  await page.keyboard.press('Shift');
  expect.soft(await page.evaluate(coveredStops), `${place} at 320 × 256`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
