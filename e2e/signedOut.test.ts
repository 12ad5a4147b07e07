import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';

journey('[F4][G11] the ways to comment lead to the login and back', async () => {
  const { page, open } = await phone();
  const id = await newsroom().articleId(TITLE);
  await open(at(`/newsDetail/1/${id}.html`));
  const ways = [
    page.getByRole('link', { name: '请登录后评论' }).first(),
    page.getByRole('link', { name: '请登录后评论' }).last(),
  ];
  for (const way of ways) {
    await way.click();
    await page.waitForURL(/\/login\.html\?return=%2FnewsDetail%2F\d+%2F\d+\.html$/);
    await page.getByRole('heading', { name: '登录' }).waitFor();
    await page.goBack();
    await page.locator('article h1').waitFor();
  }
});

journey('[F4] an article with comments keeps the way to them where they do not come', async () => {
  const { page, open } = await phone();
  const id = await newsroom().articleId(TITLE);
  await newsroom().db.run(
    { name: 'talked', text: 'update article_counts set discuss = 3 where article_id = $1' },
    [id],
  );
  newsroom().clock.forward(10_000);
  await open(at('/home.html'));
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    },
    at(`/newsDetail/1/${id}.html`),
  );
  const all = page.getByRole('link', { name: '查看全部评论' });
  await all.waitFor();
  expect(await all.getAttribute('href')).toBe(at(`/commentAll/${id}/0.html`));
  expect(await page.getByRole('heading', { name: /^评论 ?3$/ }).count()).toBe(1);
});
