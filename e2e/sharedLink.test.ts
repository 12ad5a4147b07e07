import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { aStaff } from '@testing/aStaff';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const MESSENGER = `${PHONE} MicroMessenger/8.0.50(0x2800325B) NetType/WIFI Language/zh_CN`;
const WORDS = '隧道通了，回家近了两个小时';

journey(
  '[G7][H1] a link in a chat – identified silently, then by a tap – the comment is pending, approved, and shown to everybody',
  async () => {
    const { db, clock, origin } = newsroom();
    const path = at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
    const text = `update sites set version = version + 1,
      config = jsonb_set(config || '{"verifiedPhone": false}' || jsonb_build_object('siteConfig', coalesce(config->'siteConfig', '{}')),
        '{siteConfig,discuss}', coalesce(config #> '{siteConfig,discuss}', '{}') || '{"auditType":"1"}') where id = 1`;
    await db.run({ name: 'e2e reviewed', text });
    clock.forward(10_000);

    const { page, open } = await phone({ userAgent: MESSENGER });
    const cookie = { name: 'demo-wx', value: 'alone', url: origin + MESSENGER_PATH };
    await page.context().addCookies([cookie]);
    const named = page.waitForResponse(/wx\/userInfo/);
    await open(`${path}?xyt=1`);
    await named;
    await page.getByRole('dialog', { name: '授权中...' }).waitFor({ state: 'detached' });

    const prompt = () => page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();
    await prompt().click();
    await page.getByRole('textbox', { name: '评论内容' }).fill(WORDS);
    await page.getByRole('button', { name: '发表' }).click();
    await page.getByRole('button', { name: '微信登录' }).click();
    await page.getByRole('link', { name: /月峰下/ }).click();
    await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
    // nothing that was typed is lost on the way there and back: the sheet stands open with it
    await page.getByRole('textbox', { name: '评论内容' }).waitFor();
    expect(await page.getByRole('textbox', { name: '评论内容' }).inputValue()).toBe(WORDS);
    await page.getByRole('button', { name: '发表' }).click();
    await page.locator('#toast').getByText('评论审核中').waitFor();
    await page.locator('li').filter({ hasText: WORDS }).getByText('评论审核中').waitFor();

    const reads = async () => {
      const { page: other, open: openOther } = await phone();
      await openOther(path);
      return other.getByText(WORDS).count();
    };
    expect(await reads()).toBe(0);
    const { headers } = await aStaff(newsroom(), { site: 1, role: 'moderator' });
    const call = async (method: string, place: string) =>
      (
        await fetch(`${origin}/newsroom/sites/1${place}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })
      ).json();
    const { list } = await call('GET', '/comments?list=pending');
    const waiting = list.find(({ content }: { content: string }) => content === WORDS);
    expect(waiting).toMatchObject({ nickname: '月峰下' });
    await call('POST', `/comments/${waiting.id}/approve`);
    clock.forward(10_000);
    expect(await reads()).toBe(1);
  },
);
