import { ArticleType, KindNumber } from '@contract/codes';
import { put } from '@demo/load/rows';
import { anArticle } from '@testing/anArticle';
import { anAccount, anActivityRow, aPost, aQuestion } from '@testing/newsroomDocuments';
import { at } from '@testing/seeded';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSite } from './sites/sites.store';

/** Values of answers whose shape alone `served.test.ts` compares, each over more than one row. */

const { articles, columns, accounts, circle, posts, questions } = seeded;
const HOUR_MS = 3_600_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
});
afterAll(() => platform.close());

/** An answer that no process has stored. */
async function call(path: string, headers: Record<string, string> = {}, base = 'app_if') {
  platform.clock.forward(3000);
  return (await platform.get(`/${base}/${path}`, headers)).json();
}
const Rows = v.object({ list: v.array(v.object({ fileId: v.number() })), hasMore: v.boolean() });
const idsOf = async (path: string) => v.parse(Rows, await call(path)).list.map(({ fileId }) => fileId);
const save = (id: number, change: Parameters<typeof anArticle>[0]) =>
  platform.writer.saveDraft(anArticle({ key: `value-${id}`, ...change }), id);
const hoursAgo = (hours: number) => new Date(platform.clock.now() - hours * HOUR_MS);

describe('articles', () => {
  test('[wire g12] getArticleCounts – of two articles – has the counts of each', async () => {
    expect(await call(`getArticleCounts?articleId=${articles.news}`)).toEqual({
      ...{ fileId: articles.news, countClick: 10, countPraise: 2, countShare: 1, countDiscuss: 0 },
    });
    expect(await call(`getArticleCounts?articleId=${articles.video}`)).toEqual({
      ...{ fileId: articles.video, countClick: 0, countPraise: 0, countShare: 0, countDiscuss: 2 },
    });
  });

  test('[wire g45] articleHot – of 24 and of 48 hours – has the most clicked first, and no unreleased one', async () => {
    const [fresh, older, draft] = [301, 302, 303];
    await save(fresh, { click: 50, publishtime: hoursAgo(2) });
    await save(older, { click: 80, publishtime: hoursAgo(30) });
    await save(draft, { click: 99, publishtime: hoursAgo(1), aStatus: 0 });
    expect((await idsOf('articleHot')).slice(0, 2)).toEqual([fresh, articles.news]);
    expect((await idsOf('articleHot?hours=48')).slice(0, 3)).toEqual([older, fresh, articles.news]);
    expect(await idsOf('articleHot?siteId=2')).toEqual([]);
  });

  test('[wire g49] getRelArticles – of three named ones, one unreleased – has the others in their order', async () => {
    await save(311, { related: ['video', 'draft', 'news'] });
    expect(await call('getRelArticles?articleId=311')).toMatchObject({
      list: [
        { relId: articles.video, title: '六分钟看通水', vTime: '00:01:23', countDiscuss: '2' },
        {
          relId: articles.news,
          title: '清水进了柳湾',
          vTime: '00:01:23',
          countPraise: '2',
          columnName: '要闻',
        },
      ],
    });
    expect(await call(`getRelArticles?articleId=${articles.video}`)).toEqual({ list: [] });
  });

  test('[wire g56] tagScreenArticles – of two tags – has the tag and its own articles, newest first', async () => {
    await save(321, { tags: ['水利', '桥'], publishtime: hoursAgo(0.2) });
    await save(322, { tags: ['桥'], publishtime: hoursAgo(0.1) });
    await save(323, { tags: ['水利'], aStatus: 0 });
    expect(await call(`tagScreenArticles?tagId=${seeded.tag}`)).toMatchObject({
      ...{ tag: { id: seeded.tag, name: '水利' }, hasMore: false },
      list: [{ fileId: 321 }, { fileId: articles.news }],
    });
    const tags = { name: 'test-tag', text: 'select id from tags where site_id = 1 and name = $1' };
    const bridge = await platform.db.one<{ id: number }>(tags, ['桥']);
    expect(await call(`tagScreenArticles?tagId=${bridge?.id}`)).toMatchObject({
      ...{ tag: { id: bridge?.id, name: '桥' }, hasMore: false },
      list: [{ fileId: 322 }, { fileId: 321 }],
    });
  });

  test('[wire x14] getLiveArticles – of all columns and of one – has articles of lives alone, newest first', async () => {
    const live = { articleType: ArticleType.live, linkID: seeded.live.coming };
    await save(331, { ...live, columnID: columns.child, publishtime: hoursAgo(0.2) });
    await save(332, { ...live, aStatus: 0 });
    expect(await idsOf('getLiveArticles')).toEqual([331, articles.live]);
    expect(await idsOf(`getLiveArticles?columnId=${columns.child}`)).toEqual([331]);
    expect(await idsOf(`getLiveArticles?columnId=${columns.empty}`)).toEqual([]);
  });
});

describe('image sets and columns', () => {
  test('[wire n21] getImageArticles – of all columns and of one – has image sets alone, newest first', async () => {
    const set = { articleType: ArticleType.imageSet };
    await save(341, { ...set, columnID: columns.child, publishtime: hoursAgo(0.2) });
    await save(342, { ...set, aStatus: 0 });
    expect(await idsOf('getImageArticles')).toEqual([341, articles.pictures]);
    expect(await idsOf(`getImageArticles?columnId=${columns.child}`)).toEqual([341]);
    expect(await idsOf('getImageArticles?siteId=2')).toEqual([]);
  });

  test('[wire x1] getColumnsAll – from the top and from one column – has every level below, no topic’s part', async () => {
    await platform.addColumn({ id: 9, name: '白塔镇', parent: columns.child });
    const { columns: all } = Object(await call('getColumnsAll'));
    expect(
      all.map(({ columnId, parentId, level, casNames }: Record<string, unknown>) => [
        ...[columnId, parentId, level, casNames],
      ]),
    ).toEqual([
      [columns.news, 0, 1, '要闻'],
      [columns.empty, 0, 1, '空栏'],
      [columns.child, columns.news, 2, '要闻~乡镇'],
      [9, columns.child, 3, '要闻~乡镇~白塔镇'],
    ]);
    expect(await call(`getColumnsAll?parentColumnId=${columns.news}`)).toMatchObject({
      columns: [{ columnId: columns.child }, { columnId: 9, casNames: '要闻~乡镇~白塔镇' }],
    });
  });

  test('[wire g57] getSubSpecialArticles – a topic of two parts – has each with its own articles', async () => {
    await platform.addColumn({ id: 8, name: '岸绿', parent: columns.topic, topic: true });
    for (let count = 0; count < 21; count += 1)
      await save(401 + count, { columnID: 8, publishtime: hoursAgo(1 + count) });
    expect(await call(`getSubSpecialArticles?columnId=${columns.topic}`)).toMatchObject({
      list: [
        { columnId: columns.topicPart, columnName: '水清', list: [{ title: '水清了' }], hasMore: false },
        { columnId: 8, columnName: '岸绿', list: { 0: { fileId: 401 }, length: 20 }, hasMore: true },
      ],
    });
    expect(await call(`getSubSpecialArticles?columnId=${columns.empty}`)).toEqual({ list: [] });
  });

  test('[wire g64] searchClassify – asked – has four classes in their order', async () => {
    expect(await call('searchClassify')).toEqual({
      list: [
        { id: 1, name: '新闻', tclass: -1, order: 0 },
        { id: 3, name: '视频', tclass: 2, order: 1 },
        { id: 4, name: '专题', tclass: 3, order: 2 },
        { id: 7, name: '订阅号', tclass: 15, order: 3 },
      ],
    });
  });

  test('[wire g68] serverTime – asked twice, a minute apart – is the platform’s clock each time', async () => {
    const time = async () => (await platform.get('/app_if/tokenHelper/serverTime')).json();
    expect(await time()).toEqual({ time: platform.clock.now() });
    platform.clock.forward(60_000);
    expect(await time()).toEqual({ time: platform.clock.now() });
  });
});

describe('people and what they take part in', () => {
  test('[wire g17] discussCount – of two articles, and of an equal number elsewhere – counts each one’s own', async () => {
    expect(await call(`discussCount?id=${articles.video}`)).toEqual({ countDiscuss: 2 });
    expect(await call(`discussCount?id=${articles.news}`)).toEqual({ countDiscuss: 0 });
    expect(await call(`discussCount?id=${articles.video}&source=1`)).toEqual({ countDiscuss: 0 });
    expect(await call(`discussCount?id=${articles.video}&siteId=2`)).toEqual({ countDiscuss: 0 });
  });

  test('[wire g19] activityDetail – of two activities – has the words, times and place of each', async () => {
    const doc = anActivityRow(2, {
      title: '古镇夜游',
      organizer: '白塔镇',
      location: '白塔',
      countPraise: 0,
    });
    await put(platform.db, 'activities', {
      ...{ site_id: 1, id: 2, category_id: seeded.activityCategory, published_at: at(2), doc },
    });
    const times = { startTime: '2031-03-01 09:00:00.0', endTime: '2031-03-31 18:00:00.0' };
    expect(await call(`activityDetail?fileId=${seeded.activity}`)).toMatchObject({
      ...{ fileId: '1', title: '河边植树', organizer: '澜川日报', position: '滨河路', ...times },
    });
    expect(await call('activityDetail?fileId=2')).toMatchObject({
      ...{ fileId: '2', title: '古镇夜游', organizer: '白塔镇', position: '白塔', ...times },
    });
  });

  test('[wire g31] recommendXys – of three shown accounts, two recommended – has those, and whom a member follows', async () => {
    const account = (id: number, recommended: boolean) =>
      put(platform.db, 'accounts', {
        ...{ site_id: 1, id, category_id: 1, status: 0, forbidden: false, recommended },
        doc: anAccount(id, { topic: `号${id}` }),
      });
    await account(7, false);
    await account(8, true);
    const { headers } = await platform.member();
    await call(`topicSub?id=8&type=${KindNumber.topicSub.account}`, headers);
    expect(await call('recommendXys', headers)).toMatchObject([
      { xyID: accounts.open, topic: '白塔书场', isFollow: 0 },
      { xyID: 8, topic: '号8', isFollow: 1 },
    ]);
    expect(await call('recommendXys')).toMatchObject([
      { xyID: accounts.open, isFollow: 0 },
      { xyID: 8, isFollow: 0 },
    ]);
    expect(await call('recommendXys?siteId=2')).toEqual([]);
  });

  test('[wire g35] questionDetail – of two questions – has the words, answer and counts of each', async () => {
    const shareUrl = (id: number) =>
      `http://paper.test/app/template/displayTemplate/news/qaDetail/${id}.html`;
    const { answered, popular } = questions;
    expect(await call(`questionDetail?fileId=${answered}`)).toEqual({
      ...aQuestion(answered, { countPraise: 1, shareUrl: shareUrl(answered) }),
      isFollow: 0,
    });
    expect(await call(`questionDetail?fileId=${popular}`)).toMatchObject({
      ...{ fileId: popular, title: '水费怎么算', countPraise: 9, answerCount: 0 },
    });
    expect(await call(`questionDetail?fileId=${answered}&siteId=2`)).toEqual({});
  });

  test('[wire g50, g53] a moment and a post – asked for as either – have their author and counts; a post is no moment', async () => {
    const nis = (path: string) => call(path, {}, 'nis/api');
    const author = { userID: seeded.member, userName: '老读者', location: '云溪镇', countDiscuss: 0 };
    expect(await nis(`moments/detail?id=${posts.moment}`)).toMatchObject({
      ...{ id: posts.moment, title: '', content: '早上的雾', countPraise: 0, ...author },
      publishtime: '2031-03-04 09:00:00.0',
    });
    expect(await nis(`post/detail?id=${posts.ofCircle}`)).toMatchObject({
      ...{ id: posts.ofCircle, circleID: circle, title: '雪山下的路', countPraise: 2, ...author },
      publishtime: '2031-03-03 09:00:00.0',
    });
    expect(await nis(`moments/detail?id=${posts.ofCircle}`)).toEqual({});
    expect(await nis(`post/detail?id=${posts.pending}`)).toEqual({});
  });

  test('[wire g55] circle/list – of two shown circles and a withdrawn one – has their counts in their order', async () => {
    const other = {
      site_id: 1,
      order_id: -1,
      doc: { name: '老照片', description: '', icon: '', banner: '' },
    };
    await put(platform.db, 'circles', { ...other, id: 7 });
    await put(platform.db, 'circles', { ...other, id: 8, withdrawn: true });
    await put(platform.db, 'posts', {
      ...{ site_id: 1, id: 9, circle_id: 7, member_id: seeded.member, state: 0, published_at: at(5) },
      doc: aPost(),
    });
    const { headers } = await platform.member();
    await call('circle/join?id=7', headers, 'nis/api');
    expect(await call('circle/list', headers, 'nis/api')).toMatchObject({
      list: [
        { id: 7, name: '老照片', memberCount: 1, postCount: 1, isFollow: 1, noticeList: [] },
        {
          ...{ id: circle, name: '山里拍客', memberCount: 0, postCount: 1, isFollow: 0 },
          noticeList: [{ title: '照片请拍原图' }],
        },
      ],
      hasMore: false,
    });
  });
});
