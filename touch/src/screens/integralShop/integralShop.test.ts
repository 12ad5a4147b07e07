import { saveProduct } from '@platform/products/products.service';
import { aProduct } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startNewsroom();
});
afterEach(() => platform.close());

const open = (cookie = '') => readPage(platform, '/integralShop.html', { cookie });

test('[F19 integralShop][A11] a visitor – the page without scripts – is asked to log in and sees the products', async () => {
  await saveProduct(platform.db, 1, aProduct(1));
  await saveProduct(platform.db, 1, aProduct(2, { title: '书签', stock: 0 }));
  const { status, text, html } = await open();
  expect(status).toBe(200);
  expect(text).toMatch(/积分明细 首页 登录后看积分.* 登录 商品 云溪雨伞 60 积分 剩 3 件 书签 60 积分 已兑完/);
  expect(html).toMatch(/login\.html\?return=%2FintegralShop\.html/);
  expect(html).toMatch(/productDetail\.html\?id=1"/);
});

test('[F19 integralShop][E7] no products – the page – says so', async () => {
  expect((await open()).text).toContain('还没有可以兑换的商品');
});

test.each([
  ['en', 'Points'],
  ['de', 'Punkteübersicht'],
  ['fr', 'Détail des points'],
  ['bo', 'སྐར་གྲངས་ཞིབ་ཕྲ'],
])('[C4][A6] the page in %s – its title – is %s', async (locale, title) => {
  expect((await open(`touchpaper=locale-${locale}`)).html).toContain(`<title>${title} - `);
});
