import { AdvEventType } from '@contract/advertCodes';
import * as contract from '@contract/adverts';
import { ArticlePage, ArticlePageNew } from '@contract/articles';
import { Content } from '@contract/content';
import { storedSubject } from '@platform/attempts/attempts.service';
import { saveSite } from '@platform/sites/sites.store';
import { aSavedAdvert } from '@testing/anAdvert';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import type { GenericSchema } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldAdvertEvents } from './advertEvents.service';
import { countedAdverts, endAdvert, saveAdvert } from './adverts.service';
import type { SavedAdvert } from './adverts.store';

const NEWS = 1;
const TOWNS = 2;
const SPORT = 3;
const ARTICLE = 201;
const { shown, clicked } = AdvEventType;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: NEWS, name: '要闻' });
  await platform.addColumn({ id: TOWNS, name: '乡镇', parent: NEWS });
  await platform.addColumn({ id: SPORT, name: '体育' });
  await platform.writer.saveDraft(anArticle({ key: 'towns', columnID: TOWNS }), ARTICLE);
  await platform.configure({ advEnable: 1 });
});
afterEach(() => platform.close());

const add = (change: Partial<SavedAdvert> = {}) => saveAdvert(platform.db, 1, aSavedAdvert(change));
/** Past what the process keeps of an answer and of the site's settings. */
const later = (ms = 61_000) => platform.clock.forward(ms);
const call = async (path: string, at = 'adv-appif-server') => {
  later(3000);
  return (await platform.get(`/${at}/${path}`)).json();
};
async function exactly(output: GenericSchema, path: string, at?: string) {
  const answer = await call(path, at);
  expect(faults(output, answer)).toEqual([]);
  return Object(answer);
}
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const below = async (id = ARTICLE) =>
  titlesOf(
    (await exactly(contract.getArticleAdvs.output, `getArticleAdvs?articleId=${id}&columnId=${TOWNS}`)).list,
  );

describe('[J3] adverts', () => {
  test('[wire S30, g82] have whole addresses, their picture’s size, and say what they are', async () => {
    const id = await add({ title: '<b>石桥</b>手工面', position: 3 });
    const advert = {
      ...{ id, title: '石桥手工面', type: 0, position: 3, style: 0, advMark: 1, width: 1200, height: 400 },
      picUrl: 'http://paper.test/media/ab/noodles.jpg',
      linkUrl: 'http://paper.test/app/template/displayTemplate/news/newsDetail/1/101.html',
      startTime: '2031-03-01 00:00:00.0',
      endTime: '2031-04-01 00:00:00.0',
    };
    expect(await call(`getArticleAdvs?articleId=${ARTICLE}`)).toEqual({ list: [advert] });
    expect(await exactly(contract.Advert, `getAdv?id=${id}`)).toEqual(advert);
    expect(await exactly(contract.Advert, 'getAdv?position=3')).toEqual(advert);
    expect(await call('getAdv?position=4')).toEqual({});
    const content = await exactly(Content, `getArticleContent?articleId=${ARTICLE}`, 'app_if');
    expect(content.adv).toEqual([advert]);
  });

  test('[J3] show nowhere unless the site’s settings say so', async () => {
    const id = await add();
    for (const place of ['column', 'start'] as const) await add({ place });
    await platform.configure({ advEnable: 0 });
    later();
    expect(await below()).toEqual([]);
    expect(await call(`getColAdvs?columnId=${NEWS}`)).toEqual({ list: [] });
    expect(await call(`getAdv?id=${id}`)).toEqual({});
    expect(await call('getStartPage?x')).toEqual({});
    expect(await call('getStartPagesAll?x')).toEqual([]);
    expect(await call(`getArticleContent?articleId=${ARTICLE}`, 'app_if')).toMatchObject({ adv: [] });
    expect(await call(`getArticles?columnId=${NEWS}`, 'app_if')).toMatchObject({ adv: [] });
    await call(`event?id=${id}&eventType=0&device=a`);
    expect((await countedAdverts(platform.db, 1)).map((row) => row.shown)).toEqual([0, 0, 0]);
  });

  test('[J3] run from their beginning to their end by the platform’s clock', async () => {
    const now = platform.clock.now();
    await add({ startsAt: new Date(now + 3_600_000), endsAt: new Date(now + 7_200_000) });
    expect(await below()).toEqual([]);
    later(3_600_000);
    expect(await below()).toEqual(['石桥手工面']);
    later(3_600_000);
    expect(await below()).toEqual([]);
  });

  test('[F4][wire g81] stand below the articles of their column and those under it, of their article, by position', async () => {
    await add({ title: '第三', position: 3 });
    await add({ title: '上级栏目', columnID: NEWS, position: 2 });
    await add({ title: '本栏目', columnID: TOWNS, position: 1 });
    await add({ title: '别的栏目', columnID: SPORT });
    await add({ title: '本篇', articleID: ARTICLE });
    await add({ title: '别的篇', articleID: ARTICLE + 1 });
    await add({ title: '列表里', place: 'column' });
    expect(await below()).toEqual(['本篇', '本栏目', '上级栏目', '第三']);
    expect(await below(999)).toEqual([]);
  });

  test('[wire S2] an article that bears none has none; nor has one that is withheld', async () => {
    await add();
    const towns = anArticle({ key: 'towns', columnID: TOWNS, advClosed: true });
    await platform.writer.saveDraft(towns);
    expect(await below()).toEqual([]);
    const closed = { advClosed: 1, adv: [] };
    expect(await call(`getArticleContent?articleId=${ARTICLE}`, 'app_if')).toMatchObject(closed);
    await platform.writer.saveDraft({ ...towns, advClosed: false });
    expect(await below()).toEqual(['石桥手工面']);
    await platform.writer.saveDraft({ ...towns, advClosed: false, aStatus: 0 });
    expect(await below()).toEqual([]);
  });

  test('[wire g4, g5, g83] of a column come with its first page alone', async () => {
    await add({ place: 'column', columnID: NEWS, position: 4, title: '苹果' });
    await add({ place: 'column', columnID: SPORT });
    const inColumn = await exactly(contract.getColAdvs.output, `getColAdvs?columnId=${NEWS}`);
    expect(inColumn.list).toMatchObject([{ title: '苹果', position: 4 }]);
    const page = (path: string, output: GenericSchema) => exactly(output, path, 'app_if');
    expect((await page(`getArticles?columnId=${NEWS}`, ArticlePage)).adv).toEqual(inColumn.list);
    expect((await page(`getArticlesNew?columnId=${NEWS}`, ArticlePageNew)).adv).toEqual(inColumn.list);
    expect((await page(`getArticles?columnId=${NEWS}&page=1`, ArticlePage)).adv).toEqual([]);
  });

  test('[wire x25] of the start: the first, and all', async () => {
    await add({ place: 'start', position: 2, title: '后' });
    await add({ place: 'start', position: 1, title: '先' });
    expect(await exactly(contract.Advert, 'getStartPage?siteID=1')).toMatchObject({ title: '先' });
    const all = await call('getStartPagesAll?siteID=1');
    expect(faults(contract.getStartPagesAll.output, all)).toEqual([]);
    expect(all).toMatchObject([{ title: '先' }, { title: '后' }]);
  });

  test('[K8] another site’s are not shown here', async () => {
    await saveSite(platform.db, {
      id: 2,
      name: '邻县',
      hosts: [],
      app_ids: ['2'],
      config: { advEnable: 1 },
      version: 1,
    });
    later();
    const id = await add();
    expect(await call(`getAdv?id=${id}&siteId=2`)).toEqual({});
    expect(await call(`getArticleAdvs?articleId=${ARTICLE}&siteId=2`)).toEqual({ list: [] });
  });

  test.each([
    ['a link of another kind', { link: 'javascript:alert(1)' }],
    ['a link with a user’s name', { link: 'https://a@b.example/' }],
    ['a link to nowhere', { link: 'noodles' }],
    ['a picture without encryption', { picture: 'http://b.example/a.png' }],
    ['a picture that is data', { picture: 'data:image/svg+xml,x' }],
    ['a picture whose size nobody knows', { width: 0 }],
    ['no words', { title: ' <b></b> ' }],
    ['an end before its beginning', { endsAt: new Date('2031-02-01') }],
  ])('[K8] with %s is not kept', async (_, change) => {
    expect(await add(change)).toBeUndefined();
    expect(await countedAdverts(platform.db, 1)).toEqual([]);
  });

  test('[K8] hold no mark of this platform, and no more of a title than shows', async () => {
    const id = await add({ title: `\u0001\u0002${'面'.repeat(150)}`, link: '/\u0001\u0002home.html' });
    const { title, linkUrl } = await exactly(contract.Advert, `getAdv?id=${id}`);
    expect(title).toBe('面'.repeat(100));
    expect(linkUrl).toBe('http://paper.test/app/template/displayTemplate/news/home.html');
  });
});

describe('[wire g84] reports of an advert', () => {
  const tell = (id: number | undefined, type: number, by: string) =>
    call(`event?id=${id}&eventType=${type}${by}`);
  const counts = async () => {
    const rows = await countedAdverts(platform.db, 1);
    return rows.map((row) => [row.shown, row.clicked]);
  };

  test('[K3] is counted once a device and day, however often it comes at once', async () => {
    const id = await add();
    const url = `/adv-appif-server/event?id=${id}&eventType=${shown}&device=a`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => platform.get(url)));
    expect(answers.map(({ text }) => text)).toEqual(Array(20).fill('true'));
    expect(await counts()).toEqual([[1, 0]]);
    for (const by of ['&device=a', '&device=b', '&device=b']) await tell(id, clicked, by);
    expect(await counts()).toEqual([[1, 2]]);
    later(86_400_000);
    await tell(id, shown, '&device=a');
    expect(await counts()).toEqual([[2, 2]]);
  });

  test('[wire W24] by nobody is not; nor is what does not run, or is of another site', async () => {
    await saveSite(platform.db, {
      id: 2,
      name: '邻县',
      hosts: [],
      app_ids: ['2'],
      config: { advEnable: 1 },
      version: 1,
    });
    later();
    const id = await add();
    expect(await tell(id, shown, '')).toBe(true);
    expect(await tell(id, shown, '&device=a&siteId=2')).toBe(true);
    expect(await tell(999, shown, '&device=a')).toBe(true);
    expect(await endAdvert(platform.db, 1, id ?? 0, new Date(platform.clock.now()))).toBe(true);
    expect(await tell(id, shown, '&device=a')).toBe(true);
    expect(await tell(id, 7, '&device=a')).toMatchObject({ status: -1 });
    expect(await counts()).toEqual([[0, 0]]);
    expect(
      await platform.db.query({ name: 'test-marks', text: 'select mark as digest from advert_events' }),
    ).toEqual([]);
  });

  test('[K12] keeps nothing that says who it was, and that for two days', async () => {
    const id = await add();
    await tell(id, shown, '&device=xy1234567');
    const statement = { name: 'test-kept', text: 'select mark as digest from advert_events' };
    expect(await platform.db.query(statement)).toEqual([{ digest: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const forget = () => forgetOldAdvertEvents(platform.db, platform.clock.now());
    later(86_400_000);
    expect(await forget()).toBe(0);
    later(86_400_000);
    expect(await forget()).toBe(1);
    expect(await counts()).toEqual([[1, 0]]);
  });

  test('[K8] five thousand a day of one address’s devices count, members all the same', async () => {
    const id = await add();
    await platform.db.run(
      {
        name: 'test-tries',
        text: `insert into attempts (site_id, kind, subject, count, since) values (1, 'adverts-address', $2, 5000, $1)`,
      },
      [new Date(platform.clock.now()), storedSubject('127.0.0.1')],
    );
    await tell(id, shown, '&device=more');
    expect(await counts()).toEqual([[0, 0]]);
    const { headers } = await platform.member();
    await platform.get(`/adv-appif-server/event?id=${id}&eventType=${shown}`, headers);
    expect(await counts()).toEqual([[1, 0]]);
  });
});
