import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lineBreaks } from './lines';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe('languages', () => {
  journey(
    '[C4] every language is chosen from the foot of home, kept over a reload and other screens',
    async () => {
      const { page, open, ready } = await phone();
      await open(at('/home.html'));
      for (const [name, tag, search] of [
        ['English', 'en', 'Search'],
        ['Deutsch', 'de', 'Suche'],
        ['Français', 'fr', 'Rechercher'],
        ['བོད་ཡིག', 'bo', 'འཚོལ་བཤེར'],
        ['中文', 'zh-CN', '搜索'],
      ] as const) {
        // the load to come is the one after the choice
        await page.waitForLoadState('load');
        const loaded = page.waitForEvent('load');
        await page.getByRole('list', { name: /./ }).getByRole('button', { name, exact: true }).click();
        await loaded;
        await ready();
        expect(await page.locator('html').getAttribute('lang')).toBe(tag);
        expect(await page.locator('header a[href$="/search.html"]').getAttribute('aria-label')).toContain(
          search,
        );
      }
    },
  );

  journey('[C4] no Chinese is left in the interface in en, de, fr and bo', async () => {
    const { page, open, prefer } = await phone();
    for (const locale of ['en', 'de', 'fr', 'bo']) {
      await prefer(`locale-${locale}`);
      await open(at('/home.html'));
      const labels = await page.evaluate(() =>
        [...document.querySelectorAll('button, [aria-label], header, nav[aria-label]')].flatMap((element) => [
          element.getAttribute('aria-label') ?? '',
          element instanceof HTMLButtonElement ? (element.textContent ?? '') : '',
        ]),
      );
      const chinese = labels.filter((label) => /\p{Script=Han}/u.test(label) && label !== '中文');
      // names of columns, modules and articles are the newsroom's own words
      const own = await page.locator('h1, h2, h3, nav li').allTextContents();
      const isOwn = (label: string) =>
        own.some((name) => name.includes(/\p{Script=Han}+/u.exec(label)?.[0] ?? label));
      expect(
        chinese.filter((label) => !isOwn(label)),
        locale,
      ).toEqual([]);
    }
  });
});

describe('the newsroom’s words on a page of another language', () => {
  journey('[C4] says whose language it is in: about the paper, a notice, what one agrees to', async () => {
    const { page, open } = await phone({ cookie: 'locale-en' });
    const text = (words: string) =>
      page
        .getByText(words)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    await open(at('/aboutUs.html'));
    expect(await text('怎样找到我们')).toBe('zh-CN');
    const notice = await newsroom().db.one<{ id: number; title: string }>({
      name: 'a notice',
      text: `select id, doc->>'title' as title from notices where site_id = 1 order by id limit 1`,
    });
    await open(at(`/noticeDetail.html?id=${notice?.id}`));
    expect(await page.locator('h1').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('article #dirnum [lang="zh-CN"], article #dirnum[lang="zh-CN"]').count()).toBe(
      1,
    );
    await open(at('/login.html'));
    await page.getByRole('button', { name: 'Terms of use' }).click();
    await page.locator('section[aria-label="Terms of use"] > div[lang="zh-CN"]').waitFor();
  });
});

/** Width of a mark in an element's own type, in parts of its size. */
const markWidth = (element: Element, mark: string): number => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = `${fontSize} ${fontFamily}`;
  return context.measureText(mark).width / Number.parseFloat(fontSize);
};

describe('quotation marks', () => {
  journey('[C4] on a page in fr, de and en they are as narrow as a Latin face has them', async () => {
    const { page, open, prefer } = await phone();
    for (const [locale, place, mark] of [
      ['fr', '.content-main', '’'],
      ['fr', 'main', '“'],
      ['de', 'main', '“'],
      ['en', 'main', '’'],
    ] as const) {
      await prefer(`locale-${locale}`);
      await open(at(`/newsDetail/${await newsroom().articleOfType(0, locale)}.html`));
      const width = await page.locator(place).evaluate(markWidth, mark);
      expect(width, `${locale}, ${place}, ${mark}`).toBeLessThan(0.6);
    }
  });

  journey(
    '[C4] in a Chinese text they are as wide as a character, in a French one on the same page not',
    async () => {
      const { page, open } = await phone();
      await open(at(`/newsDetail/${await newsroom().articleOfType(0, 'fr')}.html`));
      expect(await page.locator('body').evaluate(markWidth, '“')).toBeGreaterThan(0.9);
      expect(await page.locator('.content-main').evaluate(markWidth, '’')).toBeLessThan(0.6);
    },
  );
});

journey('[C4] a line with figures – in each language – is set in one face', async () => {
  const { page, open, prefer, devtools } = await phone();
  const tools = await devtools();
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  for (const locale of ['zh', 'en', 'de', 'fr', 'bo']) {
    await prefer(`locale-${locale}`);
    await open(at('/timeline/2.html'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // a weekday with its date, which has letters and figures
    const days = await page.locator('main h2').allTextContents();
    const place = days.findIndex((day) => /\d/.test(day));
    expect(place, locale).toBeGreaterThanOrEqual(0);
    const { root } = await tools.send('DOM.getDocument');
    const { nodeIds } = await tools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main h2',
    });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[place] ?? 0 });
    // a Tibetan face has no figures: one other face sets them
    expect.soft(fonts.length, `${locale}: ${days[place]}`).toBe(locale === 'bo' ? 2 : 1);
  }
});

describe('[C4][C8] texts in another language than the page’s name it', () => {
  /** The language an element is read in. */
  const langOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  const CHINESE = '隧道哪天通车？';
  const TIBETAN = 'བཀྲ་ཤིས་བདེ་ལེགས། ལམ་འདི་ཡག་པོ་འདུག';

  journey.each([
    ['zh', 'zh-CN'],
    ['bo', 'bo'],
    ['en', 'en'],
  ])('on a page in %s: the article, titles in lists, and comments by their letters', async (locale, tag) => {
    const { page, open } = await phone({ cookie: `locale-${locale}` });
    const id = await newsroom().articleId('央措隧道两头掘进');
    const text = `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
      select 1, 0, $1, (select min(id) from members), content, decode(md5(content), 'hex'), 0, now() from unnest($2::text[]) content`;
    await newsroom().db.run({ name: 'e2e in two languages', text }, [id, [CHINESE, TIBETAN]]);
    await open(at('/home.html'));
    expect(await langOf(page, 'main li a[href*="/newsDetail/"] h2')).toBe('zh-CN');
    await open(at(`/newsDetail/1/${id}.html`));
    expect(await langOf(page, 'article h1')).toBe('zh-CN');
    expect(await langOf(page, '.content-main')).toBe('zh-CN');
    expect(await langOf(page, 'article nav a')).toBe('zh-CN');
    // none where it does not differ
    if (locale === 'zh') expect(await page.locator('article [lang]:not([lang="bo"])').count()).toBe(0);
    else expect(await langOf(page, '.content-details > .source')).toBe('zh-CN');
    await open(at(`/commentAll/${id}/0.html`));
    expect(await langOf(page, `main a[href*="/newsDetail/"] >> text=央措隧道`)).toBe('zh-CN');
    for (const [words, lang] of [
      [CHINESE, 'zh-CN'],
      [TIBETAN, 'bo'],
    ] as const) {
      const paragraph = page.locator('p', { hasText: words }).first();
      await paragraph.waitFor();
      expect(await paragraph.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
        lang,
      );
      expect(await paragraph.getAttribute('lang')).toBe(lang === tag ? null : lang);
    }
    // the one that is reported stands in its sheet as it stands in the list
    await page.locator('li', { hasText: CHINESE }).first().locator('button[aria-haspopup]').last().click();
    const quote = page.getByRole('dialog').locator('blockquote');
    await quote.waitFor();
    expect(await quote.getAttribute('lang')).toBe(locale === 'zh' ? null : 'zh-CN');
    await page.keyboard.press('Escape');
    const face = await page
      .locator('p', { hasText: TIBETAN })
      .first()
      .evaluate((element) => {
        const { fontFamily, lineHeight, fontSize } = getComputedStyle(element);
        return { fontFamily, line: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) };
      });
    expect(face.fontFamily).toContain('Noto Serif Tibetan');
    expect(face.line).toBeGreaterThan(1.8);
  });
});

describe('[C8] lines of Tibetan', () => {
  journey.each([320, 390])(
    '[C8] no line starts with a shad, lines break behind a tsheg, at %d px',
    async (width) => {
      const { page, open } = await phone({ width });
      const [row] = await newsroom().db.query<{ id: number }>({
        name: 'tibetan',
        text: `select id from articles where language = 'bo' and article_type = 0 and status = 1 order by length(plain) desc limit 1`,
      });
      await open(at(`/newsDetail/${row?.id}.html`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const breaks = await page.locator('#dirnum').evaluate(lineBreaks);
      expect(breaks.length).toBeGreaterThan(10);
      expect(breaks.filter(({ next }) => /^[\u0F0D-\u0F14\u0F0B\u0F0C]/.test(next))).toEqual([]);
      expect(
        breaks.filter(
          ({ last, next, space }) => !space && /[\u0F40-\u0FBC]$/.test(last) && /^[\u0F40-\u0FBC]/.test(next),
        ),
      ).toEqual([]);
      const face = await page
        .locator('#dirnum p')
        .first()
        .evaluate((p) => getComputedStyle(p).fontFamily);
      expect(face).toContain('Noto Serif Tibetan');
    },
  );

  journey('[C8] Chinese lines never start with a closing mark', async () => {
    const { page, open } = await phone({ width: 320 });
    await open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
    const breaks = await page.locator('#dirnum').evaluate(lineBreaks);
    expect(breaks.length).toBeGreaterThan(30);
    expect(breaks.filter(({ next }) => /^[，。、；：？！”’）》」』】]/.test(next))).toEqual([]);
    expect(breaks.filter(({ last }) => /[“‘（《「『【]$/.test(last))).toEqual([]);
  });
});
