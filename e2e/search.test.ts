import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

journey(
  '[F3][A10] a search comes back as it was left, stands in the address, and in the history',
  async () => {
    const { page, open } = await phone();
    await open(at('/search.html'));
    const field = page.getByRole('combobox');
    await field.fill('澜川');
    await field.press('Enter');
    const hit = page.locator('a[href*="/newsDetail/"]').nth(6);
    await hit.waitFor();
    expect(new URL(page.url()).searchParams.get('key')).toBe('澜川');
    await hit.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(100);
    await hit.click();
    await page.waitForURL('**/newsDetail/**');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(await field.inputValue()).toBe('澜川');
    await page.getByRole('button', { name: '清空输入' }).click();
    await page.getByRole('heading', { name: '搜索历史' }).waitFor();
    await page.getByRole('button', { name: '澜川', exact: true }).click();
    await hit.waitFor();
  },
);

journey('[F3] suggestions are chosen by keyboard; half-composed letters ask for nothing', async () => {
  const { page, open } = await phone({ now: undefined });
  await page.clock.install({ time: newsroom().clock.now() });
  const requestedKeys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('searchWordDely'))
      requestedKeys.push(new URL(request.url()).searchParams.get('key') ?? '');
  });
  await open(at('/search.html'));
  const field = page.getByRole('combobox');
  await field.focus();
  await field.dispatchEvent('compositionstart');
  await field.fill('lan');
  await page.clock.runFor(600);
  expect(requestedKeys).toEqual([]);
  await field.fill('澜川');
  await field.dispatchEvent('compositionend');
  const first = page.getByRole('option').first();
  await first.waitFor();
  expect(requestedKeys).toEqual(['澜川']);
  const word = await first.textContent();
  await field.press('ArrowDown');
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await field.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('key')).toBe(word);
});
