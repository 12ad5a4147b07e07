import { anArticle } from '@testing/anArticle';
import { jsonLdOf, readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
const text = async (path: string, cookie = '') => (await readPage(platform, path, { cookie })).text;

const MODULE = {
  name: 'testModule',
  text: 'insert into modules (site_id, id, column_id, type, position, doc) values (1, $1, $2, $3, $4, $5)',
};

beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.addColumn({ id: 5, name: '图片' });
  await platform.addColumn({ id: 30, name: '铁路', topic: true });
  await platform.addColumn({ id: 31, name: '最新进展', parent: 30, topic: true });
  await platform.addColumn({ id: 32, name: '筑路人', parent: 30, topic: true });
  const { writer } = platform;
  await writer.saveDraft(anArticle({ key: 'a', title: '清水进了柳湾', tags: ['生态'] }), 100);
  await writer.saveDraft(anArticle({ key: 'b', title: '桥修好了' }), 101);
  await writer.saveDraft(anArticle({ key: 'c', columnID: 5, articleType: 1, title: '一河两岸' }), 102);
  await writer.saveDraft(anArticle({ key: 'd', columnID: 5, title: '图片栏的文字稿' }), 103);
  await writer.saveDraft(anArticle({ key: 'e', columnID: 31, title: '铺轨到了石桥' }), 104);
  await writer.saveDraft(anArticle({ key: 'f', columnID: 32, title: '焊枪边的二十年' }), 105);
  await writer.saveDraft(
    anArticle({
      key: 'g',
      articleType: 3,
      linkID: 30,
      title: '铁路通到家门口',
      attAbstract: '三年，九座隧道。',
    }),
    106,
  );
  await writer.saveDraft(anArticle({ key: 'h', articleType: 6, title: '夜市重新开街' }), 107);
  await platform.db.run(MODULE, [7, 1, 8, 1, JSON.stringify({ name: '深读', showMore: 1, ids: [104, 105] })]);
});
afterAll(() => platform.close());

test('[F24 columnDetail] a column on its own page, in both forms of its address', async () => {
  for (const path of ['/columnDetail/1.html', '/columnDetail/9/1.html']) {
    const page = await text(path);
    expect(page).toContain('要闻');
    expect(page).toContain('桥修好了');
  }
});

test('[E4] a module stands between the rows, with the way to all of it', async () => {
  const { html, text: page } = await readPage(platform, '/columnDetail/1.html');
  expect(page).toContain('深读');
  expect(html).toContain('/moreModules.html?id=7"');
});

test('[G12] a column that is unknown is an empty one', async () => {
  const { status, text: page } = await readPage(platform, '/columnDetail/999.html');
  expect(status).toBe(200);
  expect(page).toContain('此栏目还没有内容');
});

test("[F24 columnShare] a shared column says what it is; its canonical page is the column's", async () => {
  const { html, text: page } = await readPage(platform, '/columnShare/1.html');
  expect(page).toContain('桥修好了');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/columnDetail\/1\.html"/);
});

test.each([
  ['/moreModules.html?id=5&isShare=true', '/moreModules.html?id=5'],
  ['/moreLive.html?columnId=1&cms=1', '/moreLive.html?columnId=1'],
  ['/moreLive.html?columnId=x', '/moreLive.html'],
])('[A11] %s is the page %s to whoever looks for it', async (path, canonical) => {
  const { html } = await readPage(platform, path);
  expect(/rel="canonical" href="[^"]*\/news([^"]*)"/.exec(html)?.[1]).toBe(canonical);
});

test('[F12 specDetail] a topic shows its introduction and its parts', async () => {
  for (const path of ['/specDetail/30/106.html', '/specDetail/106.html']) {
    const { html, text: page } = await readPage(platform, path);
    expect(page).toContain('三年，九座隧道。');
    expect(page).toContain('铺轨到了石桥');
    expect(page).toContain('筑路人');
    expect(html).toContain('<title>铁路通到家门口 - 澜川</title>');
    expect(jsonLdOf(html)).toMatchObject([
      { '@type': 'CollectionPage', name: '铁路通到家门口' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '铁路通到家门口' }] },
    ]);
  }
});

test('[A3] a topic that is gone answers 404', async () => {
  const { status, text: page } = await readPage(platform, '/specDetail/999.html');
  expect(status).toBe(404);
  expect(page).toContain('稿件已删除或尚未发布');
});

test.each(['/columnDetail/1.html', '/columnShare/1.html', '/home.html?column=5'])(
  '[A11] the column at %s – for search engines – is a collection below the paper',
  async (path) => {
    const { html } = await readPage(platform, path);
    expect(jsonLdOf(html)).toMatchObject([
      { '@type': 'CollectionPage', isPartOf: { '@type': 'WebSite' } },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ]);
  },
);

test('[F12 specMore] a part of a topic in full', async () => {
  expect(await text('/specMore/31.html')).toContain('铺轨到了石桥');
});

test('[F10 moreModules] a module in full', async () => {
  const page = await text('/moreModules.html?id=7');
  expect(page).toContain('铺轨到了石桥');
  expect(page).toContain('焊枪边的二十年');
});

test('[F10 moreLive] lives', async () => {
  expect(await text('/moreLive.html')).toContain('夜市重新开街');
  expect(await text('/moreLive.html?columnId=5')).not.toContain('夜市重新开街');
});

test('[F10 moreImage] of a column the image sets', async () => {
  const page = await text('/moreImage/5.html');
  expect(page).toContain('一河两岸');
  expect(page).not.toContain('图片栏的文字稿');
});

test('[F24 tagList] articles that carry a tag', async () => {
  const tag = await platform.db.one<{ id: number }>({ name: 'testTag', text: 'select id from tags' }, []);
  const page = await text(`/tagList/${tag?.id}.html`);
  expect(page).toContain('#生态');
  expect(page).toContain('清水进了柳湾');
  expect(page).not.toContain('桥修好了');
});

test.each(['/tagList/abc.html', '/tagList/-1.html', '/tagList/1e9.html'])(
  '[E7][F24 tagList] %s names no tag: the empty state, no fault to try again',
  async (path) => {
    const page = await text(path);
    expect(page).toContain('暂无相关稿件');
    expect(page).not.toContain('重试');
  },
);

test('[F24 timeline] a column on the axis; without one what is read most', async () => {
  const axis = await text('/timeline/1.html');
  expect(axis).toContain('今天');
  expect(axis).toContain('桥修好了');
  expect(await text('/timeline.html?hours=72')).toContain('72小时');
});

const screens = [
  'columnDetail',
  'columnShare',
  'specDetail',
  'specMore',
  'moreModules',
  'moreLive',
  'moreImage',
  'tagList',
  'timeline',
];

describe.each(screens)('%s', (screen) => {
  test.each([`/${screen}.html`, `/${screen}/.html`])('[A2] %s stands without values', async (path) => {
    expect((await readPage(platform, path)).status).toBe(200);
  });

  test.each(['en', 'de', 'fr', 'bo'])('[C4] speaks %s', async (locale) => {
    const page = await text(`/${screen}.html`, `touchpaper=locale-${locale}`);
    for (const chinese of ['还没有内容', '没有更多了', '暂无相关稿件', '首页', '小时']) {
      expect(page).not.toContain(chinese);
    }
  });
});
