import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
beforeEach(() => platform.configure({}));
afterAll(() => platform.close());

const BASE = 'http://paper.test/app/template/displayTemplate/news';
const embed = (url: string, more = '') => platform.get(`/oembed?url=${encodeURIComponent(url)}${more}`);
const article = (screen: string, id: number) => `${BASE}/${screen}/1/${id}.html`;
const { articles, shortVideos } = seeded;

test('[A11] oEmbed – an article – is a card without script that names title, page and paper', async () => {
  const answer = await embed(`${article('newsDetail', articles.news)}?xyt=1`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const card = Object(answer.json());
  expect(card).toMatchObject({ version: '1.0', type: 'rich', width: 600, provider_name: expect.any(String) });
  expect(card.html).toContain(`/newsDetail/1/${articles.news}.html`);
  expect(card.html).toContain(card.title);
  expect(card.html).not.toMatch(/<script|<iframe|javascript:| on\w+=/i);
});

test('[A11] oEmbed – maxwidth and maxheight – are kept, and a frame too small gets a link', async () => {
  const url = article('newsDetail', articles.news);
  const small = Object((await embed(url, '&maxwidth=320&maxheight=200')).json());
  expect([small.type, small.width <= 320, small.height <= 200]).toEqual(['rich', true, true]);
  const tiny = Object((await embed(url, '&maxwidth=100')).json());
  expect([tiny.type, 'html' in tiny]).toEqual(['link', false]);
  const film = Object(
    (await embed(`${BASE}/minVideoDetail/${shortVideos.first}.html`, '&maxheight=90')).json(),
  );
  expect([film.type, film.height <= 90]).toEqual(['video', true]);
});

test.each([
  ['a live', article('liveDetail', articles.live)],
  ['a picture set', article('imageDetail', articles.pictures)],
  ['a public address', `http://paper.test/content/2031-03/05/content_${articles.news}.html`],
])('[A11] oEmbed – %s – has a card', async (_, url) => {
  expect((await embed(url)).json()).toMatchObject({ version: '1.0', title: expect.stringMatching(/./) });
});

test.each([
  [404, 'no address', ''],
  [404, 'a foreign host', 'http://elsewhere.example/newsDetail/1/101.html'],
  [404, 'another page', `${BASE}/home.html`],
  [404, 'an unknown article', article('newsDetail', 99_999)],
  [404, 'a draft', article('newsDetail', articles.draft)],
  [404, 'a withdrawn video', `${BASE}/minVideoDetail/${shortVideos.withdrawn}.html`],
])('[A11] oEmbed – %d for %s', async (status, _, url) => {
  expect((await embed(url)).status).toBe(status);
});

test('[A11][G3] oEmbed – a closed or private site – is 401, another format 501', async () => {
  const url = article('newsDetail', articles.news);
  expect((await embed(url, '&format=xml')).status).toBe(501);
  await platform.configure({ xyApi: { xyAuth: 2 } });
  expect((await embed(url)).status).toBe(401);
  await platform.configure({ canUse: false });
  expect((await embed(url)).status).toBe(401);
});
