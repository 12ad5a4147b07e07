import { createServer, type IncomingHttpHeaders } from 'node:http';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { configure, logRequests } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';

/** The service that counts, on a host of its own: what it allows other pages to ask it says itself. */
const heard: { query: URLSearchParams; headers: IncomingHttpHeaders }[] = [];
let answers = 204;
const service = createServer((request, response) => {
  const allows = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (request.method === 'OPTIONS') return response.writeHead(204, allows).end();
  heard.push({ query: new URL(request.url ?? '', 'http://x').searchParams, headers: request.headers });
  return response.writeHead(answers, allows).end();
});
const types = () => heard.map(({ query }) => Number(query.get('dataType')));

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const place = service.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${place.port}/record`;
  await configure(newsroom(), { analytics: { url, tenantCode: '澜川', appKey: 'k1' } });
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  heard.length = 0;
  answers = 204;
});

const theArticle = async () => at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html`);
const kept = () => Object.keys(localStorage).filter((name) => /analytics|virtualUid/.test(name));

describe('a site that counts its readers', () => {
  journey('[J4] counts nobody who has not said so, and leaves nothing behind', async () => {
    const { page, open, quiet } = await phone();
    const requests = logRequests(page);
    const counted = page.waitForResponse(/\/event\?/);
    await open(await theArticle());
    await counted;
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功').waitFor();
    await quiet();
    expect(requests.count('record')).toBe(0);
    expect(await page.evaluate(kept)).toEqual([]);
  });

  journey('[J4][G9] a reader who consents – each act – is counted once under a random number', async () => {
    const { page, open, quiet } = await phone();
    await open(at('/aboutUs.html'));
    const choice = page.getByRole('checkbox', { name: '允许统计我读了哪些稿件' });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    expect(await axeFindings(page)).toEqual([]);
    await open(await theArticle());
    // each goes by itself: a tap may overtake the reading
    await expect.poll(types).toEqual([1_000_005]);
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功').waitFor();
    await expect.poll(types).toEqual([1_000_005, 1_000_002]);
    const [opened, liked] = heard.map(({ query }) => Object.fromEntries(query));
    expect(opened).toMatchObject({ articleID: String(await newsroom().articleId(TITLE)), platform: '1' });
    expect(opened?.userUuid).toMatch(/^[0-9a-f]{32}$/);
    expect(liked?.userUuid).toBe(opened?.userUuid);
    expect(liked?.eventId).not.toBe(opened?.eventId);
    expect(opened?.refer).not.toContain('?');
    // no cookie, no address of the page: nothing but what is meant for it
    for (const { headers } of heard) {
      expect([headers.cookie, headers.referer, headers.token]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(String(headers['tenant-code']), 'base64').toString('utf8')).toBe('澜川');
    }
    // taken back: nothing is left of it, and another tab knows
    await open(at('/aboutUs.html'));
    const other = await page.context().newPage();
    await other.goto(page.url());
    const elsewhere = other.getByRole('checkbox', { name: '允许统计我读了哪些稿件' });
    expect(await elsewhere.isChecked()).toBe(true);
    await choice.uncheck();
    await expect.poll(() => elsewhere.isChecked()).toBe(false);
    await other.close();
    expect(await page.evaluate(kept)).toEqual([]);
    await open(await theArticle());
    await quiet();
    expect(heard).toHaveLength(2);
  });

  journey(
    '[J4] a service that is down is no reader’s concern; what it missed it hears with the next visit, once',
    async () => {
      const { page, open } = await phone({ expected: [/Failed to load resource/] });
      await open(at('/aboutUs.html'));
      await page.getByRole('checkbox', { name: '允许统计我读了哪些稿件' }).check();
      answers = 503;
      await open(await theArticle());
      await expect.poll(() => heard.length).toBe(1);
      expect(await page.getByRole('alert').count()).toBe(0);
      const [missed] = heard.splice(0);
      answers = 204;
      // on any page, and nothing has to be tapped
      await open(at('/home.html'));
      await expect.poll(() => heard.length).toBe(1);
      expect(heard[0]?.query.toString()).toBe(missed?.query.toString());
      await expect.poll(() => page.evaluate(() => localStorage.getItem('analyticsUnsent'))).toBe(null);
    },
  );

  journey('[J4] a browser that asks not to be counted is heard', async () => {
    const { page, open, quiet } = await phone();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('analyticsConsent', '1');
    });
    await open(at('/aboutUs.html'));
    await page.getByText('您的浏览器表示不愿被统计，我们照办。').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await open(await theArticle());
    await quiet();
    expect(heard).toEqual([]);
  });

  journey('[C7][C4] the choice stands in every language, large and dark too', async () => {
    for (const locale of ['en', 'de', 'fr', 'bo'])
      for (const cookie of [`locale-${locale}`, `locale-${locale}.elder-1.dark-1`]) {
        const { page, open, close } = await phone({ cookie, width: 320 });
        await open(at('/aboutUs.html'));
        await page.getByRole('checkbox').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await close();
      }
  });
});
