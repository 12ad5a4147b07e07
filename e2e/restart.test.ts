import { journey } from '@testing/browser';
import sharp from 'sharp';
import { expect } from 'vitest';
import { ARTICLE, BASE, killableNewsroom, networkError } from './killing';

const { killedDuring, count, atLogin, aReader, newestCode, origin } = killableNewsroom();

journey(
  '[K4][G12] coming in by a code: what was typed stands, and the same code lets in once the server is back',
  async () => {
    const { page, number, come } = await atLogin('/home.html');
    await killedDuring(/\/loginByPhone/, 'before', come, async () => {
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      expect(await page.getByLabel('手机号').inputValue()).toBe(number);
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(newestCode());
    });
    await come();
    await page.waitForURL('**/home.html');
    expect(await count(`logins l join members m on m.id = l.member_id where m.phone = '${number}'`)).toBe(1);
  },
);

journey(
  '[K4][G12][wire D8] coming in by a code that was used before its answer got lost: the same code again has the same login',
  async () => {
    const { page, number, come } = await atLogin('/home.html');
    const itsLogins = `logins l join members m on m.id = l.member_id where m.phone = '${number}'`;
    await killedDuring(/\/loginByPhone/, 'after', come, async () => {
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(newestCode());
    });
    expect(await count(itsLogins)).toBe(1);
    await come();
    await page.waitForURL('**/home.html');
    expect(await count(itsLogins)).toBe(1);
    await page.goto(`${origin()}${BASE}/userDetail.html`);
    await page.getByRole('group', { name: '我的内容' }).waitFor();
  },
);

journey(
  '[K4][G12] a comment that was kept before the answer got lost: sent again it is said, and stands once',
  async () => {
    const page = await aReader();
    const words = '断电以前说的';
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    const field = page.getByRole('textbox', { name: '评论内容' });
    await field.fill(words);
    const post = () => page.getByRole('button', { name: '发表' }).click();
    await killedDuring(/\/discuss$/, 'after', post, async () => {
      await page
        .getByRole('dialog')
        .getByRole('alert')
        .filter({ hasText: '没有发出去，您写的内容还在' })
        .waitFor();
      expect(await field.inputValue()).toBe(words);
    });
    expect(await count(`comments where content = '${words}'`)).toBe(1);
    await post();
    await page.getByText('评论成功').waitFor();
    await page.locator('li').filter({ hasText: words }).first().waitFor();
    expect(await count(`comments where content = '${words}'`)).toBe(1);
  },
);

journey(
  '[K4][H2] a like: the tap that was not answered is taken back in sight; the next one says so, and it counts once',
  async () => {
    const page = await aReader();
    const like = page.getByRole('button', { name: /^点赞/ });
    await like.hover();
    await killedDuring(
      /\/event\?.*eventType=1(&|$)|\/event$/,
      'after',
      () => like.click(),
      async () => {
        await networkError(page);
        await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
      },
    );
    await like.click();
    await page.getByText('点赞成功').waitFor();
    expect(await count(`praises where object_id = ${ARTICLE}`)).toBe(1);
    expect(await count(`article_counts where article_id = ${ARTICLE} and praise = 1`)).toBe(1);
  },
);

journey('[K4][H3] a favourite: put right in sight, kept by the next tap, and once', async () => {
  const page = await aReader();
  const star = page.getByRole('button', { name: '收藏', exact: true });
  await killedDuring(
    /\/fav$/,
    'after',
    () => star.click(),
    async () => {
      await networkError(page);
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    },
  );
  await star.click();
  await page.getByText('收藏成功').waitFor();
  expect(await count(`favourites where object_id = ${ARTICLE}`)).toBe(1);
});

journey(
  '[K4][H4] a portrait: it says that it failed, goes again by one tap, and is the member’s',
  async () => {
    const page = await aReader('/userDetail.html');
    await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    const plain = { width: 60, height: 60, channels: 3, background: '#2a6' } as const;
    const buffer = await sharp({ create: plain }).png().toBuffer();
    await killedDuring(
      /\/uploadPortrait/,
      'after',
      () => file.setInputFiles({ name: '绿.png', mimeType: 'image/png', buffer }),
      () => page.getByRole('alert').getByText('上传失败，请重试').waitFor(),
    );
    await page.getByRole('button', { name: '再试一次' }).click();
    const shown = page.locator('main img[src*="/media/"]').first();
    await shown.waitFor();
    const address = new URL((await shown.getAttribute('src')) ?? '', origin()).pathname;
    const hash = address.slice(address.lastIndexOf('/') + 1).split('.')[0];
    expect(await count(`members where head like '%${hash}%'`)).toBe(1);
  },
);
