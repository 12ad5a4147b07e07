import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { aVote, votingOn } from '@testing/votesOn';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { id, option } = seeded.votes.activity;
const { activity } = seeded;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test.each([`/voteItemDetail/${option}.html`, `/voteItemDetail/${activity}/${id}/${option}.html`])(
  '[F9 voteItemDetail][A2] %s – read without JavaScript – has votes, rank and the way back, and counts no view',
  async (address) => {
    const { status, text, html } = await readPage(platform, address);
    expect(status).toBe(200);
    for (const words of ['柳湾桥', '3票', '第2名', '9次浏览', '查看全部选项', '投给这一项'])
      expect(text).toContain(words);
    expect(html).toContain(`/activityVote/${id}/${activity}.html"`);
    expect(html).toContain('<title>柳湾桥 - 选桥 - ');
  },
);

test('[F9 voteItemDetail] an option with video and pictures – of a ballot that needs further choices – shows both and joins the ballot', async () => {
  const [theme] = aVote().themes;
  const options = [
    {
      name: '清水渠',
      videoUrl: '/media/a.mp4',
      images: ['/media/a.jpg', '/media/b.jpg'],
      description: '源头',
    },
    { name: '柳湾渠' },
  ];
  const vote = await votingOn(platform).ofActivity(
    { themes: [{ name: '两条', minChoose: 2, maxChoose: 2, options }, ...(theme ? [theme] : [])] },
    42,
  );
  const { text, html } = await readPage(platform, `/voteItemDetail/${vote.themes[0]?.options[0]}.html`);
  expect(html).toMatch(/<video[^>]+a\.mp4[^>]+preload="none"/);
  expect(html).toContain('/media/b.jpg');
  expect(text).toContain('加入选票');
  expect(text).not.toContain('投给这一项');
});

test('[E7] an unknown option – answers 404 with the empty state', async () => {
  const page = await readPage(platform, '/voteItemDetail/99999.html');
  expect(page.status).toBe(404);
  expect(page.text).toContain('还没有内容');
});
