import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { cleanHtml } from '@platform/html/cleanHtml';
import { createSiteFinder } from '@platform/sites/sites.service';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const TITLE = '一篇什么都有的稿件';
const PLAYER = 'https://player.example';
/** One of each that a body may hold. */
const BODY = `<p>开头。</p>
  <iframe src="${PLAYER}/v/1?a=1&b=2" title="外站视频 &quot;甲&quot;"></iframe>
  <iframe src="https://elsewhere.example/v/2"></iframe>
  <p>说法<sup><a href="https://notes.example/#f1">1</a></sup>，H<sub>2</sub>O，<mark>重点</mark>，<small>小字</small>。</p>
  <ol start="3"><li>注。<a lang="en" href="https://notes.example/?a=1&amp;b=%E6%B3%A8">Note</a></li></ol>
  <details><summary>更多</summary><p>藏起的话</p></details>
  <p><ruby>漢<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby> <span lang="bo" dir="ltr">བོད་ཡིག</span></p>
  <p>&emsp;&emsp;两字缩进的段落。</p><p style="text-align:center">居中</p><p style="text-indent:2em">缩进</p>
  <pre><code>a  b\n  c</code></pre><p><s>旧价</s><del>删</del><ins>增</ins> <a href="mailto:desk@paper.example">写信</a> <a href="tel:+86100">打电话</a></p>
  <table><caption>表</caption><tr><th scope="col">甲</th><td colspan="2">乙</td></tr></table>
  <dl><dt>词</dt><dd>义</dd></dl><blockquote><p>引</p></blockquote><hr><p>结尾。</p>`;

/** The body's markup without the attributes that scripts add to a player that came near. */
const bodyOf = (page: Page) => page.locator('article .content-main').innerHTML();

journey(
  '[K8] a body with a player – served, opened by a tap on its row, and reloaded – is the same markup',
  async () => {
    const { db, clock } = newsroom();
    const [site] = await createSiteFinder(db, clock.now, '').all();
    if (!site) throw new Error('the newsroom has no site');
    await createArticleWriter(db, site, clock.now).saveDraft({
      key: 'every-way',
      columnID: 1,
      articleType: 0,
      aStatus: 1,
      title: TITLE,
      content: cleanHtml(BODY, { baseUrl: 'https://notes.example/' }).html,
      publishtime: new Date(clock.now() - 60_000),
      source: '澜川日报',
    });
    const allow = 'update sites set version = version + 1, config = config || $1::jsonb';
    await db.run({ name: 'playerOrigins', text: allow }, [JSON.stringify({ playerOrigins: [PLAYER] })]);
    clock.forward(10_000);
    const { page, open } = await phone();
    await page
      .context()
      .route(`${PLAYER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));

    await open(at(`/newsDetail/${await newsroom().articleId(TITLE)}.html`));
    await page.locator('article .content-main hr').waitFor();
    const served = await bodyOf(page);
    expect(served).toContain(`<iframe src="${PLAYER}/v/1?a=1&amp;b=2"`);
    expect(served).toContain('<p class="player"><a href="https://elsewhere.example/v/2"');

    await open(at('/home.html'));
    await page.locator('main li').filter({ hasText: TITLE }).getByRole('link').first().click();
    await page.locator('article .content-main hr').waitFor();
    expect(await bodyOf(page)).toBe(served);

    await page.reload();
    await page.locator('article .content-main hr').waitFor();
    expect(await bodyOf(page)).toBe(served);
  },
);
