import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { COLUMN, killableNewsroom, networkError } from './killing';

const { killedDuring, count, atLogin, aReader, aVisitor, newestCode } = killableNewsroom();

const sheet = (page: Page) => page.getByRole('dialog');
const wrong = (page: Page, words: string) =>
  sheet(page).getByRole('alert').filter({ hasText: words }).waitFor();
const row = (page: Page, words: string) => page.locator('li').filter({ hasText: words }).first();

/** A comment that stands, and the page of who wrote it. */
async function aComment(words: string): Promise<Page> {
  const page = await aReader();
  await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
  await page.getByRole('textbox', { name: '评论内容' }).fill(words);
  await page.getByRole('button', { name: '发表' }).click();
  await page.getByText('评论成功').waitFor();
  await row(page, words).waitFor();
  return page;
}

describe('[K4][G12] the server is gone before its answer: what the reader sees, and that it is done once', () => {
  journey('[H2] a comment’s like: taken back in sight; the next tap hears that it stands', async () => {
    await aComment('值得一赞');
    const page = await aVisitor();
    const like = row(page, '值得一赞').locator('button[aria-pressed]').first();
    await killedDuring(
      // the reading of the page is told by the same call
      /\/event\?.*eventType=1(&|$)/,
      'after',
      async () => {
        await like.hover();
        await like.click();
      },
      async () => {
        await networkError(page);
        await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
      },
    );
    await like.click();
    await page.getByText('已经点过赞了哦!').waitFor();
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    expect(await count('praises where kind <> 0')).toBe(1);
    expect(await count(`comments where content = '值得一赞' and praise = 1`)).toBe(1);
  });

  journey('[H1] a comment taken back: the sheet says that it failed; once more, and it is gone', async () => {
    const page = await aComment('说错了');
    await row(page, '说错了').getByRole('button', { name: '删除评论' }).click();
    const remove = () => page.getByRole('button', { name: '删除', exact: true }).click();
    await killedDuring(/\/delMyDiscuss/, 'after', remove, () => wrong(page, '网络错误'));
    await remove();
    await page.getByText('评论不存在').waitFor();
    await sheet(page).waitFor({ state: 'detached' });
    await page.getByText('说错了').waitFor({ state: 'detached' });
  });

  journey('[H1] a report: its reason stands, and it counts once', async () => {
    await aComment('有人要举报');
    const page = await aVisitor();
    await row(page, '有人要举报').getByRole('button', { name: '举报' }).click();
    await page.getByRole('radio', { name: '虚假信息' }).check();
    const report = () => page.getByRole('button', { name: '提交' }).click();
    await killedDuring(/\/expose/, 'after', report, () => wrong(page, '网络错误'));
    expect(await page.getByRole('radio', { name: '虚假信息' }).isChecked()).toBe(true);
    await report();
    await page.getByText('举报已收到，我们会核实').waitFor();
    expect(await count('exposes')).toBe(1);
    expect(await count(`comments where content = '有人要举报' and exposed = 1`)).toBe(1);
  });

  journey('[H3] a column that is followed: put right in sight, kept by the next tap, and once', async () => {
    const page = await aVisitor(`/columnDetail/${COLUMN}.html`);
    const follow = page.getByRole('button', { name: /^订阅 / });
    await killedDuring(
      /\/topicSub/,
      'after',
      () => follow.click(),
      async () => {
        await networkError(page);
        await follow.waitFor();
      },
    );
    await follow.click();
    await page.getByRole('button', { name: /^已订阅 / }).waitFor();
    expect(await count('subscriptions')).toBe(1);
  });

  journey(
    '[F24 userDetail] a nickname: it stands in its field, and the same one is taken the second time',
    async () => {
      const page = await aReader('/userDetail.html');
      await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
      await page.getByRole('button', { name: /^昵称/ }).click();
      const field = page.getByRole('textbox', { name: /昵称/ });
      await field.fill('河谷来客');
      const save = () => page.getByRole('button', { name: '保存', exact: true }).click();
      await killedDuring(/\/modify/, 'after', save, () =>
        page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor(),
      );
      expect(await field.inputValue()).toBe('河谷来客');
      await save();
      await page.getByText('昵称已修改').waitFor();
      await page.getByRole('heading', { name: '河谷来客' }).waitFor();
    },
  );

  journey('[F2][wire n2] a registration: what was typed stands; the same once more is in, once', async () => {
    const { page, number } = await atLogin('/home.html');
    const code = newestCode();
    await page.getByRole('button', { name: '注册' }).click();
    await page.getByLabel('验证码', { exact: true }).fill(code);
    await page.getByLabel(/^新密码/).fill('清水进了柳湾!!');
    await page.getByLabel('确认密码').fill('清水进了柳湾!!');
    const submit = () => page.locator('button[type=submit]').click();
    const failed = () => page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
    await killedDuring(/\/register/, 'after', submit, failed);
    expect(await page.getByLabel(/^新密码/).inputValue()).toBe('清水进了柳湾!!');
    expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe(code);
    const isIn = page.waitForURL('**/home.html').then(() => true);
    const isTappedAgain = () =>
      failed().then(
        () => false,
        () => false,
      );
    // on a busy machine a password may take longer to hash than the page waits for its answer
    do await submit();
    while (!(await Promise.race([isIn, isTappedAgain()])));
    expect(await count(`members where phone = '${number}'`)).toBe(1);
    expect(await count(`logins l join members m on m.id = l.member_id where m.phone = '${number}'`)).toBe(1);
  });
});
