import { PAGE_SIZE } from '@contract/limits';
import { put } from '@demo/load/rows';
import { aQuestion, aSubject } from '@testing/newsroomDocuments';
import { jsonLdOf, readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CLOSED = 2;
const path = `/topicDetail/${seeded.subject}.html`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  const closed = { ...aSubject(CLOSED), title: '问完了', askClosed: 1 };
  await put(platform.db, 'subjects', { site_id: 1, id: CLOSED, doc: closed });
  for (let id = 100; id < 100 + PAGE_SIZE; id += 1) {
    const row = { site_id: 1, id, subject_id: CLOSED, leader_id: 0, account_id: 0 };
    const published_at = new Date(id);
    await put(platform.db, 'questions', {
      ...row,
      published_at,
      praise: 0,
      doc: aQuestion(id, { title: `第${id}问` }),
    });
  }
});
afterAll(() => platform.close());

test('[F17 topicDetail][A11] a topic – read without JavaScript – has host, counts, asking and questions', async () => {
  const { status, text, html } = await readPage(platform, path);
  expect(status).toBe(200);
  for (const words of ['问一条河', '记者', '2个提问', '我要提问', '桥下能钓鱼吗', '已回复'])
    expect(text).toContain(words);
  expect(html).toContain('<title>问一条河 - ');
  expect(jsonLdOf(html)).toMatchObject([
    { '@type': 'CollectionPage', name: '问一条河', url: expect.stringMatching(/\/topicDetail\/\d+\.html$/) },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: '首页' }, { name: '问一条河' }] },
  ]);
  expect(html).toContain(`/askDetail/${seeded.questions.answered}.html"`);
});

test('[F17 topicDetail] questions – by order – stand newest first or most liked first', async () => {
  const order = async (address: string) => {
    const { text } = await readPage(platform, address);
    return text.indexOf('桥下能钓鱼吗') < text.indexOf('水费怎么算');
  };
  expect(await order(path)).toBe(true);
  expect(await order(`${path}?sort=hot`)).toBe(false);
});

test('[F17 topicDetail] a topic that takes no more questions – says so and has no button', async () => {
  const { text } = await readPage(platform, `/topicDetail/${CLOSED}.html`);
  expect(text).toContain('本话题已停止提问');
  expect(text).not.toContain('我要提问');
});

test('[E1] questions – a list of exactly twenty – offers more', async () => {
  expect((await readPage(platform, `/topicDetail/${CLOSED}.html`)).text).toContain('加载更多');
  expect((await readPage(platform, path)).text).toContain('没有更多了');
});

test.each([
  ['/topicDetail/99.html', 404],
  ['/topicDetail.html', 200],
  ['/topicDetail/x.html', 200],
])('[E7][A2] %s – nothing there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});
