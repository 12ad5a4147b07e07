import { KindNumber } from '@contract/codes';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { circle, posts } = seeded;
const path = `/circleDetail/${circle}.html`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F24 circleDetail][A11] a circle – read without JavaScript – has its text, notices and shown posts', async () => {
  const { status, text, html } = await readPage(platform, path);
  expect(status).toBe(200);
  for (const words of ['山里拍客', '拍山里的人和路。', '照片请拍原图', '雪山下的路', '老读者', '1篇帖子'])
    expect(text).toContain(words);
  expect(text).not.toContain('还没有审的');
  expect(html).toContain('<title>山里拍客 - ');
  expect(html).toContain(`/postDetail/${posts.ofCircle}.html"`);
  expect(html).toContain(`/noticeDetail.html?id=${seeded.circleNotice}"`);
});

test('[F24 circleDetail] without a number – lists all circles', async () => {
  const { status, html } = await readPage(platform, '/circleDetail.html');
  expect(status).toBe(200);
  expect(html).toContain(`${path}"`);
});

test('[F24 postDetail][A11] a post – read without JavaScript – has its text, author and circle', async () => {
  const { status, text, html } = await readPage(platform, `/postDetail/${posts.ofCircle}.html`);
  expect(status).toBe(200);
  for (const words of ['雪山下的路', '走了三个小时。', '老读者', '云溪镇', '来自圈子', '山里拍客'])
    expect(text).toContain(words);
  expect(html).toContain(`/userDetail/${seeded.member}.html"`);
  expect(html).toContain('aria-label="点赞 2"');
  expect(html).toContain('"@type":"SocialMediaPosting"');
});

test('[F24 friendsCircleDetail] a moment – read without JavaScript – has its text and no circle', async () => {
  const { status, text, html } = await readPage(platform, `/friendsCircleDetail/${posts.moment}.html`);
  expect(status).toBe(200);
  expect(text).toContain('早上的雾');
  expect(text).not.toContain('来自圈子');
  expect(html).toContain('<title>早上的雾 - ');
});

test('[F11 commentAll] comments on a post – all of them – say what they are about and lead back to it', async () => {
  const { text, html } = await readPage(
    platform,
    `/commentAll/${posts.ofCircle}/${KindNumber.source.post}.html`,
  );
  expect(text).toContain('雪山下的路');
  expect(html).toContain(`/postDetail/${posts.ofCircle}.html"`);
});

test.each([
  ['/circleDetail/99.html', 404],
  [`/postDetail/${posts.pending}.html`, 404],
  ['/postDetail.html', 200],
  [`/friendsCircleDetail/${posts.ofCircle}.html`, 404],
  ['/friendsCircleDetail.html', 200],
])('[E7][A2] %s – nothing there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});
