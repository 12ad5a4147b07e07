import { journey } from '@testing/browser';
import { fillColumn } from '@testing/fillColumn';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const COLUMN = 20;
/** More than the answers that are kept of a whole visit. */
const READ = 150;

journey('[A10] a home left with its pages is found with them after 150 further articles', async () => {
  await fillColumn(newsroom(), COLUMN, 60);
  const { page, open } = await phone();
  await open(at(`/home.html?column=${COLUMN}`));
  const rows = page.locator('main li a[href*="/newsDetail/"]');
  const end = page.getByText('没有更多了');
  while (!(await end.isVisible()))
    await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((done) => requestAnimationFrame(done));
    });
  // a page hears of it with its next frame, as of a reader's finger
  await page.evaluate(async () => {
    const heard = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
    window.scrollTo(0, 2500);
    await heard;
  });
  const place = () => ({ height: document.documentElement.scrollHeight, y: window.scrollY });
  const left = await page.evaluate(place);

  const ids = await newsroom().db.query<{ id: number }>({
    name: 'manyNews',
    text: `select id from articles where site_id = 1 and status = 1 and article_type = 0 and language = '' order by id limit ${READ}`,
  });
  const addresses = ids.map(({ id }) => `${at('/newsDetail/1')}/${id}.html`);
  // as a reader goes from one related article to the next
  const read = await page.evaluate(async (links) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let count = 0;
    for (const href of links) {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
      const id = /(\d+)\.html/.exec(href)?.[1];
      for (let step = 0; step < 600; step += 1) {
        if (document.querySelector<HTMLInputElement>('#DocIDforCount')?.value === id) break;
        await frame();
      }
      count += document.querySelector<HTMLInputElement>('#DocIDforCount')?.value === id ? 1 : 0;
    }
    return count;
  }, addresses);
  expect(read).toBe(READ);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate((home) => {
    const link = document.createElement('a');
    link.href = home;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, at('/home.html'));
  await rows.first().waitFor();
  expect(await end.count()).toBe(1);
  await expect.poll(() => page.evaluate(place)).toEqual(left);
  const again = new RegExp(`parentColumnId=(0|${COLUMN})$|columnId=${COLUMN}&`);
  expect(requests.filter((url) => again.test(url))).toEqual([]);
});

journey(
  '[A10] a kept home – an article stands over it – is neither seen nor reached, and keeps its layout',
  async () => {
    const { page, open, quiet } = await phone();
    await open(at('/home.html'));
    await quiet();
    const row = page.locator('main li a[href*="/newsDetail/"]').first();
    const width = await row.evaluate((link) => link.getBoundingClientRect().width);
    await row.evaluate((link) => link instanceof HTMLElement && link.click());
    await page.locator('article h1').waitFor();
    await quiet();
    expect(await row.isVisible()).toBe(false);
    expect(
      await row.evaluate((link) => {
        if (link instanceof HTMLElement) link.focus();
        return link === document.activeElement;
      }),
    ).toBe(false);
    // with `display: none` it would have no width
    expect(await row.evaluate((link) => link.getBoundingClientRect().width)).toBe(width);
    await page.goBack();
    await expect.poll(() => row.isVisible()).toBe(true);
  },
);
