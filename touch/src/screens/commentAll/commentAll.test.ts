import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
let first: number;
const { news, pictures } = seeded.articles;

beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  reader = await aMember(platform, '林家小妹');
  other = await aMember(platform, '老周');
  await testComments.rules({ minuteMost: 100 });
  first = await testComments.postAndFind(reader, '渠边的桥什么时候修？');
  // the region of an address
  await platform.db.run(
    { name: 'test-region', text: `update comments set location = '四川' where id = $1` },
    [first],
  );
  await testComments.postAndFind(other, '听说明年<b>动工</b>', { parentID: first });
  await testComments.call(`event?id=${first}&type=1&eventType=1&device=a`);
  for (let n = 1; n <= 21; n += 1) await testComments.postAndFind(other, `第${n}句话`);
  await testComments.rules({ auditType: '1' });
  await testComments.say(other, '还在审的话');
  platform.clock.forward(10_000);
});
afterAll(() => platform.close());

const all = (path: string, headers: Record<string, string> = {}) =>
  readPage(platform, `/commentAll/${path}.html`, headers);

describe('[F11 commentAll] as served', () => {
  test('the hot ones, then the newest, twenty of them, with what they answer and the way to all answers', async () => {
    const { status, html, text } = await all(`${news}/0`);
    expect(status).toBe(200);
    expect(text).toMatch(/热门评论 林家小妹 渠边的桥什么时候修？ 刚刚.四川 1 回复 ⋯ 老周 听说明年/);
    expect(text).toMatch(/最新评论 老周 第21句话 /);
    expect(text).toContain('第2句话');
    expect(text).not.toContain('第1句话');
    expect(text).toContain('加载更多');
    expect(html).toContain(`/replyAll/${first}.html"`);
  });

  test('[F11 commentAll] a hot comment – among the newest too – is listed once; where all are hot, the newest have no heading', async () => {
    const { tibetan: place } = seeded.articles;
    await testComments.rules({ minuteMost: 100 });
    const hot = await testComments.postAndFind(reader, '只说一次的热评', { rootID: place });
    await testComments.call(`event?id=${hot}&type=1&eventType=1&device=a`);
    platform.clock.forward(10_000);
    const { text } = await all(`${place}/0`);
    expect(text.match(/只说一次的热评/g)).toHaveLength(1);
    expect(text).toContain('热门评论');
    expect(text).not.toContain('最新评论');
    await testComments.postAndFind(other, '还有一句', { rootID: place });
    platform.clock.forward(10_000);
    const { text: later } = await all(`${place}/0`);
    expect(later).toMatch(/最新评论 老周 还有一句/);
    expect(later.match(/只说一次的热评/g)).toHaveLength(1);
  });

  test('[K8] markup in a comment – on the page of all comments – is shown as text', async () => {
    const { html } = await all(`${news}/0`);
    expect(html).toContain('听说明年&lt;b&gt;动工&lt;/b&gt;');
  });

  test('[H1] one under review is nobody else’s, not in the page’s state either', async () => {
    expect((await all(`${news}/0`)).html).not.toContain('还在审的话');
  });

  test('the page of all comments – links to its article, has a title, and is noindex', async () => {
    const { html } = await all(`${news}/0`);
    expect(html).toMatch(new RegExp(`<a[^>]*href="[^"]*/newsDetail/\\d+/${news}\\.html"`));
    expect(html).toMatch(/<title>全部评论 - [^<]+ - 澜川<\/title>/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('of what is talked about only what is needed travels: no body', async () => {
    const { html } = await all(`${news}/0`);
    expect(html).toContain('#discussed');
    expect(html).not.toContain('enpcontent');
  });

  test('an article without comments – on the page of all of them – invites: 还没人评论，快来抢沙发！', async () => {
    expect((await all(`${pictures}/0`)).text).toContain('还没人评论，快来抢沙发！');
  });

  test('of a live the comments are those of the live', async () => {
    const { running } = seeded.live;
    await testComments.rules();
    expect(await testComments.say(reader, '主持人好', { rootID: running, sourceType: 1 })).toBe(true);
    platform.clock.forward(10_000);
    const { text } = await all(`${running}/1`);
    expect(text).toContain('主持人好');
    expect(text).not.toContain('渠边的桥');
  });

  test.each(['0', 'abc/0', `${news}/abc`])('[A2] %s names nothing: 还没有内容', async (path) => {
    const { status, text } = await all(path);
    expect(status).toBe(200);
    expect(text).toContain('还没有内容');
  });

  test('[H1] the input shows where it may', async () => {
    const { html, text } = await all(`${news}/0`);
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>请登录后评论/);
    expect(text).toContain('回复');
  });

  test.each(['isShare=true', 'ck=1', 'cms=1'])(
    '[H1] not with %s; nor can anything be answered',
    async (flag) => {
      const { text } = await readPage(platform, `/commentAll/${news}/0.html?${flag}`);
      expect(text).toContain('渠边的桥什么时候修？');
      expect(text).not.toContain('请登录后评论');
      expect(text).not.toContain('1 回复');
    },
  );

  test('[H1] nor where the site takes none', async () => {
    await testComments.rules({ auditType: '2' });
    platform.clock.forward(10_000);
    expect((await all(`${news}/0`)).text).not.toContain('请登录后评论');
    await testComments.rules();
  });

  test('[C4] in Tibetan nothing of the page itself is Chinese', async () => {
    const { text } = await all(`${pictures}/0`, { cookie: 'touchpaper=locale-bo' });
    expect(text).toContain('དཔྱད་བརྗོད་ཚང་མ');
    expect(text).toContain('ཐོ་འཇུག་བྱས་རྗེས་དཔྱད་བརྗོད་འབྲི་རོགས།');
  });
});
