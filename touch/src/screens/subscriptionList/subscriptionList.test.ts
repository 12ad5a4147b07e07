import { put } from '@demo/load/rows';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { anAccount } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const EMPTY_CATEGORY = 7;
const RECOMMENDED = 70;
const { parent, child } = seeded.accountCategory;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  const doc = { catID: EMPTY_CATEGORY, catName: '学校', catIcon: '' };
  await put(platform.db, 'categories', {
    ...{ site_id: 1, code: 'XYACCOUNT', id: EMPTY_CATEGORY, parent_id: 0, order_id: 9, doc },
  });
  const account = anAccount(RECOMMENDED, { topic: '荐读号', rssCount: 12_000 });
  await saveAccount(platform.db, 1, {
    ...{ id: RECOMMENDED, category: 0, status: 0, forbidden: false, recommended: true, doc: account },
  });
});
afterAll(() => platform.close());

const open = (path: string, cookie = '') =>
  readPage(platform, `/subscriptionList${path}`, { cookie: `touchpaper=${cookie}` });

describe('subscriptionList', () => {
  test('[F15 subscriptionList][A11] no number – the first level – shows its categories and the first one’s accounts', async () => {
    const { status, text, html } = await open('.html');
    expect(status).toBe(200);
    expect(text).toMatch(/订阅列表 首页 影响力排行榜 乡镇 学校/);
    expect(text).toContain('白塔书场 古镇里的说书人');
    expect(html).toContain(`/xyDetail/${seeded.accounts.open}.html"`);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/subscriptionList\.html"/);
    expect(html).toContain(`aria-current="page">乡镇</a>`);
  });

  test('[F15 subscriptionList][A11] a category – its page – has its own title, address and list for search engines', async () => {
    const { html } = await open(`/${parent}.html`);
    expect(html).toContain('<title>乡镇 - 订阅列表 - ');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/subscriptionList/${parent}\\.html"`));
    expect(html).toMatch(/"@type":"ItemList".*"name":"白塔书场"/);
  });

  test('[F15 subscriptionList] a category of the second level – its page – stands below the one it belongs to', async () => {
    const { status, html, text } = await open(`/${child}.html`);
    expect(status).toBe(200);
    expect(html.match(/aria-current="page">([^<]+)/g)).toEqual([
      'aria-current="page">乡镇',
      'aria-current="page">白塔镇',
    ]);
    expect(text).toContain('白塔书场');
  });

  test('[F26] accounts that are pending or forbidden – their category – leaves them out', async () => {
    const { text } = await open(`/${parent}.html`);
    for (const hidden of ['待审号', '封号']) expect(text).not.toContain(hidden);
  });

  test('[E7] a category without accounts – its page – says so and recommends others', async () => {
    const { status, text } = await open(`/${EMPTY_CATEGORY}.html`);
    expect(status).toBe(200);
    expect(text).toMatch(/这个分类还没有订阅号 推荐订阅 .*荐读号/);
  });

  test('[D1] an account with 12000 subscribers – its row – shows 1w+', async () => {
    expect((await open(`/${EMPTY_CATEGORY}.html`)).text).toContain('1w+订阅');
  });

  test.each(['999', '0', 'abc', '-1'])(
    '[A3][E7] category %s – its page – answers 404 with the empty state',
    async (id) => {
      const { status, text } = await open(`/${id}.html`);
      expect(status).toBe(404);
      expect(text).toContain('还没有内容');
    },
  );

  test('[F15 subscriptionList] a shared link – the page – names the paper and keeps the mode', async () => {
    const { text, html } = await open(`/${parent}.html?isShare=true`);
    expect(text).toMatch(/来自\S+/);
    expect(text).toContain('白塔书场');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/subscriptionList/${parent}\\.html"`));
    expect((await open(`/${parent}.html`)).text).not.toContain('来自');
  });

  test.each(['en', 'de', 'fr', 'bo'])(
    '[C4] the page in %s – its own words – has none in Chinese',
    async (locale) => {
      const { text } = await open(`/${EMPTY_CATEGORY}.html?isShare=true`, `locale-${locale}`);
      for (const word of ['订阅列表', '推荐', '分类', '来自', '首页']) expect(text).not.toContain(word);
    },
  );
});
