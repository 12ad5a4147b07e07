import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { cleanWords } from '@platform/html/words';
import { createSiteFinder } from '@platform/sites/sites.service';
import { aMember } from '@testing/aMember';
import { anArticle } from '@testing/anArticle';
import { journey, type Phone } from '@testing/browser';
import { naughtyMarkup } from '@testing/naughtyStrings';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { configure } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Effects that payloads try to cause, or that a policy would block: none may happen. */
declare global {
  interface Window {
    ran?: (what: string) => void;
  }
}

/** A phone whose page tells when something runs in it that is not ours. */
async function watchedPhone(...expected: RegExp[]): Promise<Phone & { readonly ran: readonly string[] }> {
  const visitor = await phone({ expected });
  const ran: string[] = [];
  const { page } = visitor;
  await page.exposeBinding('ran', (_, what: string) => ran.push(what));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
      Reflect.set(window, name, () => window.ran?.(name));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.ran?.(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!/^(about:blank|http:\/\/127\.0\.0\.1:)/.test(frame.url())) ran.push(frame.url());
  });
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(newsroom().origin) || request.url().startsWith('data:');
    if (!isOurs && request.resourceType() !== 'image') ran.push(`${request.resourceType()} ${request.url()}`);
  });
  return { ...visitor, ran };
}

async function writer() {
  const { db, clock } = newsroom();
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  return createArticleWriter(db, site, clock.now);
}

/** As seen: a paragraph breaks its lines and joins its blanks. */
const seen = (words: string) => cleanWords(words).replace(/\s+/g, ' ').trim();
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));

journey('[K8] a page that runs something is told apart: the watch itself', async () => {
  const { page, open, ran } = await watchedPhone(/Content Security Policy/, /Failed to load resource/);
  await open(at('/home.html'));
  await page.evaluate(() => {
    alert(1);
    const image = document.createElement('div');
    image.innerHTML = '<img src=x onerror=alert(1)>';
    document.body.append(image);
  });
  await expect.poll(() => ran.length).toBeGreaterThan(1);
  expect(ran).toEqual(['alert', expect.stringMatching(/^script-src-attr inline$/)]);
});

journey(
  '[K8] what members say and how they are called is shown as written, and nothing of it runs',
  async () => {
    const { db, clock, origin } = newsroom();
    await configure(newsroom(), { siteConfig: { discuss: { auditType: '0', showPic: 0 } } });
    const id = 990_500;
    await (await writer()).saveDraft(anArticle({ key: 'talked-about' }), id);

    for (const words of naughtyMarkup) {
      const { token, device: devid } = await aMember({ db, clock }, words);
      const body = new URLSearchParams({ rootID: String(id), content: words, location: words }).toString();
      const answer = await fetch(`${origin}/app_if/discuss`, {
        method: 'POST',
        body,
        headers: { ...FORM, token, devid },
      });
      expect(await answer.text()).toBe('true');
    }
    clock.forward(10_000);
    const { page, open, ran } = await watchedPhone();
    const path = at(`/commentAll/${id}/0.html`);
    const html = await (await fetch(origin + path)).text();
    expect(
      html.match(/<(script|img|svg|iframe|object|embed|style|base|form)\b[^>]*(alert|onerror|javascript:)/gi),
    ).toBeNull();
    await open(path);
    const [name, content] = ['main li p:nth-of-type(1)', 'main li p:nth-of-type(2)'];
    for (let before = 0; before < naughtyMarkup.length; ) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const known = before;
      await expect.poll(() => page.locator(content).count()).toBeGreaterThan(known);
      before = await page.locator(content).count();
    }
    const comments = await textsOf(page, content);
    expect([...comments].sort()).toEqual(naughtyMarkup.map(seen).sort());
    // the number that makes a name one's own stands at its end
    const called = await textsOf(page, name);
    for (const [n, words] of comments.entries())
      expect(words?.startsWith(called[n]?.replace(/\d{6}$/, '').trim() ?? '?')).toBe(true);
    // tapped through: nothing waits for a touch or a pointer either
    await page.locator(content).first().hover();
    await open(at(`/newsDetail/1/${id}.html`));
    await page.locator('section[aria-labelledby=comments] li').first().waitFor();
    expect(ran).toEqual([]);
  },
);

journey(
  '[A6][K8] in an address – what is searched for, title, theme – it is text in the page as served and as shown',
  async () => {
    const { origin } = newsroom();
    const { page, open, ran } = await watchedPhone();
    const paths = naughtyMarkup.map((words) => {
      const encoded = encodeURIComponent(words);
      return at(`/search.html?key=${encoded}&title=${encoded}&theme=${encoded}&url=${encoded}`);
    });
    for (const [n, path] of paths.entries()) {
      const words = naughtyMarkup[n] ?? '';
      const answer = await fetch(origin + path);
      expect([words, answer.status]).toEqual([words, 200]);
      if (words.includes('<')) expect(await answer.text()).not.toContain(words);
    }
    for (const path of paths.filter((_, n) => n % 12 === 0)) {
      await open(path);
      await page.locator('main').waitFor();
    }
    expect(ran).toEqual([]);
  },
);

journey(
  '[K5][K8] imported titles, texts and columns of it are read without a fault, and nothing of them runs',
  async () => {
    const { db, clock } = newsroom();
    const column = { site: 1, parent: 0, style: '101', topCount: 0, topic: false, doc: {} };
    const name = '<img src=x onerror=alert(1)>"\'><svg/onload=alert(1)>';
    await saveColumn(db, { ...column, id: 990, name, order: 0 });
    const each = 24;
    const texts = Array.from({ length: Math.ceil(naughtyMarkup.length / each) }, (_, n) =>
      naughtyMarkup.slice(n * each, n * each + each),
    );
    for (const [n, some] of texts.entries()) {
      const content = some.map((words) => `<p>${words}</p>`).join('\n');
      const title = `${n}：${some[0]}`;
      const draft = anArticle({
        key: `hostile-${n}`,
        columnID: 990,
        title,
        attAbstract: title,
        source: title,
        content,
      });
      await (await writer()).saveDraft(draft, 990_000 + n);
    }
    clock.forward(10_000);
    const { page, open, ran } = await watchedPhone();
    await open(at('/columnDetail/990/990.html'));
    await page.locator('main li').first().waitFor();
    await open(at('/home.html'));
    expect(await page.getByText(name).count()).toBeGreaterThan(0);
    for (const n of texts.keys()) {
      await open(at(`/newsDetail/990/${990_000 + n}.html`));
      await page.locator('article h1').waitFor();
      expect(
        await page.locator('article script, article [onerror], article [onload], article iframe').count(),
      ).toBe(0);
    }
    expect(ran).toEqual([]);
  },
);
