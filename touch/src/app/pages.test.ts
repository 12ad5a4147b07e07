import { anArticle } from '@testing/anArticle';
import { BASE_PATH, readPage, startNewsroom } from '@testing/renderPage';
import { screenNames } from '@testing/screenNames';
import type { TestPlatform } from '@testing/startPlatform';
import { zh } from '@touch/locales/zh';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each(screenNames)('[A2] %s – every form of its address – is a page', async (screen) => {
  for (const path of [`/${screen}.html`, `/${screen}/.html`]) {
    const { status, html } = await readPage(platform, path);
    expect([200, 404]).toContain(status);
    // the screen's own page, not a bare error
    expect(html).toMatch(/<main[^>]*id="main"/);
  }
});

test('[A1] the bare host leads to home with its query, the bare base path is home', async () => {
  for (const query of ['', '?isShare=true&dark=true']) {
    const { status, headers } = await platform.get(`/${query}`);
    expect([status, headers.location]).toEqual([302, `${BASE_PATH}/home.html${query}`]);
  }
  const title = async (path: string) => {
    const { status, text } = await platform.get(BASE_PATH + path);
    return [status, /rel="canonical" href="([^"]*)"/.exec(text)?.[1]];
  };
  for (const path of ['', '/', '/index.html', '/home.html', '?isShare=true'])
    expect([path, await title(path)]).toEqual([path, [200, `http://paper.test${BASE_PATH}/home.html`]]);
});

test('[A1] base path and build type come from the configuration, and links go by them', async () => {
  const other = await startNewsroom();
  onTestFinished(() => other.close());
  await other.addColumn({ id: 12, name: '要闻' });
  await other.writer.saveDraft(anArticle({ key: 'one', columnID: 12, title: '清水进了柳湾' }), 345);
  await other.configure({ buildType: 'h5', templatePath: '/paper/touch' });
  const page = await other.get('/h5/paper/touch/newsDetail/12/345.html?isShare=true');
  expect([page.status, page.text.includes('清水进了柳湾')]).toEqual([200, true]);
  expect(page.text).toContain('href="/h5/paper/touch/columnDetail/12.html"');
  expect(page.text).not.toContain(BASE_PATH);
  expect((await other.get(`${BASE_PATH}/newsDetail/12/345.html`)).status).toBe(404);
  expect((await other.get('/')).headers.location).toBe('/h5/paper/touch/home.html');
});

test('[A3] an unknown path below the base leads home with its query', async () => {
  const { status, headers } = await platform.get(`${BASE_PATH}/nothing.html?isShare=true`);
  expect(status).toBe(302);
  expect(headers.location).toBe(`${BASE_PATH}/home.html?isShare=true`);
});

test('[A3] unknown api, asset and media paths get 404, never home', async () => {
  for (const path of ['/app_if/nothing', '/assets/nothing.js', '/media/ab/nothing.jpg', '/nothing']) {
    expect((await platform.get(path)).status).toBe(404);
  }
});

test('[A19] a closed paper shows its notice and nothing of what it publishes', async () => {
  const closed = await startNewsroom();
  onTestFinished(() => closed.close());
  await closed.addColumn({ id: 12, name: '要闻' });
  await closed.writer.saveDraft(anArticle({ key: 'one', columnID: 12, title: '清水进了柳湾' }), 345);
  await closed.configure({ canUse: false });
  for (const path of ['/newsDetail/12/345.html', '/home.html']) {
    const { html, text } = await readPage(closed, path);
    expect(text).toContain(zh['state.closed']);
    expect(html).not.toContain('清水进了柳湾');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test('[A11] the canonical address is the screen’s own values, never the address as asked', async () => {
  const { html } = await readPage(platform, '/tagList/.html?x=1');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/tagList\.html">/);
});
