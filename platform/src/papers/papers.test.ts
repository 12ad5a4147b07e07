import { saveSite } from '@platform/sites/sites.store';
import { seedNewsroom } from '@testing/seedNewsroom';
import { aPaperArticle, aPaperPage, seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewPass } from '../articles/previewPass.rules';
import { saveEdition } from './editions.service';
import { paperPassKey } from './paperPass.rules';

const { daily, earlier, latest, unreleased } = seededPapers;
const PASS_END = 2e12;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

test('[wire x15] getPaperDates – unreleased edition – lists released days only, newest first, by start and count', async () => {
  expect(await call(`getPaperDates?id=${daily}`)).toMatchObject({
    dates: [{ date: latest.day }, { date: earlier.day }],
  });
  expect(await call(`getPaperDates?id=${daily}&start=1&count=1`)).toMatchObject({
    dates: [{ date: earlier.day }],
  });
});

test('[wire g60] getMaePaperDatesByDate – a month – answers its days; another month none', async () => {
  expect(await call(`getMaePaperDatesByDate?paperId=${daily}&date=203103`)).toMatchObject({
    dates: [{ date: latest.day }, { date: earlier.day }],
  });
  expect(await call(`getMaePaperDatesByDate?paperId=${daily}&date=203102`)).toEqual({
    version: 0,
    dates: [],
  });
});

test('[wire x15][F25] getPaperLayouts – a day – answers pages with areas in percent, image and PDF', async () => {
  const issue = await call(`getPaperLayouts?id=${daily}&date=${latest.day}`);
  const { front, second } = latest.pages;
  expect(issue).toMatchObject({
    date: latest.day,
    layouts: [
      {
        id: front,
        name: '01 要闻',
        url: expect.stringMatching(new RegExp(`/paperSharePage/${latest.day}/${daily}/${front}\\.html$`)),
        picUrl: expect.stringMatching(/^http.*\/media\//),
        pdfUrl: expect.stringMatching(/page\.pdf$/),
        width: 60,
        list: [{ title: '清水进了柳湾', fileId: latest.articles.lead }, { title: '简讯' }],
      },
      { id: second, name: '02 副刊', pdfUrl: '' },
    ],
  });
  expect(issue).toHaveProperty('layouts.0.mapping.length', 3);
  expect(issue).toHaveProperty('layouts.0.mapping.1', {
    mapping: ['5,50', '40,50', '40,60', '5,60'],
    fileId: latest.articles.lead,
    title: '清水进了柳湾',
  });
});

test.each(['20310302', unreleased.day])(
  '[wire x15] getPaperLayouts – no issue on %s – version 0 and no layouts',
  async (day) => {
    expect(await call(`getPaperLayouts?id=${daily}&date=${day}`)).toEqual({
      date: day,
      version: 0,
      layouts: [],
    });
  },
);

test('[wire g59] getLatestMaePaper – without a number – is the first paper’s newest released edition', async () => {
  expect(await call('getLatestMaePaper')).toMatchObject({
    paperId: daily,
    name: '澜川日报',
    date: latest.day,
  });
});

test('[wire g39][F25] getPaperArticle – inside an edition – has its neighbours across pages in the paper’s order', async () => {
  const { lead, brief, essay } = latest.articles;
  expect(await call(`getPaperArticle?id=${brief}`)).toMatchObject({
    fileId: String(brief),
    title: '简讯',
    content: '<p>明日有雨。</p>',
    layoutId: String(latest.pages.front),
    layout: '01',
    images: [],
    publishtime: '2031-03-04 00:00:00.0',
    prevId: lead,
    nextId: essay,
  });
  expect(await call(`getPaperArticle?id=${lead}`)).toMatchObject({ prevId: 0, nextId: brief });
  expect(await call(`getPaperArticle?id=${essay}`)).toMatchObject({ prevId: brief, nextId: 0 });
});

test('[wire x26] getArticlesByDate – a day – is its articles in reading order', async () => {
  const { lead, brief, essay } = latest.articles;
  const ids = [lead, brief, essay].map((id) => ({ fileId: String(id) }));
  expect(await call(`getArticlesByDate?paperId=${daily}&date=${latest.day}&siteID=1`)).toMatchObject(ids);
});

test('[wire x15] searchAllPaper – words of title or body – finds released articles, newest first', async () => {
  const found = await call('searchAllPaper?key=清水');
  expect(found).toMatchObject([
    { fileId: String(latest.articles.lead) },
    { fileId: String(earlier.article) },
  ]);
  expect(await call('searchAllPaper?key=明日有雨')).toMatchObject([{ title: '简讯' }]);
  expect(await call('searchAllPaper?key=清水 火星')).toEqual([]);
});

test('[wire g40] paperArticlePreview – a pass for it – shows an unreleased article; a pass for an article of that number does not', async () => {
  const until = Math.min(PASS_END, platform.clock.now() + 60_000);
  const ask = (key: string) => {
    const ticket = createPreviewPass(key, 1, unreleased.article, until);
    return call(`paperArticlePreview?id=${unreleased.article}&curVersions=3&ticket=${ticket}`);
  };
  expect(await ask(paperPassKey(testKeys.sign))).toMatchObject({ status: 0, data: { title: '明天的清水' } });
  expect(await ask(testKeys.sign)).toMatchObject({ status: -1, message: '预览凭证无效或已过期' });
});

test('[F25] saveEdition – a corrected edition – keeps the numbers of pages and articles', async () => {
  const title = '简讯（更正）';
  const page = aPaperPage({ articles: [aPaperArticle({ title })] });
  const edition = { paper: daily, day: earlier.day, released: true, pages: [page] };
  await saveEdition(platform.db, 1, edition, platform.clock.now());
  platform.clock.forward(3000);
  expect(await call(`getPaperArticle?id=${earlier.article}`)).toMatchObject({
    title,
    layoutId: String(earlier.page),
  });
});

test('[wire n9][F20] certificate – of a published article – has PDF, hash and time', async () => {
  expect(await call('certificate?articleId=101')).toEqual({
    pdfUrl: expect.stringMatching(/^http.*\/media\/00\/certificate\.pdf$/),
    hash: 'ab'.repeat(32),
    time: '2031-03-04 06:00:00.0',
  });
});

test('[A17] papers of one site – asked on another – are unknown', async () => {
  await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
  platform.clock.forward(60_000);
  expect(await call('getPapers?siteId=2')).toEqual({ version: 0, papers: [] });
  expect(await call(`getPaperArticle?id=${latest.articles.lead}&siteId=2`)).toEqual('empty');
  expect(await call(`getPaperLayouts?id=${daily}&date=${latest.day}&siteId=2`)).toMatchObject({
    layouts: [],
  });
});
