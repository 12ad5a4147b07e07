import { journey } from '@testing/browser';
import { photographs } from '@testing/realInput';
import sharp from 'sharp';
import { expect } from 'vitest';
import { logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
let people = 0;

/** A member on their settings. */
async function settings(expected: RegExp[] = []) {
  people += 1;
  const visitor = await phone({ expected, reducedMotion: true });
  const number = `135000000${String(people).padStart(2, '0')}`;
  await openAsMember(newsroom(), visitor, at('/userDetail.html'), number);
  await visitor.page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
  const file = visitor.page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  return { ...visitor, file };
}
/** Larger than what is sent as it is. */
const large = async () =>
  sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
const head = 'main img[src*="/media/"]';

journey.each(photographs())(
  '[H4] the photograph $name – chosen as portrait – becomes it without the place it was taken at',
  async ({ path }) => {
    const { page, file } = await settings();
    await file.setInputFiles(path);
    const shown = page.locator(head).first();
    await shown.waitFor();
    const address = (await shown.getAttribute('src')) ?? '';
    const kept = await fetch(new URL(address, newsroom().origin));
    const { exif } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
    await page.reload();
    await page.locator(head).first().waitFor();
  },
);

journey('[H4] a large photo is shrunk before it leaves, with its progress seen', async () => {
  const { page, file } = await settings();
  const bytes = await large();
  expect(bytes.length).toBeGreaterThan(1_500_000);
  const sizes: number[] = [];
  await page.route('**/member/uploadPortrait*', async (route) => {
    sizes.push(route.request().postDataBuffer()?.length ?? 0);
    await page.getByRole('progressbar', { name: '正在上传' }).waitFor();
    await route.continue();
  });
  await file.setInputFiles({ name: '大图.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.locator(head).first().waitFor();
  expect(sizes.length).toBe(1);
  expect(sizes[0] ?? 0).toBeLessThan(bytes.length * 0.9);
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

journey('[H4] what is no picture is refused by its content before anything leaves', async () => {
  const { page, file } = await settings();
  const requests = logRequests(page);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  for (const name of ['图.jpg', '图.svg']) {
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer: svg });
    await page.getByRole('alert').getByText('系统仅支持jpg/jpeg/png/gif/bmp格式的照片！').waitFor();
  }
  expect(requests.count('uploadPortrait')).toBe(0);
});

journey(
  '[H4][G12] broken off it is gone; where the line fails it goes again by one tap, and is kept once',
  async () => {
    const { page, file } = await settings([/ERR_FAILED/]);
    const small = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
    const picture = { name: '绿.png', mimeType: 'image/png', buffer: small };
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/member/uploadPortrait*', async (route) => {
      await held;
      await route.abort();
    });
    await file.setInputFiles(picture);
    await page.getByRole('button', { name: '取消上传' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await page.locator('#toast').textContent()).not.toContain('网络');
    release();
    await file.setInputFiles(picture);
    await page.getByRole('alert').getByText('上传失败，请重试').waitFor();
    await page.unroute('**/member/uploadPortrait*');
    const requests = logRequests(page);
    await page.getByRole('button', { name: '再试一次' }).click();
    await page.locator(head).first().waitFor();
    expect(requests.count('uploadPortrait')).toBe(1);
  },
);
