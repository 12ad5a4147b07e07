import { axeFindings } from '@testing/axe';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import { afterAll, beforeAll, expect } from 'vitest';

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await openNewsroom();
});
afterAll(async () => {
  await closeBrowser();
  await newsroom.close();
});

journey('[A2] a page of the built product answers to touch', async () => {
  const phone = await openPhone({ origin: newsroom.origin, now: newsroom.clock.now() });
  const answer = await phone.open(`${newsroom.basePath}/login.html`);
  expect(answer?.status()).toBe(200);
  expect(await phone.page.evaluate(() => new Date().getFullYear())).toBe(2031);
  expect(await axeFindings(phone.page)).toEqual([]);
});
