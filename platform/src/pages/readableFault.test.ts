import { databaseAway } from '@testing/databaseAway';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { locales } from '@touch/locales/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const login = `${BASE_PATH}/login.html?return=%2Fhome.html`;
const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const links = (html: string) =>
  [...html.replace(/<footer.*/s, '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('[K25] pages of a 404 and a 405 – with a licence and an icon in the settings – have the foot without the icon; in the content system they have none', async () => {
  const line = { text: '新网许 1 号', link: 'https://example.org/licence', icon: '/media/badge.png' };
  await platform.configure({ footer: [line] });
  platform.clock.forward(10_000);
  for (const { text } of [
    await platform.get('/nothing/here', BROWSER),
    await platform.post(login, '', BROWSER),
  ]) {
    const foot = /<footer id="foot">(.*?)<\/footer>/s.exec(text)?.[1] ?? '';
    for (const words of ['关于我们', '隐私政策', '新网许 1 号', 'href="https://example.org/licence"'])
      expect(foot).toContain(words);
    expect(foot).not.toContain('<img');
  }
  expect((await platform.get('/nothing/here?cms=1', BROWSER)).text).not.toContain('<footer');
  await platform.configure({});
  platform.clock.forward(10_000);
});

describe('[wire W7] a fault of a page can be read', () => {
  test('[A11][F2] a form posted without JavaScript: what became of it, and the way back to the page', async () => {
    const { status, text, headers } = await platform.post(login, 'phone=13800000001&code=1', BROWSER);
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    expect(headers['content-type']).toBe('text/html;charset=UTF-8');
    expect(heading(text)).toBe('您填写的内容没有送出');
    expect(text).toContain('JavaScript');
    expect(links(text)).toEqual([login, `${BASE_PATH}/home.html`]);
    expect(text).not.toContain('13800000001');
  });

  test.each(locales)('[C4] in the language of whoever reads it: %s', async (locale) => {
    const cookie = `touchpaper=locale-${locale}.dark-1`;
    const { text } = await platform.post(login, '', { ...BROWSER, cookie });
    expect(text).toContain('data-theme="dark"');
    const han = /\p{Script=Han}/u.test(heading(text) ?? '');
    expect([/<html lang="(\w+)/.exec(text)?.[1], han]).toEqual([locale, locale === 'zh']);
  });

  test("[C4] a fault page – the reader has chosen no language – is in the site's", async () => {
    await platform.configure({ locale: 'fr' });
    expect(heading((await platform.post(login, '', BROWSER)).text)).toBe('Votre saisie n’a pas été envoyée');
    await platform.configure({});
  });

  test.each(['/nothing/here', '/content/2031-03/05/other.html'])('[A3] no such page: %s', async (path) => {
    const { status, text } = await platform.get(path, BROWSER);
    expect([status, heading(text)]).toEqual([404, '没有这个页面']);
    expect(links(text)).toEqual([`${BASE_PATH}/home.html`]);
  });

  test('[K4] the database is away: so is the page, in words; when it is back it opens', async () => {
    await databaseAway(platform.db, async () => {
      // nothing is known any more
      platform.clock.forward(700_000);
      const cookie = 'touchpaper=locale-en';
      const { status, text } = await platform.get(`${BASE_PATH}/home.html?dark=true`, { ...BROWSER, cookie });
      expect([status, heading(text)]).toEqual([503, 'This page cannot be opened right now']);
      expect(links(text)).toEqual([`${BASE_PATH}/home.html?dark=true`, '/']);
      expect(text).not.toMatch(/internal|terminat|database/i);
    });
    platform.clock.forward(10_000);
    expect((await platform.get(`${BASE_PATH}/home.html`, BROWSER)).status).toBe(200);
  });

  test('[K8] an address leads nowhere but to this host, and runs nothing', async () => {
    const { text, headers } = await platform.post(
      `${BASE_PATH}/home.html?a="><script>alert(1)</script>`,
      '',
      BROWSER,
    );
    expect(text).not.toContain('<script');
    expect(links(text).every((href) => /^\/[^/\\]/.test(href ?? ''))).toBe(true);
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'; style-src 'sha256-");
  });
});

describe('[wire W7] programs hear the envelope', () => {
  test.each([
    ['an unknown path, asked by a program', '/nothing/here', {}, 404],
    ['an unknown operation, whoever asks', '/app_if/nothing', BROWSER, 404],
    ['one of another service', '/nis/api/nothing', BROWSER, 404],
  ])('%s', async (_, path, headers, http) => {
    const answer = await platform.get(path, headers);
    expect([answer.status, answer.json()]).toMatchObject([http, { status: -1, data: {} }]);
  });

  test('a page that a program posts to', async () => {
    const answer = await platform.post(login, 'phone=1');
    expect([answer.status, answer.json()]).toMatchObject([405, { status: -1 }]);
  });
});
