import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';

journey('[F4][H1] both ways to comment open where one writes', async () => {
  const { page, open } = await phone();
  const id = await newsroom().articleId(TITLE);
  await open(at(`/newsDetail/1/${id}.html`));
  const ways = page.getByRole('button', { name: '请登录后评论' });
  for (const way of [ways.first(), ways.last()]) {
    await way.click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
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
