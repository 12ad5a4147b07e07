import { discussHot, discussView } from '@contract/comments';
import type { Render } from '@contract/render';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH, readPage, renderPages } from '@testing/renderPage';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const info = {
  articleType: 0,
  articleUrl: '',
  articleUrlPad: '',
  parentUser: '',
  parentContent: '',
  parentTime: '',
  parentAtts: [],
  parentType: 0,
  rssType: 0,
  picSmall: '',
  picMiddle: '',
  picBig: '',
};
const aComment = (id: number, content: string, change: object = {}) => ({
  ...{
    id,
    content,
    userName: '林家小妹',
    userIcon: '',
    userID: 7,
    articleID: 500,
    parentID: 0,
    parentUserID: 0,
  },
  ...{ created: '2031-03-05 09:00:00.0', countPraise: 0, countDiscuss: 0, sourceType: 0, type: 0, linkID: 0 },
  ...{ columnCasName: '', activityOpt: 0, isWonderful: 0, xyID: 0, longitude: 0, latitude: 0, location: '' },
  ...{ attachments: [], info, isOfficial: 0, auditStatus: 0, ...change },
});
const reply = aComment(12, '谢谢提醒，已经改过来了。', { userName: '澜川融媒', isOfficial: 1 });
/** Answers of an installation that has comments (wire S8). */
const answers: Readonly<Record<string, unknown>> = {
  discussHot: v.parse(discussHot.output, {
    list: [aComment(10, '渠边的桥什么时候修？', { countPraise: 1204, location: '四川' })],
    hasMore: false,
  }),
  discussView: v.parse(discussView.output, {
    list: [
      aComment(11, '水甜。<b>真的</b>', {
        topDiscuss: { list: [reply], page: 0, totalPage: 1, hasMore: false },
      }),
      aComment(13, '还在审的话', { auditStatus: 1 }),
      aComment(14, '没有名字的人', { userName: null }),
    ],
    totalCount: 2,
    hasMore: false,
  }),
};

let commented = true;
const render: Render = (request, call) =>
  renderPages(request, async (name, input) => {
    const data = commented ? answers[name] : undefined;
    return data === undefined ? call(name, input) : { status: 0, message: 'success', data };
  });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ render });
  await platform.addColumn({ id: 12, name: '要闻' });
  const { saveDraft } = platform.writer;
  await saveDraft(anArticle({ key: 'talk', columnID: 12 }), 500);
  await saveDraft(anArticle({ key: 'quiet', columnID: 12 }), 501);
  await saveDraft(anArticle({ key: 'shut', columnID: 12, discussClosed: true }), 502);
  await platform.db.run({
    name: 'talked',
    text: 'update article_counts set discuss = 1234 where article_id in (500, 502)',
  });
  platform.clock.forward(10_000);
});
afterAll(() => platform.close());

const at = (id: number, query = '') => readPage(platform, `/newsDetail/12/${id}.html${query}`);
const inputs = (html: string) => html.match(/<button[^>]*aria-haspopup="dialog"[^>]*>请登录后评论/g)?.length;

describe('comments of a reader who is not signed in', () => {
  test('[F4][A11] hot and newest ones stand in the served page, with their replies, names and likes', async () => {
    const { text } = await at(500);
    expect(text).toMatch(
      /评论 ?1k\+ 请登录后评论 热门评论 林家小妹 渠边的桥什么时候修？ 30分钟前.四川 1k\+ 回复 ⋯/,
    );
    expect(text).toMatch(
      /最新评论 林家小妹 水甜。.*澜川融媒 ?官方 谢谢提醒，已经改过来了。 全部回复 读者 没有名字的人/,
    );
    expect(text).toContain('查看全部评论');
  });

  test('[K8] markup in a comment – below its article – is shown as text; a comment under review is not shown', async () => {
    const { html, text } = await at(500);
    expect(html).toContain('水甜。&lt;b&gt;真的&lt;/b&gt;');
    expect(text).not.toContain('还在审的话');
  });

  test('[H1] the input opens from the block and from the bar at the foot', async () => {
    const { html } = await at(500);
    expect(inputs(html)).toBe(2);
    expect(html).toContain(`href="${BASE_PATH}/commentAll/500/0.html"`);
  });

  test.each(['isShare=true', 'ck=1', 'cms=1'])(
    '[H1] with %s they are read, and nothing is to be said',
    async (flag) => {
      const { text } = await at(500, `?${flag}`);
      expect(text).toContain('渠边的桥什么时候修？');
      expect(text).not.toContain('请登录后评论');
    },
  );

  test('[H1] nor where the discussion is closed, or switched off for the site', async () => {
    const closed = await at(502);
    expect(closed.text).toContain('本文未开放评论');
    expect(closed.text).not.toContain('请登录后评论');
    await platform.configure({ siteConfig: { discuss: { auditType: '2' } } });
    const off = await at(500);
    expect(off.text).toContain('渠边的桥什么时候修？');
    expect(off.text).not.toContain('请登录后评论');
    await platform.configure({});
  });

  test('[H1] an article without comments – below it – invites the reader to write the first', async () => {
    const { text } = await at(501);
    expect(text).toContain('请登录后评论 还没人评论，快来抢沙发！');
    expect(text).not.toContain('热门评论');
  });

  test('[F4] comments that cannot be loaded – below an article – leave the link to all of them', async () => {
    commented = false;
    platform.clock.forward(10_000);
    const { text } = await at(500);
    commented = true;
    expect(text).toContain('评论 1k+ 请登录后评论 查看全部评论');
  });
});
