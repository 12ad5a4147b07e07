import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
let first: number;
let answer: number;

beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  reader = await aMember(platform, '林家小妹');
  other = await aMember(platform, '老周');
  await testComments.rules({ minuteMost: 100 });
  first = await testComments.postAndFind(reader, '渠边的桥什么时候修？');
  answer = await testComments.postAndFind(other, '听说明年', { parentID: first });
  await testComments.postAndFind(reader, '那就好', { parentID: answer });
  for (let n = 1; n <= 20; n += 1) await testComments.postAndFind(other, `第${n}句话`, { parentID: first });
  platform.clock.forward(10_000);
});
afterAll(() => platform.close());

const replies = (id: number | string) => readPage(platform, `/replyAll/${id}.html`);

describe('[F11 replyAll] as served', () => {
  test('the comment as its answers quote it, then they, oldest first, twenty of them', async () => {
    const { status, html, text } = await replies(first);
    expect(status).toBe(200);
    expect(text).toMatch(
      /林家小妹 渠边的桥什么时候修？ 请登录后评论 老周 听说明年 .*林家小妹 老周 听说明年 那就好/,
    );
    expect(text).toContain('第18句话');
    expect(text).not.toContain('第19句话');
    expect(text).toContain('加载更多');
    expect(html).toContain('<title>全部回复 - 澜川</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('the page of replies – links to its article and lets readers reply', async () => {
    const { html } = await replies(first);
    expect(html).toMatch(/<a[^>]*href="[^"]*\/newsDetail\/\d+\/101\.html"/);
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>请登录后评论/);
  });

  test('of an answer its own answers', async () => {
    const { text } = await replies(answer);
    expect(text).toMatch(/老周 听说明年 请登录后评论 林家小妹 那就好/);
    expect(text).not.toContain('第1句话');
    expect(text).toContain('没有更多了');
  });

  test('a comment nobody answered, or none: 还没人评论，快来抢沙发！', async () => {
    const lonely = await testComments.postAndFind(other, '没人理我');
    platform.clock.forward(10_000);
    for (const id of [lonely, 987_654]) {
      const { status, text } = await replies(id);
      expect(status).toBe(200);
      expect(text).toContain('还没人评论，快来抢沙发！');
    }
  });

  test('[A2] an address without a number – of the page of replies – shows 还没有内容', async () => {
    expect((await replies('abc')).text).toContain('还没有内容');
  });
});
