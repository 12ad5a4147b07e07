import { KindNumber } from '@contract/codes';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const { news, draft, tibetan, video, live: liveArticle, topic } = seeded.articles;
const { latest } = seededPapers;
const CLOSED = 501;
const LONG = 502;
const MARKED = 503;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await platform.db.script(`update sites set hosts = '{paper.test}' where id = 1`);
  platform.clock.forward(10_000);
  const { writer } = platform;
  await writer.saveDraft(anArticle({ key: 'closed', title: '不许转', shareClosed: true }), CLOSED);
  await writer.saveDraft(
    anArticle({
      key: 'long',
      title: '从石桥到渡口'.repeat(30),
      attAbstract: `${'x'.repeat(300)} ${'清水'.repeat(300)}`,
    }),
    LONG,
  );
  await writer.saveDraft(anArticle({ key: 'marked', title: '[=x1]<b>清水</b>&amp;田 😀' }), MARKED);
});
afterAll(() => platform.close());

async function posterOf(query: string, headers: Record<string, string> = {}) {
  const answer = await platform.app.inject({
    url: `/app_if/poster?${query}`,
    headers: { host: 'paper.test', ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** The text of the QR code in a picture. */
async function linkIn(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR(
    { width: info.width, height: info.height, data: new Uint8ClampedArray(data) },
    { timeLimit: 60_000 },
  );
}
const at = (path: string) => `http://paper.test${BASE_PATH}${path}`;

describe('[wire n15][J1] posters', () => {
  const column = seeded.columns.news;
  test.each([
    ['an article', `objectType=0&id=${news}`, `/newsDetail/${column}/${news}.html`],
    ['an article, its kind unsaid', `id=${video}`, `/videoDetail/${column}/${video}.html`],
    ['a topic', `id=${topic}`, `/specDetail/${seeded.columns.topic}/${topic}.html`],
    ['a live’s article', `id=${liveArticle}`, `/liveDetail/${seeded.live.running}/${liveArticle}.html`],
    ['a Tibetan article', `id=${tibetan}`, `/newsDetail/${column}/${tibetan}.html`],
    ['a long title', `id=${LONG}`, `/newsDetail/${column}/${LONG}.html`],
    ['a title with marks', `id=${MARKED}`, `/newsDetail/${column}/${MARKED}.html`],
    ['a question', `objectType=${KindNumber.poster.question}&id=1`, '/askDetail/1.html'],
    [
      'a topic of questions',
      `objectType=${KindNumber.poster.subject}&id=${seeded.subject}`,
      '/topicDetail/1.html',
    ],
    ['a reporter', `objectType=${KindNumber.poster.reporter}&id=${seeded.reporter}`, '/reporter/1.html'],
    [
      'a dynamic',
      `objectType=${KindNumber.poster.dynamic}&id=${seeded.dynamics.ofReporter}`,
      '/dynamicDetail/1.html',
    ],
    [
      'an article of the paper',
      `objectType=${KindNumber.poster.paperArticle}&id=${latest.articles.lead}`,
      `/paperSharePage/${latest.day}/1/${latest.pages.front}.html?article=${latest.articles.lead}`,
    ],
    ['a column', `objectType=${KindNumber.poster.column}&id=${column}`, `/columnDetail/${column}.html`],
  ])(
    '[wire n15][J1] the poster of %s – its QR code – decodes to the canonical link',
    async (_, query, path) => {
      const { status, headers, bytes } = await posterOf(query);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width]).toEqual(['png', 750]);
      expect(height).toBeLessThanOrEqual(1200);
      expect(await linkIn(bytes)).toBe(at(path));
    },
  );

  test.each([
    ['a draft', `id=${draft}`],
    ['an article that forbids sharing', `id=${CLOSED}`],
    ['an unknown article', 'id=99999'],
    ['no number', 'id=x'],
    ['nothing', ''],
    ['a member', `objectType=${KindNumber.poster.user}&id=1`],
    ['a tip-off', `objectType=${KindNumber.poster.tipoff}&id=1`],
    ['a refused question', `objectType=${KindNumber.poster.question}&id=${seeded.questions.refused}`],
    ['an article of an unreleased edition', `objectType=22&id=${seededPapers.unreleased.article}`],
    ['an unknown kind', 'objectType=999&id=1'],
    ['a site that does not exist', `id=${news}&siteId=77`],
  ])('[wire n15] the poster of %s – asked for – is 404', async (_, query) => {
    expect((await posterOf(query)).status).toBe(404);
  });

  test('[wire n15] a poster – asked for again – is the same until the article changes', async () => {
    const first = await posterOf(`id=${news}`);
    const etag = String(first.headers.etag);
    expect((await posterOf(`id=${news}`, { 'if-none-match': etag })).status).toBe(304);
    const article = anArticle({ key: 'news', title: '清水进了柳湾，苹果开花' });
    await platform.writer.saveDraft(article, news);
    platform.clock.forward(3_000);
    expect((await posterOf(`id=${news}`)).headers.etag).not.toBe(etag);
  });

  test('[A12][wire n15] a site with a public address – its posters – lead there', async () => {
    await platform.configure({ rootUrl: 'https://paper.example' });
    platform.clock.forward(3_000);
    const { bytes } = await posterOf(`id=${video}`);
    expect(await linkIn(bytes)).toBe(`https://paper.example${BASE_PATH}/videoDetail/${column}/${video}.html`);
    await platform.configure({});
  });
});

test('[wire n15][K8] a poster – requested by a host that the operator has named nowhere – is not drawn', async () => {
  const open = await startPlatform();
  onTestFinished(() => open.close());
  await seedNewsroom(open);
  const statusOf = async (host: string) => (await open.get(`/app_if/poster?id=${news}`, { host })).status;
  expect([await statusOf('evil.example'), await statusOf('127.0.0.1:8080')]).toEqual([421, 200]);
  await open.configure({ rootUrl: 'https://paper.example' });
  expect(await statusOf('evil.example')).toBe(200);
  const answer = await open.app.inject({
    url: `/app_if/poster?id=${news}`,
    headers: { host: 'evil.example' },
  });
  expect(await linkIn(answer.rawPayload)).toMatch(/^https:\/\/paper\.example\//);
});
