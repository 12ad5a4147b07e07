import { saveColumn } from '@platform/columns/columns.store';
import { saveSite } from '@platform/sites/sites.store';
import { anArticle } from '@testing/anArticle';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { themeColors, topicVariables } from '@touch/lib/themeColor';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 12, name: '要闻' });
  const column = { site: 1, id: 13, parent: 0, name: '安静', style: '101', order: 13 };
  const doc = { showReadCount: 0, showPubTime: 0 };
  await saveColumn(platform.db, { ...column, topCount: 0, topic: false, doc });
  await platform.writer.saveDraft(anArticle({ key: 'one', columnID: 12, click: 1500 }), 345);
  await platform.writer.saveDraft(anArticle({ key: 'two', columnID: 13, click: 1500 }), 346);
});
afterAll(() => platform.close());
afterEach(() => platform.configure({}));

/** The top bar as served; '' where there is none. */
async function barOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { html } = await readPage(platform, path, headers);
  const bar = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
  // an article's own heading is a header too
  return bar.includes('<nav') ? bar : '';
}
const links = (bar: string): string[] =>
  [...bar.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the top bar', () => {
  test('[B1] has the logo, the name with its tag, and the ways to search and login', async () => {
    await platform.configure({ padLogo: '/media/ab/logo.png' });
    const bar = await barOf('/home.html');
    expect(bar).toContain('src="/media/ab/logo.png"');
    expect(bar).toMatch(/澜川<\/span><span[^>]*>触屏版</);
    expect(links(bar).map((href) => href.replace(/.*\/news/, ''))).toEqual([
      '/home.html',
      '/search.html',
      '/login.html',
    ]);
  });

  test('[B1] has no search where the site wants none', async () => {
    await platform.configure({ _p_wap: { showSearchList: 0 } });
    expect(await barOf('/home.html')).not.toContain('/search.html');
  });

  test('[B1] leads to the paper in a new window', async () => {
    await platform.configure({ _p_wap: { paperUrl: 'https://paper.example/today' } });
    expect(await barOf('/home.html')).toMatch(
      /href="https:\/\/paper\.example\/today" target="_blank" rel="noopener" aria-label="读报"/,
    );
  });

  test.each(['', 'today', 'javascript:alert(1)', '//elsewhere.test/', 'https://a b/', 'https://u@h.test/'])(
    '[B1] leads to no paper at “%s”, which is no address',
    async (paperUrl) => {
      await platform.configure({ _p_wap: { paperUrl } });
      const bar = await barOf('/home.html');
      expect(bar).not.toContain('读报');
      expect(links(bar)).toHaveLength(3);
    },
  );

  test('[B1] on the login its last icon closes', async () => {
    const bar = await barOf('/login.html');
    expect(bar).not.toContain('/login.html');
    expect(bar).toMatch(/<button[^>]*aria-label="关闭"/);
  });

  test.each(['/newsDetail/12/345.html', '/search.html', '/columnDetail/12.html', '/aboutUs.html'])(
    '[B1] %s has none',
    async (path) => expect(await barOf(path)).toBe(''),
  );

  test.each(['/home.html', '/login.html'])('[B1] inside the CMS %s has none', async (path) => {
    for (const flag of ['cms=1', 'inCmsPage=true']) expect(await barOf(`${path}?${flag}`)).toBe('');
    expect(await barOf(path)).not.toBe('');
  });

  test.each([
    ['en', 'Touch', 'Newspaper', 'Search'],
    ['bo', '', '', ''],
  ])('[B1][C4] speaks %s', async (locale, ...words) => {
    await platform.configure({ _p_wap: { paperUrl: 'https://paper.example/' } });
    const bar = await barOf('/home.html', { cookie: `touchpaper=locale-${locale}` });
    for (const word of words) expect(bar).toContain(word);
    expect(bar.replace('澜川', '')).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('the page as served', () => {
  test('[B7][C6] goes to the edges of the display, and can be enlarged by two fingers', async () => {
    const { html } = await readPage(platform, '/newsDetail/12/345.html');
    const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(viewport).toContain('viewport-fit=cover');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
  });

  test.each([
    [{}, 'DF362F'],
    [{ topicColor: '226BF7' }, '226BF7'],
    [{ topicColor: '#0A8F3C' }, '0A8F3C'],
    [{ topicColor: 'red;}' }, 'DF362F'],
  ])('[C1] with %j its colour is made of %s', async (change, colour) => {
    await platform.configure(change);
    const { html } = await readPage(platform, '/home.html');
    const made = themeColors(colour);
    const variables = topicVariables(made).map(([name, value]) => `${name}:${value}`);
    expect(/<html[^>]* style="([^"]*)"/.exec(html)?.[1]).toBe(variables.join(';'));
    expect(html).toContain(`<meta name="theme-color" content="${made.color}">`);
  });

  test.each([
    [{}, '', 'light', 'light'],
    [{ followSystemDark: 1 }, '', 'auto', 'light dark'],
    [{ dark: true }, '', 'dark', 'dark'],
    [{ dark: true }, 'dark-0', 'light', 'light'],
    [{ followSystemDark: 1 }, 'dark-0', 'light', 'light'],
    [{}, 'dark-1', 'dark', 'dark'],
  ] as const)('[C2][A11] with %j and the cookie “%s” it is %s', async (change, cookie, theme, scheme) => {
    await platform.configure(change);
    const { html } = await readPage(platform, '/home.html', { cookie: `touchpaper=${cookie}` });
    expect(html).toContain(` data-theme="${theme}"`);
    expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`);
  });

  test.each([
    [{}, '', 'zh-CN'],
    [{ locale: 'bo' }, '', 'bo'],
    [{ locale: 'bo' }, 'locale-fr', 'fr'],
    [{ locale: 'xx' }, '', 'zh-CN'],
  ])('[C4][A11] with %j and the cookie “%s” it speaks %s', async (change, cookie, lang) => {
    await platform.configure(change);
    const { html } = await readPage(platform, '/home.html', { cookie: `touchpaper=${cookie}` });
    expect(html).toContain(`<html lang="${lang}"`);
  });

  test('[A11] choices of one reader – elder mode, text size – are in no other reader’s page', async () => {
    const look = async (cookie: string) => {
      const { html } = await readPage(platform, '/home.html', { cookie: `touchpaper=${cookie}` });
      return /<html[^>]*>/.exec(html)?.[0] ?? '';
    };
    const plain = await look('');
    expect(await look('elder-1')).toContain(' data-elder');
    expect(await look('font-2')).toContain('--font-step:2');
    expect(await look('')).toBe(plain);
  });

  test('[C4] a newsroom’s own font file sets its texts, from whatever host', async () => {
    const served = async () => readPage(platform, '/newsDetail/12/345.html');
    expect((await served()).html).not.toContain('@font-face{font-family:site');
    for (const [fontFile, source] of [
      ['/media/ab/own.woff2', "'self'"],
      ['https://fonts.example/own.woff2', 'https://fonts.example'],
    ] as const) {
      await platform.configure({ fontFile });
      const { html, headers } = await served();
      expect(html).toContain(`@font-face{font-family:site;src:url("${fontFile}")`);
      expect(html).toContain(':root{--text-face:site,');
      expect(String(headers['content-security-policy'])).toMatch(
        new RegExp(`font-src [^;]*${source.replaceAll('.', '\\.')}`),
      );
    }
    await platform.configure({ fontFile: 'javascript:alert(1)' });
    expect((await served()).html).not.toContain('@font-face{font-family:site');
    // no address makes more of the rule than an address, none leaves readers without a page
    for (const [fontFile, written] of [
      ['/a"){}</style>.woff2?"#"', '/a%22)%7B%7D%3C/style%3E.woff2?%22#%22'],
      ['/%E0.woff2', '/%E0.woff2'],
    ] as const) {
      await platform.configure({ fontFile });
      const { html, status } = await served();
      expect(status).toBe(200);
      expect(html).toContain(`@font-face{font-family:site;src:url("${written}");font-display:swap}`);
    }
  });

  test.each([
    [{}, ''],
    [{ fontStep: { size: 20, step: 3 } }, '--font-size-px:20px;--font-step-px:3px'],
    [{ fontStep: { size: 18, step: 1 } }, '--font-step-px:1px'],
    // An unreadable size is ignored.
    [{ fontStep: { size: 500, step: -2 } }, ''],
  ])('[C3] with %j the size of its text is “%s” to the sheets', async (change, variables) => {
    await platform.configure(change);
    const { html } = await readPage(platform, '/newsDetail/12/345.html');
    const style = /<html[^>]* style="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(
      style
        .split(';')
        .filter((one) => one.startsWith('--font'))
        .join(';'),
    ).toBe(variables);
  });

  test('[A19] a column decides for its own rows whether counts and times show', async () => {
    const [loud, quiet] = [
      (await readPage(platform, '/columnDetail/12.html')).text,
      (await readPage(platform, '/columnDetail/13.html')).text,
    ];
    expect(loud).toContain('1k+阅读');
    expect(quiet).not.toContain('阅读');
    expect(/小时前|分钟前|\d+月\d+日/.test(loud)).toBe(true);
    expect(/小时前|分钟前|\d+月\d+日/.test(quiet)).toBe(false);
  });
});

describe('[K13] feeds in the head of a page', () => {
  const feedsOf = async (path: string) =>
    [...(await platform.get(path)).text.matchAll(/<link rel="alternate" type="([^"]*)" href="([^"]*)"/g)]
      .map(([, type, href]) => `${type} ${href}`)
      .filter((feed) => !feed.includes('+oembed'));
  const ofColumn = (id: number, query = '') => [
    `application/rss+xml /feeds/${id}.rss${query}`,
    `application/atom+xml /feeds/${id}.atom${query}`,
    `application/feed+json /feeds/${id}.json${query}`,
  ];
  const base = '/app/template/displayTemplate/news';

  test('[K13] home has the whole paper’s, a column its own; they are there', async () => {
    expect(await feedsOf(`${base}/home.html`)).toEqual(ofColumn(0));
    expect(await feedsOf(`${base}/columnDetail/12.html`)).toEqual(ofColumn(12));
    for (const feed of [...ofColumn(0), ...ofColumn(12)])
      expect((await platform.get(feed.split(' ')[1] ?? '')).status).toBe(200);
  });

  test('[K13] an article and a column there is not have none', async () => {
    for (const path of ['/newsDetail/12/345.html', '/columnDetail/99.html'])
      expect(await feedsOf(base + path), path).toEqual([]);
  });

  test('[G3][A19] a site that is not for everybody names none', async () => {
    await platform.configure({ canUse: false });
    expect(await feedsOf(`${base}/home.html`)).toEqual([]);
    await platform.configure({ xyApi: { xyAuth: 2 } });
    expect(await feedsOf(`${base}/home.html`)).toEqual([]);
  });

  test('[A17] the second site of a host names its own', async () => {
    const config = { templatePath: '/neighbour' };
    await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config, version: 1 });
    platform.clock.forward(10_000);
    expect(await feedsOf('/app/neighbour/home.html')).toEqual(ofColumn(0, '?siteId=2'));
    expect(await feedsOf(`${base}/home.html`)).toEqual(ofColumn(0));
  });
});
