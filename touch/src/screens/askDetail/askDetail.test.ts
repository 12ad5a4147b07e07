import { put } from '@demo/load/rows';
import { anAnswer } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { answered, popular, refused } = seeded.questions;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  const doc = anAnswer({
    userName: '钓友',
    isOfficial: 0,
    content: '我在那里钓过。',
    images: ['/media/river.jpg'],
    audios: [{ url: '/media/voice.mp3', duration: 7 }],
    videos: [{ url: '/media/river.mp4', cover: '', duration: 8 }],
  });
  const row = { site_id: 1, id: 2, question_id: answered, created_at: new Date('2031-03-04T09:00:00+08:00') };
  await put(platform.db, 'answers', { ...row, doc });
});
afterAll(() => platform.close());

test('[F17 askDetail][A11] a question – read without JavaScript – has its text, topic and answers', async () => {
  const { status, text, html } = await readPage(platform, `/askDetail/${answered}.html`);
  expect(status).toBe(200);
  for (const words of ['桥下能钓鱼吗', '云溪大桥下可以钓鱼吗？', '2个回答', '我在那里钓过。'])
    expect(text).toContain(words);
  expect(text.indexOf('禁渔期不可以。')).toBeLessThan(text.indexOf('我在那里钓过。'));
  expect(html).toContain(`/topicDetail/${seeded.subject}.html"`);
  expect(html).toContain('<title>桥下能钓鱼吗 - ');
  expect(html).toContain('"@type":"QAPage"');
});

test('[F17 askDetail] an answer with pictures, sound and video – shows them and loads no recording', async () => {
  const { html } = await readPage(platform, `/askDetail/${answered}.html`);
  expect(html).toMatch(/<audio[^>]+voice\.mp3[^>]+preload="none"/);
  expect(html).toMatch(/<video[^>]+river\.mp4/);
  expect(html).toContain('/media/river.jpg');
});

test('[B8] a question without answers – says so', async () => {
  expect((await readPage(platform, `/askDetail/${popular}.html`)).text).toContain('还没有人回答');
});

test.each([
  [`/askDetail/${refused}.html`, 404],
  ['/askDetail/99.html', 404],
  ['/askDetail.html', 200],
])('[E7][A2] %s – nothing there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});
