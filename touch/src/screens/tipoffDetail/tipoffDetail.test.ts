import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F23 tipoffDetail][A2] without a number – the form – asks for no name and no place', async () => {
  const { status, text, html } = await readPage(platform, '/tipoffDetail.html');
  expect(status).toBe(200);
  for (const words of [
    '我要报料',
    '您看到了什么',
    '联系方式（选填）',
    '添加地点',
    '提交报料',
    '不公开您的姓名',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('地点（选填）');
  expect(html).toContain('<title>我要报料 - ');
});

test('[F23 tipoffDetail][A11] a tip-off that the newsroom shows – read without JavaScript – has its state and the answer, no name and no place', async () => {
  const { status, text, html } = await readPage(platform, `/tipoffDetail/${seeded.tipoff}.html`);
  expect(status).toBe(200);
  for (const words of ['路灯', '文化巷的路灯坏了。', '已回复', '编辑部回复', '已经换好。'])
    expect(text).toContain(words);
  expect(html).not.toMatch(/老读者|13500000000/);
  // wire W20
  expect(html).toMatch(/id="dirnum" class="main_article"><p[^>]*>文化巷的路灯坏了。/);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('[F23 tipoffDetail] a number that nothing has – and one that is private – answer alike: the login leads back', async () => {
  const { status, html, text } = await readPage(platform, '/tipoffDetail/99.html');
  expect(status).toBe(200);
  expect(text).toContain('登录后可以看您的报料');
  expect(html).toContain(`login.html?return=${encodeURIComponent('/tipoffDetail/99.html')}`);
});
