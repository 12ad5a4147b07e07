import { ArticleType, ColumnStyle, LiveStatus } from '@contract/codes';
import { put } from '@demo/load/rows';
import { saveColumn } from '@platform/columns/columns.store';
import { anArticle } from '@testing/anArticle';
import { anActivityRow } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FRONT = 60;
const STRIP = 61;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  await platform.addColumn({ id: 51, name: '活动', style: ColumnStyle.activities });
  await platform.addColumn({ id: 52, name: '问政', style: ColumnStyle.questions });
  await platform.addColumn({ id: 53, name: '号外', style: ColumnStyle.accounts });
  for (const [id, from, to] of [
    [2, '2031-03-20', '2031-03-21'],
    [3, '2031-02-01', '2031-02-02'],
  ] as const) {
    const times = { startTime: `${from} 09:00:00.0`, endTime: `${to} 18:00:00.0` };
    const doc = anActivityRow(id, { title: `第${id}场`, ...times });
    const published_at = new Date('2031-03-01T09:00:00+08:00');
    await put(platform.db, 'activities', { site_id: 1, id, category_id: 1, published_at, doc });
  }
  const column = { site: 1, parent: 0, style: ColumnStyle.ordinary, topic: false };
  await saveColumn(platform.db, { ...column, id: FRONT, name: '首版', order: 60, topCount: 2, doc: {} });
  const look = { cmDisplayStyle: 2 };
  await saveColumn(platform.db, { ...column, id: STRIP, name: '横排', order: 61, topCount: 0, doc: look });
  const { saveDraft } = platform.writer;
  const pinned = { isTop: true, columnID: FRONT };
  await saveDraft(anArticle({ ...pinned, key: 'b1', title: '头一幅' }), 601);
  await saveDraft(anArticle({ ...pinned, key: 'b2', title: '第二幅' }), 602);
  await saveDraft(anArticle({ ...pinned, key: 't1', title: '置顶一条' }), 603);
  await saveDraft(anArticle({ key: 'row', columnID: FRONT, title: '平常一条' }), 604);
  await saveDraft(anArticle({ key: 'strip', columnID: STRIP, isTop: true, title: '横着一条' }), 610);
  const starts_at = new Date('2031-03-05T09:00:00+08:00');
  await put(platform.db, 'lives', {
    ...{ site_id: 1, id: 600, article_id: 605, status: LiveStatus.live, starts_at, doc: {} },
  });
  const onAir = { type: 1, status: LiveStatus.live, startTime: starts_at };
  const nothing = { lines: [], banner: '', announcement: '' };
  const live = { columnID: FRONT, articleType: ArticleType.live, linkID: 600, title: '夜市在播' };
  await saveDraft(anArticle({ ...live, key: 'night market', live: { ...onAir, ...nothing } }), 605);
});
afterAll(() => platform.close());

/** Addresses of screens that show a column. */
const places = ['/columnDetail/ID.html', '/home.html?column=ID', '/columnShare/ID.html'] as const;
const read = (place: string, id: number, cookie = '') =>
  readPage(platform, place.replace('ID', String(id)), { cookie: `touchpaper=${cookie}` });

describe.each(places)('at %s', (place) => {
  test('[F1][F24 columnDetail] a column of activities has their state, dates, place and people', async () => {
    const { text, html } = await read(place, 51);
    expect(text).toMatch(/河边植树 进行中 .*滨河路\s+4人/);
    expect(text).toMatch(/第2场 未开始/);
    expect(text).toMatch(/第3场 已结束/);
    expect(html).toContain(`/activityDetail/${seeded.activity}.html"`);
  });

  test('[F1][F24 columnDetail] a column of questions has where they stand; refused ones do not show', async () => {
    const { text, html } = await read(place, 52);
    const { answered, popular, refused } = seeded.questions;
    expect(text).toContain('水费怎么算');
    for (const id of [answered, popular]) expect(html).toMatch(new RegExp(`/(qa|ask)Detail/${id}\\.html"`));
    expect(html).not.toMatch(new RegExp(`/(qa|ask)Detail/${refused}\\.html"`));
    expect(text).toMatch(/已答复|已回复|已回答/);
  });

  test('[F1][F24 columnDetail][F26] a column of accounts has those that show, with their readers', async () => {
    const { text, html } = await read(place, 53);
    expect(text).toContain('白塔书场 古镇里的说书人');
    expect(html).toContain(`/xyDetail/${seeded.accounts.open}.html"`);
    for (const hidden of ['待审号', '封号']) expect(text).not.toContain(hidden);
  });

  test('[E4] carousel, live strip and top module stand above the list, each row once', async () => {
    const { text, html } = await read(place, FRONT);
    const body = html.slice(0, html.indexOf('id="state"'));
    const banners = /<section[^>]*aria-label="要闻".*?<\/section>/s.exec(body)?.[0] ?? '';
    expect(banners).toContain('头一幅');
    expect(banners).toContain('第二幅');
    expect(banners).not.toContain('置顶一条');
    expect(text).toMatch(/直播中 夜市在播/);
    expect(body).toContain(`/moreLive.html?columnId=${FRONT}"`);
    for (const id of [601, 602, 603, 604])
      expect(body.split(`/newsDetail/${FRONT}/${id}.html"`)).toHaveLength(2);
    expect(body.split('/liveDetail/600/605.html"')).toHaveLength(2);
    expect(text.indexOf('置顶一条')).toBeLessThan(text.indexOf('平常一条'));
  });

  test('[E4] cmDisplayStyle makes the top module a list or a strip', async () => {
    expect((await read(place, FRONT)).html).toMatch(/<div class="_list_\w+"><ul/);
    expect((await read(place, STRIP)).html).toMatch(/<div class="_strip_\w+"><ul/);
  });

  test.each(['en', 'de', 'fr', 'bo'])(
    '[C4] in %s these columns have no Chinese words of the page',
    async (locale) => {
      for (const id of [51, 52, 53, FRONT]) {
        const { text } = await read(place, id, `locale-${locale}`);
        for (const word of ['进行中', '已结束', '未开始', '直播中', '没有更多', '更多', '人', '订阅']) {
          const own = ['说书人'];
          expect(own.reduce((all, one) => all.replaceAll(one, ''), text)).not.toContain(word);
        }
      }
    },
  );
});
