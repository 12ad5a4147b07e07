import { journey } from '@testing/browser';
import { logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

journey.each([-40, 4, 40])(
  '[D2] the clock of a member’s phone is off by %i minutes: parts that take over late keep what was served',
  async (minutes) => {
    // the first sign is refused, and made once more by the platform's clock
    const expected = [/401 \(Unauthorized\)/];
    const { page, open, quiet } = await phone({ now: newsroom().clock.now() + minutes * 60_000, expected });
    await open(at(`/login.html?return=${encodeURIComponent('/home.html')}`));
    await logIn(newsroom(), page, `1380000${2_000 + minutes}`);
    await page.waitForURL('**/home.html');
    const news = await newsroom().articleId('央措隧道两头掘进');
    const words = 'update comments set created_at = to_timestamp($2::float8) where object_id = $1';
    await newsroom().db.run({ name: 'e2e just now', text: words }, [
      news,
      newsroom().clock.now() / 1000 - 30,
    ]);
    newsroom().clock.forward(10_000);
    for (const path of [
      `/newsDetail/1/${news}.html`,
      `/imageDetail/${await newsroom().articleOfType(1)}.html`,
    ]) {
      await open(at(path));
      await page.getByRole('button', { name: /^点赞/ }).hover();
      await page.locator('section[aria-labelledby=comments] li').first().scrollIntoViewIfNeeded();
      await quiet();
    }
  },
);
