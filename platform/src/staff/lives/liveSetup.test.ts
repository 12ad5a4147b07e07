import { ArticleType } from '@contract/codes';
import { liveView } from '@contract/lives';
import { put } from '@demo/load/rows';
import { anArticle } from '@testing/anArticle';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { aVote } from '@testing/votesOn';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { news, child } = seeded.columns;

let platform: TestPlatform;
let headers: Record<string, string>;
const signIn = async () => {
  headers = (await aStaff(platform, { site: 1, role: 'editor' })).headers;
};
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await signIn();
});
afterAll(() => platform.close());

async function post(path: string, body: object) {
  const answer = await platform.post(`/newsroom/sites/1/lives${path}`, body, headers);
  return { status: answer.status, body: Object(answer.json()) };
}
async function read(path: string) {
  platform.clock.forward(3_000);
  return Object((await platform.get(`/app_if/${path}`)).json());
}
const view = async (id: number) => v.parse(liveView.output, await read(`liveView?id=${id}`));
const counted = async () => {
  const text = `select (select count(*) from lives) || ' ' || (select count(*) from articles) || ' ' ||
    (select count(*) from staff_acts) || ' ' || (select sum(seq) from lives) as kept`;
  return (await platform.db.one<{ kept: string }>({ name: 'test-setup-kept', text }))?.kept;
};
const aPicture = async () => {
  const plain = { width: 60, height: 40, channels: 3, background: '#a43' } as const;
  return (await sharp({ create: plain }).png().toBuffer()).toString('base64');
};
const stream = 'https://stream.example/a.m3u8';
const recording = `/media/ab/${'ab'.repeat(20)}.m3u8`;
const race = {
  ...{ title: '榜首战', abstract: '第十轮', content: '<p onclick="x()">两路机位</p>', kind: 'video' },
  ...{ columnID: child, start: '2031-03-06 19:30', end: '2031-03-06 21:30', announcement: '免费入场' },
  lines: [{ name: '主机位', live: stream }, { name: '看台' }],
  ...{ order: 'oldest', adverts: false, reporters: [seeded.reporter] },
};
const listed = async (path: string, id: number) =>
  (await read(path)).list.find((row: { fileId: number }) => row.fileId === id);

test('[K10][F7] addLive, reports, status, changeLive – from nothing to the replay – readers see each step at once', async () => {
  const { status, body } = await post('', { ...race, picture: await aPicture() });
  expect(status).toBe(200);
  const { id, articleID } = body;
  const announced = { articleType: 6, linkID: id, title: '榜首战', liveStatus: 0, discussClosed: '0' };
  for (const column of [child, news])
    expect(await listed(`getArticles?columnId=${column}`, articleID)).toMatchObject(announced);
  expect(await listed(`getLiveArticles?columnId=${news}`, articleID)).toMatchObject(announced);
  expect(await read('searchAll?key=榜首战')).toMatchObject([{ fileId: articleID }]);
  expect((await platform.get(`/feeds/${news}.rss`)).text).toContain('榜首战');
  expect((await read('liveComing')).list).toContainEqual(
    expect.objectContaining({ fileId: id, title: '榜首战', startTime: '2031-03-06 19:30:00.0' }),
  );
  expect(await read(`getArticleContent?articleId=${articleID}`)).toMatchObject({
    ...{ content: '<p>两路机位</p>', liveStatus: 0, advClosed: 1, isShowReporterCard: 1 },
    imageUrl: expect.stringMatching(/^http:\/\/paper\.test\/media\//),
  });
  expect(await view(id)).toMatchObject({
    main: {
      ...{ fileId: id, articleID, type: 1, status: 0, content: '第十轮' },
      ...{ startTime: '2031-03-06 19:30:00.0', endTime: '2031-03-06 21:30:00.0' },
      config: {
        liveAnnouncement: '免费入场',
        videos: [{ line: '1', lineName: '主机位', webLiveUrl: stream }],
      },
    },
    ...{ list: [], sort: 1, seq: 0 },
  });

  await post(`/${id}/reports`, { content: '开球' });
  await post(`/${id}/status`, { status: 'running' });
  expect(await view(id)).toMatchObject({ main: { status: 1 }, list: [{ content: '开球' }], seq: 2 });
  expect(await listed(`getArticles?columnId=${child}`, articleID)).toMatchObject({ liveStatus: 1 });

  const lines = [
    { name: '主机位', live: stream, playback: recording },
    { name: '看台', live: 'http://stream.example/b.flv' },
  ];
  const changed = await post(`/${id}`, { title: '榜首战：终场', lines, order: 'newest', end: '' });
  expect(changed).toMatchObject({ status: 200, body: { done: true } });
  await post(`/${id}/status`, { status: 'ended' });
  const playback = { webPlaybackUrl: `http://paper.test${recording}`, status: '2' };
  const { main, sort } = await view(id);
  expect({ main, sort }).toMatchObject({
    main: { title: '榜首战：终场', status: 2, config: { videos: [playback, { lineName: '看台' }] } },
    sort: 0,
  });
  expect(main).not.toHaveProperty('endTime');
  expect(await read(`liveChanges?id=${id}&since=2`)).toMatchObject({
    seq: 4,
    frames: [{ data: { status: 1, config: { videos: [{ status: '1' }, {}] } } }, { data: { status: 2 } }],
  });
  const detail = await read(`getArticleContent?articleId=${articleID}`);
  expect(detail).toMatchObject({ title: '榜首战：终场', content: '<p>两路机位</p>', liveStatus: 2 });
  expect(await listed(`getArticles?columnId=${news}`, articleID)).toMatchObject({
    ...{ liveStatus: 2, title: '榜首战：终场', config: { videos: [playback, {}] } },
  });
});

describe('[K10][F7] changeLive', () => {
  test('[K10] changeLive – a live of another source, with a vote – keeps what is not sent', async () => {
    const [article, id] = [950, 950];
    const line = { name: '', streamUrl: stream, playbackUrl: '' };
    const draft = {
      ...{ key: 'voted', articleType: ArticleType.live, linkID: id, title: '庙会', tags: ['庙会'] },
      ...{ vote: aVote(), reporters: [seeded.reporter], related: ['child'], credits: { author: '沈一苇' } },
      live: {
        ...{ type: 1, status: 1, startTime: new Date(platform.clock.now()), lines: [line] },
        ...{ banner: '', announcement: '' },
      },
    };
    await platform.writer.saveDraft(anArticle(draft), article);
    const row = { site_id: 1, id, article_id: article, status: 1, starts_at: new Date(platform.clock.now()) };
    await put(platform.db, 'lives', { ...row, doc: { title: '庙会直播', countClick: 42 } });
    const before = await read(`getArticleContent?articleId=${article}`);
    expect(await post(`/${id}`, { announcement: '从南门进' })).toMatchObject({ status: 200 });
    const after = await read(`getArticleContent?articleId=${article}`);
    const same = ({ version: _, config: __, liveStatus: ___, ...content }: Record<string, unknown>) =>
      content;
    expect(same(after)).toEqual(same(before));
    expect(after.widgets.vote).toMatchObject({ id: expect.any(Number) });
    expect((await view(id)).main).toMatchObject({
      ...{ title: '庙会直播', countClick: 42 },
      config: { liveAnnouncement: '从南门进', videos: [{ webLiveUrl: stream }] },
    });
  });

  test('[K10] changeLive – to another column, without comments – moves the row, and nobody can comment', async () => {
    const { body } = await post('', race);
    expect(await post(`/${body.id}`, { columnID: news, discussion: false })).toMatchObject({ status: 200 });
    expect(await listed(`getArticles?columnId=${child}`, body.articleID)).toBeUndefined();
    expect(await listed(`getArticles?columnId=${news}`, body.articleID)).toMatchObject({
      discussClosed: '1',
    });
    expect((await view(body.id)).main.discussClosed).toBe(1);
  });

  test('[K10] changeLive – a live without an article – takes title and times, and no column', async () => {
    const { coming } = seeded.live;
    const change = { title: '推迟开闸', start: '2031-03-07 09:00', order: 'oldest' };
    expect(await post(`/${coming}`, change)).toMatchObject({ status: 200 });
    expect(await view(coming)).toMatchObject({
      main: { title: '推迟开闸', startTime: '2031-03-07 09:00:00.0', articleID: 0 },
      sort: 1,
    });
    expect((await post(`/${coming}`, { columnID: news })).status).toBe(409);
  });
});

describe('[K10] a refused live', () => {
  test.each([
    ['an unknown column', { columnID: 999_999 }, 'columnID: there is no such column'],
    [
      'an address of another kind',
      { lines: [{ live: 'rtmp://stream.example/a' }] },
      /^lines\.0\.live: an address/,
    ],
    [
      'a script as an address',
      { lines: [{ playback: 'javascript:alert(1)' }] },
      /^lines\.0\.playback: an address/,
    ],
    ['a path that is no medium', { lines: [{ live: '/media/../etc' }] }, /^lines\.0\.live: an address/],
    ['an end before its start', { end: '2031-03-06 19:00' }, 'end: a live ends after its start'],
    ['a day that is none', { start: 'tomorrow' }, /^start: tomorrow is no day/],
    ['a reporter who is nobody', { reporters: [999_999] }, "reporters: 999999 is nobody's number"],
    ['bytes that are no picture', { picture: 'eHg=' }, /^picture: /],
    ['a title of blanks', { title: ' \u200b ' }, /^title: /],
    ['an unknown kind', { kind: 'radio' }, /^kind: /],
  ])('[K10] addLive, changeLive – with %s – name it and store nothing', async (_, change, message) => {
    const { body } = await post('', race);
    const before = await counted();
    const refused = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await post('', { ...race, ...change })).toMatchObject({ status: 400, body: { message: refused } });
    expect(await post(`/${body.id}`, change)).toMatchObject({ status: 400, body: { message: refused } });
    expect(await counted()).toBe(before);
  });

  test('[K10] changeLive – a live of nobody or of another site – is 404', async () => {
    expect(await post('/99', { title: '无' })).toMatchObject({ status: 404 });
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    const elsewhere = await platform.post(
      `/newsroom/sites/2/lives/${seeded.live.running}`,
      { title: '无' },
      admin.headers,
    );
    expect(elsewhere.status).toBe(404);
  });
});
