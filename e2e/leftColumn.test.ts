import { journey } from '@testing/browser';
import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { phone, at } = visitNewsroom();
const columnOf = (address: string) => new URL(address).searchParams.get('columnId') ?? '';

journey(
  '[E2] a column’s call – the reader moves to another column – is cancelled, and repeated on return',
  async () => {
    const { page, open } = await phone();
    await open(at('/home.html'));
    const tab = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
    const stands = (name: string) =>
      page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
    const rows = page.locator('main li a[href*="/newsDetail/"]');
    const requestedColumns: string[] = [];
    let held: Route | undefined;
    await page.route('**/getArticlesNew*', (route) => {
      requestedColumns.push(columnOf(route.request().url()));
      if (held) return route.continue();
      held = route;
    });

    await tab('民生').click();
    await expect.poll(() => requestedColumns.length).toBe(1);
    const ended = page.waitForEvent(
      'requestfailed',
      (request) => columnOf(request.url()) === requestedColumns[0],
    );
    await tab('乡村').click();
    await ended;
    await expect.poll(() => requestedColumns.length).toBe(2);
    // rows of the column before stand until this one does
    await stands('乡村');
    await rows.first().waitFor();
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);

    await tab('民生').click();
    await expect.poll(() => requestedColumns.length).toBe(3);
    await stands('民生');
    await rows.first().waitFor();
    expect(requestedColumns).toEqual([requestedColumns[0], requestedColumns[1], requestedColumns[0]]);
    expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
  },
);
