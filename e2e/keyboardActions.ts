import { untilIdle } from '@testing/quiet';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { coveredStops, labelsOutsideNames } from './focusMeasures';
import { smallTargets, smallType } from './measures';

/** Buttons of one screen that are pressed: one of each kind. */
const MAX_BUTTONS = 9;

/** Numbers the buttons of a page, one of each kind; the way back is none, nor the look of the page. @returns how many */
function numberButtons(most: number): number {
  const kinds = new Set<string>();
  let count = 0;
  for (const button of document.querySelectorAll<HTMLElement>('main button, header button')) {
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/[\d.:]+/g, '');
    const kind = `${button.className} ${name}`;
    // another language loads the page anew
    const leads = /返回|关闭|长辈版/.test(name) || button.lang !== '' || button.closest('[inert]') !== null;
    if (leads || kinds.has(kind) || button.getClientRects().length === 0 || count === most) continue;
    kinds.add(kind);
    button.setAttribute('data-pressed', String(count));
    count += 1;
  }
  return count;
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null;
const hasDialog = () => document.querySelector('dialog[open]') !== null;

/** In a sheet: all of it is reached, and in elder mode it is as large as a page (C7). */
async function expectSheet(page: Page, isElder: boolean, place: string): Promise<void> {
  await page.keyboard.press('Shift');
  expect.soft(await page.evaluate(coveredStops), place).toEqual([]);
  expect.soft(await page.evaluate(labelsOutsideNames), place).toEqual([]);
  if (!isElder) return;
  expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 }), place).toEqual([]);
  expect.soft(await page.evaluate(smallTargets, 60), place).toEqual([]);
}

interface PressedScreen {
  readonly page: Page;
  readonly quiet: () => Promise<void>;
  /** Opens the screen anew. */
  readonly open: () => Promise<unknown>;
  readonly isElder: boolean;
  readonly screen: string;
}

/** Presses a screen's buttons by the keyboard: the focus stays in the page, and goes back where a sheet closes (2.4.3). */
export async function pressButtons({ page, quiet, open, isElder, screen }: PressedScreen): Promise<void> {
  const count = await page.evaluate(numberButtons, MAX_BUTTONS);
  for (let number = 0; number < count; number += 1) {
    const button = page.locator(`[data-pressed="${number}"]`);
    if ((await button.count()) === 0) continue;
    const name = await button.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
    const place = `${screen}: ${name}`;
    const before = page.url();
    await button.focus();
    await page.keyboard.press('Enter');
    await quiet();
    await expect.poll(() => page.evaluate(isFocusLost), { message: `the focus after ${place}` }).toBe(false);
    if (page.url() !== before) {
      await open();
      await untilIdle(page);
      return;
    }
    if (!(await page.evaluate(hasDialog))) continue;
    await expectSheet(page, isElder, place);
    while (await page.evaluate(hasDialog)) {
      await page.keyboard.press('Escape');
      await quiet();
    }
    await expect
      .poll(() => page.evaluate(isFocusLost), { message: `the focus after closing ${place}` })
      .toBe(false);
  }
}

/** Opens a sheet by key and walks it; after Escape the focus is on its button again. */
export async function walkSheet(page: Page, button: Locator, isElder: boolean): Promise<void> {
  const name = (await button.textContent()) ?? '';
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await untilIdle(page);
  await expectSheet(page, isElder, name);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() => button.evaluate((one) => one === document.activeElement), {
      message: `the focus after ${name}`,
    })
    .toBe(true);
}

/** Opens a form of the page by key and walks it; its button keeps the focus. */
export async function walkForm(page: Page, button: Locator, isElder: boolean): Promise<void> {
  const name = (await button.textContent()) ?? '';
  await button.focus();
  await page.keyboard.press('Enter');
  await untilIdle(page);
  expect.soft(await button.evaluate((one) => one === document.activeElement), name).toBe(true);
  await expectSheet(page, isElder, name);
}

/** Stops of a page or sheet that Tab may pass on its way. */
const MAX_STOPS = 60;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${await control.textContent()}`);
}

/** The focus is on a control, or comes to it. */
export const expectFocusOn = (control: Locator, place: string) =>
  expect.poll(() => control.evaluate((one) => one === document.activeElement), { message: place }).toBe(true);
