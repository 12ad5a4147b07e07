import { KindNumber } from '@contract/codes';
import { articleExtent } from '@platform/articles/feed/feed.service';
import { mostReadArticles } from '@platform/ranks/ranks.store';
import { newestFollowed } from '@platform/subscriptions/newestFollowed.store';
import { anArticle } from '@testing/anArticle';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const [GOING, STAYING] = [77_301, 77_302];
const TITLE = '渡口停航三天';
const open = seeded.accounts.open;

/** Written by the seeded reporter, of the seeded account, with a tag of its own; the other article is related to it. */
const going = (aStatus: 0 | 1) =>
  anArticle({
    ...{ key: 'going', title: TITLE, aStatus, tags: ['渡口'], accountID: open },
    ...{ reporters: [seeded.reporter], publishtime: new Date('2031-03-05T09:00:00+08:00') },
  });

let platform: TestPlatform;
let tag = 0;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await platform.writer.saveDraft(going(1), GOING);
  await platform.writer.saveDraft(anArticle({ key: 'staying', title: '修桥', related: ['going'] }), STAYING);
  const found = { name: 'test-tag', text: `select id from tags where name = '渡口'` };
  tag = (await platform.db.one<{ id: number }>(found))?.id ?? 0;
  const { account, reporter, column } = KindNumber.topicSub;
  const followed = [
    ['a', open, account],
    ['r', seeded.reporter, reporter],
    ['c', seeded.columns.news, column],
  ] as const;
  for (const [device, id, type] of followed)
    await platform.get(`/app_if/topicSub?id=${id}&type=${type}&device=${device}`);
});
afterAll(() => platform.close());

const read = async (address: string): Promise<string> => {
  platform.clock.forward(61_000);
  return (await platform.get(address)).text;
};
const count = async (path: string, name: string): Promise<number> =>
  Number(Object(JSON.parse(await read(path)))[name]);
const ofAccount = () => count(`/app_if/getXyInfo?id=${open}`, 'articleCount');
const ofReporter = () => count(`/app_if/authorInfo?id=${seeded.reporter}`, 'articleCount');

describe('[K6] an article that is withdrawn', () => {
  const places = [
    ['the tag', () => `/app_if/tagScreenArticles?tagId=${tag}`],
    ['the hottest', () => '/app_if/articleHot?hours=720'],
    ['the most read of accounts', () => '/app_if/xyArticleRank?page=0'],
    ['the related ones', () => `/app_if/getArticleContent?articleId=${STAYING}`],
    ['the column', () => `/app_if/getArticles?columnId=${seeded.columns.news}`],
    ['the reporter', () => `/app_if/reporterArticles?id=${seeded.reporter}`],
    ['who follows the account', () => '/app_if/subcribeView?device=a'],
    ['who follows the reporter', () => '/app_if/subcribeView?device=r'],
    ['who follows the column', () => '/app_if/subcribeView?device=c'],
    ['the search', () => `/app_if/searchAll?key=${encodeURIComponent('渡口')}`],
    ['the feed', () => `/feeds/${seeded.columns.news}.json`],
    ['the news sitemap', () => '/news-sitemap.xml'],
    ['the sitemap', () => '/sitemap-1.xml'],
  ] as const;
  const shownAt = async () => {
    const shown: string[] = [];
    for (const [name, address] of places)
      if (new RegExp(`${TITLE}|content_${GOING}`).test(await read(address()))) shown.push(name);
    return shown;
  };

  /** Rows that pages are cut from: one that is not shown would leave its place empty. */
  const rowsOfPages = async () => {
    const { db } = platform;
    const newest = (device: string) =>
      newestFollowed(db, 1, { who: `d:${device}`, only: 0 }, 50, { after: null, offset: 0 });
    const pages = [await mostReadArticles(db, 1, 50, 0), ...(await Promise.all(['a', 'r', 'c'].map(newest)))];
    return pages.map((rows) => rows.some(({ id }) => id === GOING));
  };

  test('[K6] leaves every list and count, takes no likes, openings and shares, and comes back', async () => {
    const counted = async () => [
      await ofAccount(),
      await ofReporter(),
      (await articleExtent(platform.db, 1)).total,
    ];
    const act = async () => {
      for (const type of [0, 1, 2])
        await platform.get(`/app_if/event?id=${GOING}&type=0&eventType=${type}&device=new`);
      const text = 'select click_real, praise, share from article_counts where article_id = $1';
      return platform.db.one({ name: 'test-counts', text }, [GOING]);
    };
    const before = await counted();
    expect(await shownAt()).toEqual(places.map(([name]) => name));
    expect(await rowsOfPages()).toEqual([true, true, true, true]);
    await platform.writer.saveDraft(going(0), GOING);
    expect(await shownAt()).toEqual([]);
    expect(await rowsOfPages()).toEqual([false, false, false, false]);
    expect(await counted()).toEqual(before.map((one) => one - 1));
    expect(await act()).toEqual({ click_real: 0, praise: 0, share: 0 });
    await platform.writer.saveDraft(going(1), GOING);
    expect(await shownAt()).toEqual(places.map(([name]) => name));
    expect(await act()).toEqual({ click_real: 1, praise: 1, share: 1 });
  });
});
