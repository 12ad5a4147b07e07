import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import { describe, expect } from 'vitest';
import { fontStep, larger } from './articleFooter';
import { configure } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const MESSENGER = `${PHONE} MicroMessenger/8.0.50(0x2800325B) NetType/WIFI Language/zh_CN`;
const APP = `${PHONE} xiangyuapp/6.2.6 ##4711##`;

/** Where the page runs, as the page itself shows it. */
const look = () => {
  const html = document.documentElement;
  return {
    theme: html.dataset.theme,
    grey: html.hasAttribute('data-grey'),
    pageStyle: /page-style-(\d)/.exec(html.className)?.[1],
  };
};

describe('the look of a visit', () => {
  journey(
    '[A5] grey, dark and a named theme are taken from the address before anything is painted',
    async () => {
      const { page } = await phone({ javaScript: false });
      const cases = [
        ['', 'light', false],
        ['?dark=true', 'dark', false],
        ['?theme=spring', 'spring', false],
        ['?grey=true', 'light', true],
        ['?detailPageGrey=1&dark=true', 'dark', true],
      ] as const;
      for (const [query, theme, grey] of cases) {
        await page.goto(newsroom().origin + at(`/home.html${query}`));
        const html = page.locator('html');
        expect([
          await html.getAttribute('data-theme'),
          (await html.getAttribute('data-grey')) !== null,
        ]).toEqual([theme, grey]);
      }
    },
  );

  journey('[A5] grey greys what is seen, pictures included', async () => {
    const visitor = await phone();
    await visitor.open(at('/home.html?grey=true'));
    const filter = await visitor.page.evaluate(() => getComputedStyle(document.documentElement).filter);
    expect(filter).toMatch(/grayscale\(1\)|grayscale\(100%\)/);
  });

  journey(
    '[A6] the server never writes a title of the address; the page shows it as plain text',
    async () => {
      const visitor = await phone();
      const path = at(`/home.html?title=${encodeURIComponent('<b>改过的</b>标题')}`);
      const answer = await visitor.open(path);
      expect(await answer?.text()).not.toContain('改过的');
      expect(await visitor.page.title()).toBe('<b>改过的</b>标题');
      expect(await visitor.page.locator('meta[property="og:title"]').getAttribute('content')).not.toContain(
        '改过的',
      );
    },
  );

  journey(
    '[A15] a title of the address is capped, and goes out in no card, no metadata and no share',
    async () => {
      const { page, open } = await phone();
      const title = `Falsch ${'x'.repeat(100)}`;
      const id = await newsroom().articleId('央措隧道两头掘进');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async (data: ShareData) => {
            document.documentElement.dataset.shared = JSON.stringify(data);
          },
        });
      });
      const answer = await open(at(`/newsDetail/${id}.html?title=${encodeURIComponent(title)}`));
      expect(await page.title()).toBe(title.slice(0, 60));
      const served = (await answer?.text()) ?? '';
      const [head = ''] = served.split('</head>');
      expect(head).toContain('<meta property="og:title"');
      expect(head).toContain('application/ld+json');
      expect(head).not.toContain('Falsch');
      await page.getByRole('button', { name: '分享' }).click();
      await page.getByRole('button', { name: '发送给朋友' }).click();
      const shared = page.locator('html[data-shared]');
      await shared.waitFor({ state: 'attached' });
      const object = (await shared.getAttribute('data-shared')) ?? '';
      expect(object).toContain('央措隧道两头掘进');
      expect(object).not.toContain('Falsch');
    },
  );

  journey('[C3] ten rem are a phone’s width; only where a desk is wider do they end at 480 px', async () => {
    const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const [width, expected] of [
      [320, 32],
      [390, 39],
      [1280, 48],
    ] as const) {
      const visitor = await phone({ width });
      await visitor.open(at('/home.html'));
      expect([width, await visitor.page.evaluate(rem)]).toEqual([width, expected]);
    }
  });

  journey('[C3] text grows by the reader’s steps, and is as large at the next visit', async () => {
    const visitor = await phone();
    const { page } = visitor;
    const path = at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
    const size = () =>
      page
        .locator('.content-main p')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await visitor.open(path);
    const own = await size();
    for (const step of ['1', '2']) {
      await larger(page).click();
      await expect.poll(() => fontStep(page)).toBe(step);
    }
    expect(await size()).toBe(own + 4);
    await visitor.open(path);
    expect(await size()).toBe(own + 4);
  });

  journey('[C3] the newsroom’s own size and step are what a reader’s steps go by', async () => {
    await configure(newsroom(), { fontStep: { size: 20, step: 3 } });
    const { page, open } = await phone();
    await open(at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`));
    const size = () =>
      page
        .locator('.content-main p')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize);
    expect(await size()).toBe('20px');
    await larger(page).click();
    await expect.poll(() => fontStep(page)).toBe('1');
    expect(await size()).toBe('23px');
    await configure(newsroom(), { fontStep: { size: 18, step: 2 } });
  });

  journey('[C2] the system’s dark is followed where the newsroom wants it, and nowhere else', async () => {
    const backgroundOf = async (dark: boolean) => {
      const { page, open } = await phone({ dark });
      await open(at('/home.html'));
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    const light = await backgroundOf(false);
    expect(await backgroundOf(true)).toBe(light);
    await configure(newsroom(), { followSystemDark: 1 });
    expect(await backgroundOf(false)).toBe(light);
    expect(await backgroundOf(true)).not.toBe(light);
    // The reader's own choice wins over the system's.
    const { page, open } = await phone({ dark: true, cookie: 'dark-0' });
    await open(at('/home.html'));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light);
    await configure(newsroom(), { followSystemDark: 0 });
  });

  journey('[A7] page style 1 on a desktop, 3 on a desktop inside CMS, 2 otherwise', async () => {
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';
    const desk = await phone({ desktop: true, userAgent: agent, width: 1280 });
    await desk.open(at('/home.html'));
    expect((await desk.page.evaluate(look)).pageStyle).toBe('1');
    await desk.open(at('/home.html?inCmsPage=true'));
    expect((await desk.page.evaluate(look)).pageStyle).toBe('3');
    const visitor = await phone();
    await visitor.open(at('/home.html?cms=1'));
    expect((await visitor.page.evaluate(look)).pageStyle).toBe('2');
  });
});

describe('the browser that opens a shared link', () => {
  journey('[A4] a messenger, the app, CMS, preview and view open the same article', async () => {
    const id = await newsroom().articleId('');
    const cases = [
      [MESSENGER, '?isShare=true'],
      [APP, ''],
      [PHONE, '?cms=1'],
      [PHONE, '?isPreview=true'],
      [PHONE, '?ck=1&ydcb=1'],
    ] as const;
    const titles = new Set<string>();
    for (const [userAgent, query] of cases) {
      const visitor = await phone({ userAgent });
      const answer = await visitor.open(at(`/newsDetail/1/${id}.html${query}`));
      expect(answer?.status()).toBe(200);
      titles.add((await visitor.page.locator('h1').first().textContent()) ?? '');
    }
    expect(titles.size).toBe(1);
  });

  journey(
    '[A15] a user id between double marks and a ticket that is none open nothing unreleased',
    async () => {
      const [draft] = await newsroom().db.query<{ id: number }>({
        name: 'someArticle',
        text: 'select id from articles where article_type = 0 and status = 1 order by id desc limit 1',
      });
      const id = draft?.id ?? 0;
      await newsroom().db.run({ name: 'unrelease', text: 'update articles set status = 0 where id = $1' }, [
        id,
      ]);
      newsroom().clock.forward(10_000);
      const visitor = await phone({ userAgent: APP, expected: [/404/] });
      for (const query of ['', '?isPreview=true', '?isPreview=true&ticket=abc', '?ck=1&cms=1']) {
        const answer = await visitor.open(at(`/newsDetail/${id}.html${query}`));
        expect([query, answer?.status()]).toEqual([query, 404]);
      }
      await newsroom().db.run({ name: 'release', text: 'update articles set status = 1 where id = $1' }, [
        id,
      ]);
      newsroom().clock.forward(10_000);
    },
  );
});
