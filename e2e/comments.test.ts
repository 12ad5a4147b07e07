import { axeFindings, prepareAxe } from '@testing/axe';
import { journey, openPhone, type PhoneOptions } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { openGate } from './gate';
import { sideways, smallTargets, smallType } from './measures';
import { logIn, logInAnotherMember, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';

let people = 0;
/** Another person in every journey: comments and codes are counted. */
function newPhone(): string {
  people += 1;
  return `137000000${String(people).padStart(2, '0')}`;
}

/** The newsroom's rules of comments; kept answers and pages are over. */
async function rules(change: object): Promise<void> {
  const text = `update sites set version = version + 1, config = jsonb_set(config || jsonb_build_object('siteConfig',
    coalesce(config->'siteConfig', '{}')), '{siteConfig,discuss}', coalesce(config #> '{siteConfig,discuss}', '{}') || $1::jsonb)
    where id = 1`;
  await newsroom().db.run({ name: 'e2e discuss rules', text }, [JSON.stringify(change)]);
  newsroom().clock.forward(10_000);
}
const shownAtOnce = () => rules({ auditType: '0', refusedWords: ['坏词'], charactersMost: 1000 });

const id = () => newsroom().articleId(TITLE);
const article = async () => at(`/newsDetail/1/${await id()}.html`);
/** Number of comments with a text. */
async function countComments(content: string): Promise<number> {
  const text = 'select count(*)::int as count from comments where content = $1 and state <= 1';
  return (
    (await newsroom().db.one<{ count: number }>({ name: 'e2e comment by words', text }, [content]))?.count ??
    0
  );
}

const prompt = (page: Page) =>
  page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();
const sheet = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page) => page.getByRole('textbox', { name: '评论内容' });
const post = (page: Page) => page.getByRole('button', { name: '发表' });
const row = (page: Page, words: string) => page.locator('li').filter({ hasText: words }).first();
const wrong = (page: Page) => sheet(page).getByRole('alert');
const count = (page: Page) => page.getByRole('heading', { name: /^评论/ }).first().textContent();
const number = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

/** A reader before the article; `isIn`: signed in. */
async function reader(isIn: boolean, options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone(options);
  const number = newPhone();
  if (isIn) await openAsMember(newsroom(), visitor, await article(), number);
  else await visitor.open(await article());
  return { ...visitor, number };
}

async function write(page: Page, words: string): Promise<void> {
  await prompt(page).click();
  await field(page).fill(words);
}

describe('[H1] saying something', () => {
  journey(
    '[G11] a visitor writes – they decline the login, then come in – what was written stays, is sent once and stands at once; Escape closes one sheet at a time',
    async () => {
      await shownAtOnce();
      const { page, number: mine } = await reader(false);
      const before = number(await count(page));
      const requests = logRequests(page);
      expect(await prompt(page).textContent()).toBe('请登录后评论');
      await prompt(page).click();
      await post(page).click();
      await wrong(page).filter({ hasText: '请输入内容' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
      await field(page).fill('通车那天我第一个过');
      await post(page).click();
      await page.getByRole('heading', { name: '登录后继续' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: '登录后继续' }).waitFor({ state: 'detached' });
      expect(await field(page).inputValue()).toBe('通车那天我第一个过');
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'detached' });
      await prompt(page).click();
      expect(await field(page).inputValue()).toBe('通车那天我第一个过');
      await post(page).click();
      await page.getByRole('heading', { name: '登录后继续' }).waitFor();
      expect(requests.count('discuss')).toBe(0);
      await logIn(newsroom(), page, mine);
      await page.getByText('评论成功').waitFor();
      await row(page, '通车那天我第一个过').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(requests.tokens('discuss')).toEqual(['m']);
      expect(await countComments('通车那天我第一个过')).toBe(1);
      expect(number(await count(page))).toBe(before + 1);
      // the site's own words
      expect(await prompt(page).textContent()).toBe('说说您看到的');
    },
  );

  journey('where it is reviewed first its author sees it, marked 评论审核中, and nobody else', async () => {
    await rules({ auditType: '1' });
    const { page } = await reader(true);
    const before = await count(page);
    await write(page, '这句话要先看一看');
    await post(page).click();
    await row(page, '这句话要先看一看').getByText('评论审核中').waitFor();
    expect(await count(page)).toBe(before);
    // The served page is the same for everybody; the member's own comment comes with the code.
    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await prompt(page).hover();
    await row(page, '这句话要先看一看').getByText('评论审核中').waitFor();
    const other = await reader(true);
    await prompt(other.page).click();
    await field(other.page).waitFor();
    expect(await other.page.getByText('这句话要先看一看').count()).toBe(0);
    await shownAtOnce();
  });

  journey('a refusal is said at the field, and what was written stays', async () => {
    await shownAtOnce();
    const { page } = await reader(true);
    await write(page, '这是坏词');
    await post(page).click();
    await wrong(page).filter({ hasText: '评论含有不当内容，请修改后再发' }).waitFor();
    expect(await field(page).inputValue()).toBe('这是坏词');
    await field(page).fill('字'.repeat(1001));
    await page.getByText('1001/1000').waitFor();
    await post(page).click();
    await wrong(page).filter({ hasText: '评论不能超过1000个字' }).waitFor();
    await rules({ charactersMost: 5 });
    await field(page).fill('七个字太多了');
    await post(page).click();
    await wrong(page).filter({ hasText: '评论不能超过5个字' }).waitFor();
    await page.getByText('6/5').waitFor();
    await field(page).fill('改短了');
    await post(page).click();
    await row(page, '改短了').waitFor();
    await shownAtOnce();
  });
});

journey('[G9] another one who comes in in another tab sends nothing the first one wrote', async () => {
  await shownAtOnce();
  const { page, context } = await reader(true);
  await write(page, '第一个人的话');
  await logInAnotherMember(newsroom(), context, at, { number: newPhone() });
  await sheet(page).waitFor({ state: 'detached' });
  await prompt(page).click();
  expect(await field(page).inputValue()).toBe('');
  // The member's own words are sent.
  await field(page).fill('第二个人的话');
  await post(page).click();
  await row(page, '第二个人的话').waitFor();
  expect([await countComments('第一个人的话'), await countComments('第二个人的话')]).toEqual([0, 1]);
});

journey('[G9] drafts and likes – the member logs out – none is left in the browser', async () => {
  await shownAtOnce();
  const { page, open } = await reader(true);
  await write(page, '写了一半');
  await page.keyboard.press('Escape');
  await page.locator('section[aria-labelledby=comments] button[aria-pressed]').first().click();
  await page.getByText('点赞成功').waitFor();
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  expect(await kept()).toEqual(expect.arrayContaining(['commentDrafts', 'likedComments']));
  await open(at('/login.html'));
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByText('已退出登录').waitFor();
  for (const name of ['commentDrafts', 'likedComments']) expect(await kept()).not.toContain(name);
});

describe('[G12] a lost line', () => {
  journey(
    'nothing typed is lost: not by the failure, not by loading anew; sent once in the end',
    async () => {
      await shownAtOnce();
      const { page } = await reader(true, { expected: [/ERR_|Failed to load|Failed to fetch/] });
      await page.route('**/discuss', (route) => route.abort());
      await write(page, '断线的时候写的');
      await post(page).click();
      await wrong(page).filter({ hasText: '没有发出去，您写的内容还在' }).waitFor();
      expect(await field(page).inputValue()).toBe('断线的时候写的');
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await prompt(page).click();
      expect(await field(page).inputValue()).toBe('断线的时候写的');
      await page.unroute('**/discuss');
      await post(page).click();
      await row(page, '断线的时候写的').waitFor();
      expect(await countComments('断线的时候写的')).toBe(1);
      await prompt(page).click();
      expect(await field(page).inputValue()).toBe('');
    },
  );

  journey('one that broke after the comment arrived: sending again sends nothing twice', async () => {
    await shownAtOnce();
    const { page } = await reader(true, { expected: [/ERR_|Failed to load|Failed to fetch/] });
    await page.route('**/discuss', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await write(page, '到了却没人说');
    await post(page).click();
    await wrong(page).filter({ hasText: '没有发出去' }).waitFor();
    await page.unroute('**/discuss');
    await post(page).click();
    await page.getByText('评论成功').waitFor();
    await row(page, '到了却没人说').waitFor();
    expect(await countComments('到了却没人说')).toBe(1);
  });

  journey('[G12] a page that is closed on the way: what arrived is found, and not sent anew', async () => {
    await shownAtOnce();
    const gate = await openGate(newsroom().origin);
    onTestFinished(() => gate.close());
    const {
      page: closed,
      context,
      open,
    } = await openPhone({
      origin: gate.origin,
      now: newsroom().clock.now(),
    });
    await open(at(`/login.html?return=${encodeURIComponent('/home.html')}`));
    await logIn(newsroom(), closed, newPhone());
    await closed.waitForURL('**/home.html');
    await open(await article());
    await write(closed, '没等到回音');
    const arrived = gate.lose(/\/discuss$/, 'after');
    await post(closed).click();
    await arrived;
    await closed.close();
    // by now the platform would take the same words for new ones
    newsroom().clock.forward(11 * 60_000);
    const page = await context.newPage();
    await page.goto(gate.origin + (await article()));
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await prompt(page).click();
    expect(await field(page).inputValue()).toBe('没等到回音');
    const requests = logRequests(page);
    await post(page).click();
    await page.getByText('评论成功').waitFor();
    await row(page, '没等到回音').waitFor();
    expect([requests.count('discuss'), await countComments('没等到回音')]).toEqual([0, 1]);
    // and what is said next is sent
    await write(page, '再说一句');
    await post(page).click();
    await row(page, '再说一句').waitFor();
    expect(await countComments('再说一句')).toBe(1);
  });
});

describe('[H1] actions on a comment', () => {
  journey(
    'impatient taps send one thing; its answer goes to whom it names, stands below, and in replyAll can be answered again',
    async () => {
      await shownAtOnce();
      const { page } = await reader(true);
      const requests = logRequests(page);
      await write(page, '哪天通车？');
      await post(page).evaluate((button) => {
        for (let tap = 0; tap < 3; tap += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      await page.getByText('评论成功').waitFor();
      await row(page, '哪天通车？').waitFor();
      expect(requests.count('discuss')).toBe(1);
      expect(await countComments('哪天通车？')).toBe(1);
      await row(page, '哪天通车？').getByRole('button', { name: '回复' }).click();
      await page.getByRole('heading', { name: /^回复 / }).waitFor();
      await sheet(page).getByText('哪天通车？').waitFor();
      await field(page).fill('说是六月');
      await post(page).click();
      await row(page, '哪天通车？').getByText('说是六月').waitFor();
      await row(page, '哪天通车？')
        .getByRole('link', { name: /全部回复/ })
        .click();
      await page.waitForURL('**/replyAll/*.html');
      // the address changes before the screen: on the one that goes, the same answer stands too
      await page.getByRole('heading', { level: 1, name: '全部回复' }).waitFor();
      await row(page, '说是六月').getByRole('button', { name: '回复' }).click();
      await field(page).fill('六月几号？');
      await post(page).click();
      await row(page, '六月几号？').getByText('说是六月').waitFor();
      expect(await countComments('六月几号？')).toBe(1);
    },
  );

  journey('[H2] liked without a login, once: a second tap says 已经点过赞了哦!', async () => {
    const { page } = await reader(false, { expected: [/ERR_|Failed to load|Failed to fetch/] });
    const requests = logRequests(page);
    const like = page.locator('section[aria-labelledby=comments] button[aria-pressed]').first();
    const likes = async () => number(await like.textContent());
    const before = await likes();
    await page.route('**/event?*eventType=1*', (route) => route.abort());
    await like.click();
    await page.getByText('网络错误').first().waitFor();
    // the line is told before the number is drawn anew
    const look = async () => [await likes(), await like.getAttribute('aria-pressed')];
    await expect.poll(look).toEqual([before, 'false']);
    await page.unroute('**/event?*eventType=1*');
    await like.click();
    await page.getByText('点赞成功').waitFor();
    expect(await look()).toEqual([before + 1, 'true']);
    await like.click();
    await page.getByText('已经点过赞了哦!').waitFor();
    expect(await likes()).toBe(before + 1);
    // this browser forgets; the platform does not
    await page.evaluate(() => localStorage.removeItem('likedComments'));
    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const then = await likes();
    await like.click();
    await page.getByText('已经点过赞了哦!').waitFor();
    await expect.poll(look).toEqual([then, 'true']);
    expect(requests.tokens('event', 'eventType=1').length).toBe(3);
  });

  journey('one’s own is deleted after 确定删除评论, and the count with it', async () => {
    await shownAtOnce();
    const { page } = await reader(true);
    await write(page, '这句收回');
    await post(page).click();
    await row(page, '这句收回').waitFor();
    const before = number(await count(page));
    await row(page, '这句收回').getByRole('button', { name: '删除评论' }).click();
    await page.getByRole('heading', { name: '确定删除评论' }).waitFor();
    await page.getByRole('button', { name: '取消' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(await countComments('这句收回')).toBe(1);
    await row(page, '这句收回').getByRole('button', { name: '删除评论' }).click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByText('删除成功').waitFor();
    await page.getByText('这句收回').waitFor({ state: 'detached' });
    await expect.poll(async () => number(await count(page))).toBe(before - 1);
    expect(await countComments('这句收回')).toBe(0);
  });

  journey('another one’s is reported with a reason, without a login', async () => {
    const { page } = await reader(false);
    const requests = logRequests(page);
    await page
      .locator('section[aria-labelledby=comments]')
      .getByRole('button', { name: '举报' })
      .first()
      .click();
    await page.getByRole('heading', { name: '举报' }).waitFor();
    await page.getByRole('button', { name: '提交' }).click();
    await wrong(page).filter({ hasText: '请选择举报理由' }).waitFor();
    await page.getByRole('radio', { name: '虚假信息' }).check();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('举报已收到，我们会核实').waitFor();
    expect(requests.count('expose')).toBe(1);
    const text = 'select type, reason from exposes order by created_at desc limit 1';
    expect(await newsroom().db.one({ name: 'e2e exposes', text })).toMatchObject({
      type: 5,
      reason: '虚假信息',
    });
  });
});

describe('the sheet one writes in', () => {
  journey('[H1] a keyboard that covers the page covers none of it', async () => {
    const visitor = await phone();
    const { page } = visitor;
    // no keyboard comes up in a headless browser: what it does to the page is played
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: seen });
      Object.assign(window, {
        keyboard: (height: number, offsetTop: number) => {
          Object.assign(seen, { height: 844 - height, offsetTop });
          seen.dispatchEvent(new Event('resize'));
        },
      });
    });
    await visitor.open(await article());
    await write(page, '键盘上面');
    const keyboard = (height: number, offsetTop: number) =>
      page.evaluate(
        ([height, offsetTop]) => Reflect.get(window, 'keyboard')(height, offsetTop),
        [height, offsetTop],
      );
    const box = async () => (await sheet(page).boundingBox()) ?? { y: -1, height: 0 };
    await keyboard(336, 0);
    const over = await box();
    expect(Math.round(over.y + over.height)).toBe(844 - 336);
    expect(over.y).toBeGreaterThanOrEqual(0);
    expect(await post(page).isVisible()).toBe(true);
    // iOS pushes the page up as well
    await keyboard(336, 100);
    const pushed = await box();
    expect(Math.round(pushed.y + pushed.height)).toBe(844 - 336 + 100);
    // a small phone: what sends stays in sight, whatever else there is
    await keyboard(844 - 300, 0);
    const button = (await post(page).boundingBox()) ?? { y: -1, height: 0 };
    expect(button.y).toBeGreaterThan(0);
    expect(Math.round(button.y + button.height)).toBeLessThanOrEqual(300);
    await keyboard(0, 0);
    const back = await box();
    expect(Math.round(back.y + back.height)).toBe(844);
    expect(await field(page).inputValue()).toBe('键盘上面');
  });

  journey('[C6] every look – axe finds nothing in the sheets, nothing sideways', async () => {
    await shownAtOnce();
    const { page, prefer, open } = await phone({ reducedMotion: true });
    await prepareAxe(page);
    for (const [look, width, least] of [
      ['', 390, 44],
      ['dark-1', 390, 44],
      ['elder-1', 390, 60],
      ['locale-bo', 320, 44],
      ['locale-de', 320, 44],
    ] as const) {
      await prefer(look);
      await page.setViewportSize({ width, height: 844 });
      await open(await article());
      const block = page.locator('section[aria-labelledby=comments]');
      for (const button of [
        block.locator('button[aria-haspopup]').first(),
        block.locator('li button[aria-haspopup]').first(),
        block.locator('li button[aria-haspopup][aria-label]').first(),
      ]) {
        await button.click();
        await sheet(page).waitFor();
        expect.soft(await axeFindings(page), look).toEqual([]);
        expect.soft(await page.evaluate(sideways), look).toEqual([]);
        const small = await page.evaluate(smallTargets, least);
        expect
          .soft(
            small.filter((one) => !/^(a|button "(?!发|取|提|关))/.test(one)),
            look,
          )
          .toEqual([]);
        if (look === 'elder-1')
          expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
        await page.keyboard.press('Escape');
        await sheet(page).waitFor({ state: 'detached' });
      }
    }
  });
});

describe('[F11] the screens of comments', () => {
  journey(
    'all of an article’s, page after page, to the end; a page that fails is asked for again',
    async () => {
      await shownAtOnce();
      const many = `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
      select 1, 0, $1, (select min(id) from members), 'n' || n, decode(md5(n::text), 'hex'), 0, now() from generate_series(1, 45) n`;
      await newsroom().db.run({ name: 'e2e many', text: many }, [await newsroom().articleOfType(2)]);
      const video = await newsroom().articleOfType(2);
      const { page, open } = await phone({ expected: [/ERR_|Failed to load|Failed to fetch/] });
      await page.route('**/discussView?*', (route) => route.abort());
      await open(at(`/commentAll/${video}/0.html`));
      const rows = page.locator('[data-newest] li');
      await page.mouse.wheel(0, 20_000);
      const again = page.getByRole('button', { name: '网络错误 · 重试' });
      await again.waitFor();
      expect(await rows.filter({ hasText: /n\d/ }).count()).toBe(20);
      await page.unroute('**/discussView?*');
      await again.click();
      await rows.nth(39).waitFor();
      await page.mouse.wheel(0, 40_000);
      await page.getByText('没有更多了').waitFor();
      const texts = await rows
        .locator('p')
        .filter({ hasText: /^n\d+$/ })
        .allTextContents();
      expect(new Set(texts).size).toBe(45);
      expect(texts.length).toBe(45);
    },
  );

  journey('from the article to all comments, to the answers, and back', async () => {
    const { page } = await reader(false);
    await page.getByRole('link', { name: '查看全部评论' }).click();
    await page.waitForURL('**/commentAll/*/0.html');
    await page.getByRole('heading', { name: '全部评论' }).waitFor();
    await expect.poll(() => page.title()).toContain('全部评论 - 央措隧道');
    await page
      .getByRole('link', { name: /全部回复/ })
      .first()
      .click();
    await page.getByRole('heading', { name: '全部回复' }).waitFor();
    // the comment itself, in full: it can be liked here
    await page.getByRole('button', { name: '举报' }).first().waitFor();
    await page.getByRole('link', { name: TITLE }).click();
    await page.locator('article h1').waitFor();
  });

  journey('[B9] without a line the screen says so and can be asked again', async () => {
    const { page } = await reader(false, { expected: [/ERR_|Failed to load|Failed to fetch/] });
    await page.route('**/app_if/**', (route) => route.abort());
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, at(`/replyAll/1.html`));
    await page.getByRole('alert').getByText('网络错误').waitFor();
    await page.unroute('**/app_if/**');
    await page.getByRole('button', { name: '重试' }).click();
    await page
      .getByText(/还没人评论|没有更多了/)
      .first()
      .waitFor();
  });
});
