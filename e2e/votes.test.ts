import { VoteCycle } from '@contract/participation/voteCycle';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { setCodeFromSecond } from '@platform/votes/managing/managing.store';
import { answerQuestion } from '@testing/answerQuestion';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { configure, logIn, logRequests } from './members';
import { visitNewsroom } from './visit';
import { choose, give, section, share, toVote, votesOf } from './votes';

const { newsroom, phone, at } = visitNewsroom();
const { article, ballots } = votesOf(newsroom, at);

describe('[F4] the vote inside an article', () => {
  journey('a visitor – votes – sees the result then and on the next visit', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const { path, vote } = await article();
    await open(path);
    const requests = logRequests(page);
    await toVote(page);
    expect(await axeFindings(page)).toEqual([]);
    await give(page).click();
    await section(page)
      .getByText(/^请先选好：/)
      .waitFor();
    expect(requests.count('ticket')).toBe(0);
    await choose(page);
    // up to two
    await section(page).getByLabel('北站桥').check();
    expect(await section(page).getByLabel('柳湾桥').isDisabled()).toBe(true);
    await section(page).getByLabel('北站桥').uncheck();
    await give(page).dblclick();
    await section(page).getByText('投票成功').waitFor();
    // The result is requested after that.
    await section(page).getByText('共1人次参与').waitFor();
    expect(await share(page, '柳湾渠').textContent()).toContain('我的选择');
    expect(await share(page, '柳湾渠').textContent()).toContain('100% 1票');
    expect(await share(page, '清水渠').textContent()).toContain('0% 0票');
    expect([requests.count('ticket'), requests.count('vote')]).toEqual([1, 1]);
    expect(await axeFindings(page)).toEqual([]);
    newsroom().clock.forward(10_000);
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText('共1人次参与').waitFor();
    expect(await section(page).getByRole('radio').count()).toBe(0);
    expect(await ballots(vote)).toEqual([{ kind: 'vote' }]);
    expect(await auditVote(newsroom().db, 1, vote)).toMatchObject({ fault: '', ballots: 1 });
  });

  journey('[G11] for members: the login comes over the page, the vote goes on after it, once', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const { path, vote } = await article({ needLogin: true });
    await open(path);
    const requests = logRequests(page);
    await toVote(page);
    await choose(page);
    await give(page, '登录后投票').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: '登录后继续' }).waitFor();
    expect(requests.count('ticket')).toBe(0);
    await logIn(newsroom(), page, '13900000071');
    await sheet.waitFor({ state: 'detached' });
    await section(page).getByText('投票成功').waitFor();
    expect([requests.tokens('ticket'), requests.tokens('vote')]).toEqual([['m'], ['m']]);
    expect(await ballots(vote)).toEqual([{ kind: 'vote' }]);
  });

  journey('[G11] a login that is put off leaves what was chosen', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const { path, vote } = await article({ needLogin: true });
    await open(path);
    await toVote(page);
    await choose(page);
    await give(page, '登录后投票').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await section(page).getByLabel('柳湾渠').isChecked()).toBe(true);
    expect(await ballots(vote)).toEqual([]);
  });

  journey('[K11] a ballot whose answer got lost is not given twice, and nothing chosen is lost', async () => {
    const { page, open } = await phone({ reducedMotion: true, expected: [/Failed to load resource/] });
    const { path, vote } = await article();
    await open(path);
    const requests = logRequests(page);
    await toVote(page);
    await choose(page);
    let lost = 0;
    await page.route('**/app_if/vote', async (route) => {
      lost += 1;
      if (lost > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await give(page).click();
    await section(page).getByText('网络错误').waitFor();
    expect(await section(page).getByLabel('柳湾渠').isChecked()).toBe(true);
    expect(await section(page).getByLabel('白塔路').isChecked()).toBe(true);
    newsroom().clock.forward(5_000);
    await give(page).click();
    await section(page).getByText('这次投票已经收到').waitFor();
    await section(page).getByText('共1人次参与').waitFor();
    expect(await share(page, '柳湾渠').textContent()).toContain('我的选择');
    expect(requests.count('ticket')).toBe(1);
    expect(await ballots(vote)).toEqual([{ kind: 'vote' }]);
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText('共1人次参与').waitFor();
    expect(await section(page).getByRole('radio').count()).toBe(0);
  });

  journey(
    '[K11] the second ballot of an address – the vote asks for a captcha – counts once its question is answered',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      const { path, vote } = await article();
      const { db } = newsroom();
      await setCodeFromSecond(db, 1, vote, true);
      // The first ballot of the address is another reader's.
      const first = await phone({ reducedMotion: true });
      await first.open(path);
      await toVote(first.page);
      await choose(first.page);
      await give(first.page).click();
      await section(first.page).getByText('投票成功').waitFor();
      await open(path);
      await toVote(page);
      await choose(page);
      await give(page).click();
      await section(page).getByRole('img', { name: '验证码图片' }).waitFor();
      await section(page).getByRole('button', { name: '看不清图片？回答一个问题' }).click();
      const question =
        (await section(page)
          .getByText(/请用数字回答/)
          .textContent()) ?? '';
      await section(page).getByLabel('答案').fill(answerQuestion(question));
      expect(await axeFindings(page)).toEqual([]);
      await give(page).click();
      await section(page).getByText('投票成功').waitFor();
      expect(await ballots(vote)).toHaveLength(2);
    },
  );

  journey('[F9] what is refused says why, in the reader’s language, and shows how it stands', async () => {
    const { page, open } = await phone({ reducedMotion: true, cookie: 'locale-de' });
    const { path, vote } = await article({ cycle: VoteCycle.daily, cycleNum: 2 });
    await open(path);
    await section(page).scrollIntoViewIfNeeded();
    for (const turn of [1, 2, 3]) {
      await section(page).getByRole('radio').first().waitFor();
      await choose(page);
      await give(page, 'Abstimmen').click();
      const words = turn < 3 ? 'Ihre Stimme zählt' : 'Für heute haben Sie keine Stimme mehr';
      await section(page).getByText(words).waitFor();
      newsroom().clock.forward(5_000);
      if (turn < 3) await section(page).getByRole('button', { name: 'Noch einmal abstimmen' }).click();
    }
    await section(page).getByText('Stimmzettel: 2').waitFor();
    expect(await ballots(vote)).toEqual([{ kind: 'vote' }, { kind: 'vote' }]);
  });

  journey('[F4] that is over shows how it stands', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at(`/newsDetail/${await newsroom().articleId('三条学生专线试开')}.html`));
    const ended = page.getByRole('region', { name: '第四条学生专线，先开哪里' });
    await ended.scrollIntoViewIfNeeded();
    await ended.getByText('投票已结束').waitFor();
    await ended.getByText('共412人次参与').waitFor();
    expect(await ended.getByRole('listitem').first().textContent()).toContain('42% 173票');
    expect(await ended.getByRole('radio').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  journey.each([['ck=1'], ['cms=1']])('[A15] is only shown with %s', async (flag) => {
    const { page, open, quiet } = await phone({ reducedMotion: true });
    const { path } = await article();
    await open(`${path}?${flag}`);
    await section(page).scrollIntoViewIfNeeded();
    await quiet();
    expect(await section(page).getByRole('radio').count()).toBe(0);
    expect(await give(page).count()).toBe(0);
  });
});

journey.each([
  ['elder mode', { cookie: 'elder-1' }, 60],
  ['elder mode, dark, Tibetan, narrow', { cookie: 'elder-1.locale-bo.dark-1', width: 320 }, 60],
  ['dark, narrow', { cookie: 'dark-1', width: 320 }, 44],
] as const)('[C7][K5] in %s all of it can be read and hit', async (_, options, least) => {
  const { page, open } = await phone({ reducedMotion: true, ...options });
  await configure(newsroom(), {});
  const { path } = await article();
  await open(path);
  await toVote(page);
  expect(await page.evaluate(sideways)).toEqual([]);
  expect(await page.evaluate(smallTargets, least)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await choose(page);
  await section(page).getByRole('button').last().click();
  await section(page).getByText('100%').first().waitFor();
  expect(await page.evaluate(sideways)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});
