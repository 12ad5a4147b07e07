import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';
import { choose, give, section, share, toVote, votesOf } from './votes';

const { newsroom, phone, at } = visitNewsroom();
const { article, ballots } = votesOf(newsroom, at);

describe('[F4] the vote inside an article', () => {
  journey('[C7][B9] by keyboard and by ear: no focus is lost, and what happens is said once', async () => {
    const { page, open } = await phone({ reducedMotion: true, expected: [/Failed to load resource/] });
    const { path } = await article();
    await open(path);
    await toVote(page);
    await page.evaluate(() => {
      const announced: string[] = [];
      Reflect.set(window, 'announced', announced);
      // a region that is not drawn is none
      for (const region of document.querySelectorAll('[role=status], [role=alert], #toast'))
        if (getComputedStyle(region).display !== 'none')
          new MutationObserver(() => region.textContent && announced.push(region.textContent)).observe(
            region,
            {
              childList: true,
              characterData: true,
              subtree: true,
            },
          );
    });
    const announced = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'announced'));
    await section(page).getByLabel('柳湾渠').press('Space');
    await section(page).getByLabel('白塔路').press('Space');
    await page.route('**/vote/ticket*', (route) => route.abort());
    await give(page).press('Enter');
    await section(page).getByText('网络错误').waitFor();
    await expect.poll(announced).toEqual(['网络错误']);
    expect(await give(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unroute('**/vote/ticket*');
    await page.keyboard.press('Enter');
    await section(page).getByText('共1人次参与').waitFor();
    expect(await announced()).toEqual(['网络错误', '投票成功']);
    const results = section(page).getByRole('group', { name: '投票结果' });
    await expect.poll(() => results.evaluate((group) => group === document.activeElement)).toBe(true);
  });

  journey('[C5] nothing moves as it becomes one that can be given, or as its result comes', async () => {
    const path = await article().then((made) => made.path);
    const over = at(`/newsDetail/${await newsroom().articleId('三条学生专线试开')}.html`);
    for (const [which, comes, cookie] of [
      [path, 'fieldset', 'locale-zh'],
      [path, 'fieldset', 'locale-bo.elder-1'],
      [over, 'b', 'locale-zh'],
      [over, 'b', 'locale-de'],
      [over, 'b', 'locale-bo'],
    ] as const) {
      const { page, open } = await phone({ reducedMotion: true, width: 320, cookie });
      let go = () => {};
      const gate = new Promise<void>((done) => {
        go = done;
      });
      await page.route(/[Vv]oting[^/]*\.js$|\/voteResult$/, async (route) => {
        await gate;
        return route.fallback();
      });
      await open(which);
      const vote = page.locator('section[aria-labelledby=vote]');
      await vote.scrollIntoViewIfNeeded();
      const height = () => vote.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      expect(await vote.locator(comes).count()).toBe(0);
      go();
      await vote.locator(comes).first().waitFor();
      expect(await height()).toBe(before);
    }
  });

  journey(
    '[C8] what is asked is said to be in the newsroom’s language, what the page says in its own',
    async () => {
      const { page, open } = await phone({ reducedMotion: true, cookie: 'locale-de' });
      const { path } = await article();
      await open(path);
      await toVote(page);
      const langOf = (words: string) =>
        section(page)
          .getByText(words, { exact: true })
          .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
      for (const words of ['渠名征集', '新渠叫什么？', '清水渠']) expect(await langOf(words)).toBe('zh-CN');
      expect(await langOf('Abstimmen')).toBe('de');
      await choose(page);
      await give(page, 'Abstimmen').click();
      await section(page).getByText('100%').first().waitFor();
      for (const words of ['新渠叫什么？', '清水渠']) expect(await langOf(words)).toBe('zh-CN');
      expect(await langOf('Stimmzettel: 1')).toBe('de');
    },
  );

  journey(
    '[G11] in the messenger what was chosen goes along to the login and is given as one is back, once',
    async () => {
      const { page, open } = await phone({
        userAgent: `${PHONE} MicroMessenger/8.0.50 NetType/WIFI`,
        reducedMotion: true,
      });
      const person = { name: 'demo-wx', value: 'alone', url: newsroom().origin + MESSENGER_PATH };
      await page.context().addCookies([person]);
      const { path, vote } = await article({ needLogin: true });
      await open(path);
      await page.waitForFunction(
        () => sessionStorage.getItem('wxAsked') === '1' && !sessionStorage.getItem('wxState'),
      );
      await toVote(page);
      await choose(page);
      await give(page, '登录后投票').click();
      await page.getByRole('button', { name: '微信登录' }).click();
      await page.getByRole('link', { name: /月峰下/ }).click();
      await section(page).getByText('投票成功').waitFor();
      await section(page).getByText('共1人次参与').waitFor();
      expect(await share(page, '柳湾渠').textContent()).toContain('我的选择');
      await page.reload();
      await section(page).scrollIntoViewIfNeeded();
      await section(page).getByText('共1人次参与').waitFor();
      expect(await ballots(vote)).toEqual([{ kind: 'vote' }]);
    },
  );
});
