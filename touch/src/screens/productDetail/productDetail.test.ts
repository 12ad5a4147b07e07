import { saveProduct } from '@platform/products/products.service';
import { aProduct } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const [FREE, SOLD_OUT, HIDDEN] = [1, 2, 3];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await saveProduct(platform.db, 1, aProduct(FREE));
  await saveProduct(platform.db, 1, aProduct(SOLD_OUT, { stock: 0 }));
  await saveProduct(platform.db, 1, aProduct(HIDDEN, { hidden: true }));
});
afterAll(() => platform.close());

const open = (id: number | string) => readPage(platform, `/productDetail.html?id=${id}`);

test('[F19 productDetail][A11][wire n8] a product – read without JavaScript – has points, stock, text and its own address', async () => {
  const { status, text, html } = await open(FREE);
  expect(status).toBe(200);
  expect(text).toMatch(/云溪雨伞 60 积分 剩 3 件 登录后兑换 商品说明 八骨，抗风。/);
  expect(html).toContain('<title>云溪雨伞 - ');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/productDetail\.html\?id=1"/);
});

test('[F19 productDetail] a product without stock – its button – says so and is disabled', async () => {
  const { html } = await open(SOLD_OUT);
  expect(html).toMatch(/<button[^>]+aria-disabled="true"[^>]*>已兑完/);
});

test.each([
  [HIDDEN, 404],
  [99, 404],
  ['', 200],
])('[A3][E7] product %s – its page – answers %i and leads to the others', async (id, status) => {
  const page = await open(id);
  expect(page.status).toBe(status);
  expect(page.text).toContain('商品不存在或已下架');
  expect(page.html).toContain('/integralShop.html?tab=products"');
});
