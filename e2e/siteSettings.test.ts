import { Status } from '@contract/statuses';
import { answerQuestion } from '@testing/answerQuestion';
import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { codeTo, configure, logRequests } from './members';
import { visitNewsroom } from './visit';
import { votesOf } from './votes';

const { newsroom, phone, at } = visitNewsroom();
const { idOf } = votesOf(newsroom, at);
const newPhone = () => '13700004401';

journey(
  '[wire D8][S§3] tokenEnable – a visitor opens an article and a short video – both are counted, with a token',
  async () => {
    await configure(newsroom(), { tokenEnable: 1 });
    const { page, open } = await phone();
    const article = await newsroom().articleId('央措隧道两头掘进');
    const viewed = page.waitForResponse(/\/event\?.*eventType=0/);
    await open(at(`/newsDetail/1/${article}.html`));
    const played = page.waitForResponse(
      async (response) => response.url().includes('/mvod/api/event') && response.status() === 200,
    );
    const statusOf = async (answer: typeof viewed) => Object(await (await answer).json()).status;
    expect([await statusOf(viewed), (await viewed).request().headers().token]).toEqual([
      Status.data,
      expect.stringMatching(/^a1\./),
    ]);
    await open(at('/minVideoDetail/1.html'));
    expect(await statusOf(played)).toBe(Status.data);
    await configure(newsroom(), { tokenEnable: 0 });
  },
);

journey(
  '[H7][C7] afsCheck – the login’s captcha – comes before the first code and before each further one, no call is refused for it',
  async () => {
    await configure(newsroom(), { afsCheck: { enable: 1 } });
    const { page, open } = await phone();
    await open(at('/login.html'));
    const requests = logRequests(page);
    await page.getByLabel('手机号').fill(newPhone());
    const ask = () => page.getByRole('button', { name: '获取验证码' }).click();
    await ask();
    await page.getByRole('img', { name: '图形验证码图片' }).waitFor();
    await page.getByRole('alert').filter({ hasText: '请输入图形验证码' }).waitFor();
    expect(requests.count('sendCode')).toBe(0);
    await page.getByRole('button', { name: '看不清？改为回答问题' }).click();
    const question = page.getByText(/请用数字回答/);
    await page.getByLabel('您的回答').fill(answerQuestion((await question.textContent()) ?? ''));
    await ask();
    await page.getByText('验证码已发送').waitFor();
    expect([requests.count('sendCode'), (await codeTo(newsroom(), newPhone())).length]).toEqual([1, 6]);
    await page.clock.runFor(61_000);
    await ask();
    await page.getByLabel('您的回答').waitFor();
    expect(requests.count('sendCode')).toBe(1);
    await configure(newsroom(), { afsCheck: { enable: 0 } });
  },
);

journey('[F9][C7] afsCheck – a ballot of an activity – the captcha comes before it is sent', async () => {
  await configure(newsroom(), { afsCheck: { enable: 1 } });
  const { page, open } = await phone();
  const vote = await idOf('一桌年夜饭，由你来配');
  await open(at(`/activityVote/${vote.id}/${vote.activity}.html`));
  const requests = logRequests(page);
  for (const [theme, names] of Object.entries({
    热菜: ['清水鱼', '石锅鸡'],
    点心: ['荞饼'],
    凉菜: ['酸笋'],
  })) {
    await page.getByRole('link', { name: theme, exact: true }).click();
    for (const name of names)
      await page.getByRole('checkbox', { name: `选择“${name}”`, exact: true }).check();
  }
  await page.getByRole('button', { name: '投票', exact: true }).click();
  await page.getByRole('dialog').getByRole('img', { name: '验证码图片' }).waitFor();
  expect([requests.count('ticket'), requests.count('recordVoteCountAndLog')]).toEqual([0, 0]);
  await configure(newsroom(), { afsCheck: { enable: 0 } });
});
