import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { daily, unreleased } = seededPapers;
let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'editor' })).headers;
});
afterEach(() => platform.close());

const newsroom = async (path: string, body?: object) => {
  const at = `/newsroom/sites/1/${path}`;
  const answer = body ? await platform.post(at, body, headers) : await platform.get(at, headers);
  return { status: answer.status, body: answer.json() };
};
const read = async (path: string) => {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/${path}`)).json();
};
const edition = `papers/${daily}/editions/${unreleased.day}`;

test('[K10][wire g40] an unreleased edition – listed by the newsroom – gives a pass that opens its article for minutes', async () => {
  const { body } = await newsroom(edition);
  expect(body).toMatchObject({
    day: unreleased.day,
    released: false,
    articles: [{ id: unreleased.article }],
  });
  const pass = await newsroom(`paper-articles/${unreleased.article}/preview`, { minutes: 5 });
  const preview = `paperArticlePreview?id=${unreleased.article}&ticket=${Object(pass.body).ticket}`;
  expect(await read(preview)).toMatchObject({ fileId: String(unreleased.article) });
  platform.clock.forward(6 * 60_000);
  expect(await read(preview)).toMatchObject({ status: -1 });
});

test('[K10][F25] an edition – released, then withdrawn – is the latest one, then no reader’s', async () => {
  expect((await newsroom(`${edition}/release`, { released: true })).status).toBe(200);
  expect(await read('getLatestMaePaper')).toMatchObject({ date: unreleased.day });
  await newsroom(`${edition}/release`, { released: false });
  expect(await read('getLatestMaePaper')).toMatchObject({ date: seededPapers.latest.day });
  expect(await read(`getPaperArticle?id=${unreleased.article}`)).toBe('empty');
});

const hash = 'cd'.repeat(32);
const pdf = btoa('%PDF-1.4\n%%EOF');

test('[K10][wire n9] a certificate – saved by the newsroom – is what readers are shown', async () => {
  const sent = { pdf, hash, at: '2031-03-04 18:30' };
  expect((await newsroom(`articles/${seeded.articles.video}/certificate`, sent)).status).toBe(200);
  expect(await read(`certificate?articleId=${seeded.articles.video}`)).toMatchObject({
    hash,
    time: '2031-03-04 18:30:00.0',
    pdfUrl: expect.stringMatching(/^http.*\/media\/.*\.pdf$/),
  });
});

test.each([
  ['a picture for a document', seeded.articles.video, { pdf: btoa('GIF89a') }, 400],
  ['a time that is none', seeded.articles.video, { at: 'today' }, 400],
  ['an article that is not there', 99, {}, 404],
])('[K10][wire n9] a certificate – with %s – is refused', async (_, article, change, status) => {
  const sent = { pdf, hash, at: '2031-03-04 18:30', ...change };
  expect((await newsroom(`articles/${article}/certificate`, sent)).status).toBe(status);
});

test.each([
  ['edition', `papers/${daily}/editions/20310101`, undefined],
  ['release', `papers/${daily}/editions/20310101/release`, { released: true }],
  ['pass', 'paper-articles/99/preview', {}],
])('[K10] a paper’s %s – of nothing there is – is 404', async (_, path, body) => {
  expect((await newsroom(path, body)).status).toBe(404);
});
