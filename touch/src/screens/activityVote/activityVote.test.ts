import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { id } = seeded.votes.activity;
const { activity } = seeded;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test.each([`/activityVote/${activity}.html`, `/activityVote/${id}/${activity}.html`])(
  '[F9 activityVote][A2] %s – read without JavaScript – has title, figures, rules, options and the way to each',
  async (address) => {
    const { status, text, html } = await readPage(platform, address);
    expect(status).toBe(200);
    for (const words of ['选桥', '每人投一次', '选1至2项', '柳湾桥', '3票', '第2名', '白塔桥'])
      expect(text).toContain(words);
    expect(html).toContain(`/voteItemDetail/${activity}/${id}/${seeded.votes.activity.option}.html"`);
    expect(html).toContain(`href="/ledger/${id}"`);
    expect(html).toContain(`/activityVote/${id}/${activity}.html"`);
    expect(html).toContain('<title>选桥 - ');
  },
);

test('[F9 activityVote] an address with order and search – shows that list', async () => {
  const sorted = await readPage(platform, `/activityVote/${activity}.html?sort=rank`);
  expect(sorted.text.indexOf('白塔桥')).toBeLessThan(sorted.text.indexOf('柳湾桥'));
  const found = await readPage(platform, `/activityVote/${activity}.html?key=${encodeURIComponent('铁索')}`);
  expect(found.text).toContain('“铁索”的搜索结果');
  expect(found.text).not.toContain('白塔桥');
  const none = await readPage(platform, `/activityVote/${activity}.html?key=nothing`);
  expect(none.text).toContain('没有找到这个选项');
});

test('[F9 activityVote] hidden results – before the end – show no votes, no ranks and no order by them', async () => {
  const { id: vote } = await votingOn(platform).ofActivity({ resultsHidden: true }, 41);
  const { text } = await readPage(platform, `/activityVote/${vote}/41.html`);
  expect(text).toContain('票数和排名在结束后公布');
  expect(text).not.toMatch(/第\d名|按票数/);
});

test('[F9 activityVoteWeb] the vote in a browser’s window – read without JavaScript – has the same options', async () => {
  const { status, text, html } = await readPage(platform, `/activityVoteWeb/${id}/${activity}.html`);
  expect(status).toBe(200);
  for (const words of ['选桥', '柳湾桥', '3票', '铁索桥']) expect(text).toContain(words);
  expect(html).toContain('rel="canonical"');
  expect(html).toContain(`/activityVote/${id}/${activity}.html"`);
});

test.each([
  ['/activityVote/99999.html', 404],
  ['/activityVoteWeb/99999.html', 404],
  ['/activityVote.html', 200],
])('[E7][A2] %s – no vote there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});
