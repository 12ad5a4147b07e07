import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPublic, openPublic } from '@platform/fetching/fetchPublic';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { slope } from '@testing/media';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportJob, importSource } from './import.service';

/** Answers of the test's web server by path; a number is a status. */
let world: Record<string, string | number | Buffer>;
let requests: string[];
let server: Server;
let site: string;
let folder: string;
let fixture: OpenedImportFixture;
let place: ImportFixture;
/** A photo of 800 by 600, and another one. */
let photo: Buffer;
let other: Buffer;
const clock = () => new Date('2026-03-05T00:00:00Z');

beforeAll(async () => {
  fixture = await openImportFixture();
  photo = await slope(800, 600).jpeg().toBuffer();
  other = await slope(400, 300).png().toBuffer();
});
afterAll(() => fixture.close());

beforeEach(async () => {
  world = {};
  requests = [];
  place = await fixture.place(() => clock().getTime());
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const answer = world[path] ?? 404;
    typeof answer === 'number' ? response.writeHead(answer).end() : response.end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  site = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

/** Names of the world lead nowhere but to the server of this test. */
const fetch: OpenPublic = (url, options) =>
  openPublic(url, { ...options, allow: [site], resolve: async () => ['10.0.0.1'] });

const run = (source: string, more: Partial<ImportJob> = {}) =>
  importSource({ source, target: place.store, media: place.media, fetch, clock, ...more });

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

const feed = (...items: string[]) =>
  `<rss version="2.0"><channel><title>River</title><link>http://${site}/</link>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
const item = (id: string, html = 'words', more = '') =>
  `<guid isPermaLink="false">${id}</guid><title>Title ${id}</title><description><![CDATA[${html}]]></description>${more}`;
const articles = () => place.articles();
const none = {
  new: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: [],
  remarks: [],
  comments: 0,
  readable: true,
};

test('[K5] a feed is read from its address, its pictures are kept here', async () => {
  world = {
    '/feed': feed(item('1', '<p>a</p><img src="/p.jpg" alt="Boats"><p>b</p>')),
    '/p.jpg': photo,
  };
  expect(await run(`http://${site}/feed`)).toEqual({ ...none, new: 1 });
  const url = articles()[0]?.pictures?.[0]?.url ?? '';
  expect(url).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{40}\.jpg$/);
  const picture = { url, summary: 'Boats', width: 800, height: 600 };
  expect(articles()).toEqual([
    {
      key: `http://${site}/#1`,
      columnID: 1,
      articleType: 0,
      aStatus: 1,
      title: 'Title 1',
      content: '<p>a</p><!--IMAGEARRAY#0--><p>b</p>',
      publishtime: clock(),
      source: 'River',
      originalTitle: 'Title 1',
      pictures: [picture],
      cover: [picture],
      picType: 1,
    },
  ]);
  expect(await place.columns()).toEqual(['River']);
  expect(await place.published()).toBe(1);
});

test('[wire W19] a picture of an older installation is known by its storage path from then on', async () => {
  const path = encodeURIComponent('图片存储;xy/202003/17/name.jpg');
  const picture = (query: string) => `<img src="/app_if/getImage?path=${query}">`;
  world = {
    '/feed': feed(item('1', `${picture(path)}${picture('')}<img src="/other.jpg?path=no">`)),
    [`/app_if/getImage?path=${path}`]: photo,
    '/app_if/getImage?path=': other,
    '/other.jpg?path=no': other,
  };
  await run(`http://${site}/feed`);
  expect(articles()[0]?.pictures).toHaveLength(3);
  expect(await place.paths()).toEqual([['xy/202003/17/name.jpg', articles()[0]?.pictures?.[0]?.url]]);
});

test('[K5] a second run doubles nothing, changes nothing and fetches no picture', async () => {
  world = { '/feed': feed(item('1', '<img src="/p.jpg">'), item('2')), '/p.jpg': photo };
  await run(`http://${site}/feed`);
  const before = JSON.stringify(articles());
  requests = [];
  const later = () => new Date('2026-03-09T00:00:00Z');
  expect(await run(`http://${site}/feed`, { clock: later })).toEqual({ ...none, unchanged: 2 });
  expect(requests).toEqual(['/feed']);
  expect(JSON.stringify(articles())).toBe(before);
});

test('[K5] an item that its source changed – imported again – is changed, and one without a date keeps its first date', async () => {
  world = { '/feed': feed(item('1'), item('2')) };
  await run(`http://${site}/feed`);
  world['/feed'] = feed(item('1', 'other words'), item('2'), item('3'));
  const later = () => new Date('2026-03-09T00:00:00Z');
  expect(await run(`http://${site}/feed`, { clock: later })).toEqual({
    ...none,
    new: 1,
    changed: 1,
    unchanged: 1,
  });
  expect(articles().map((one) => [one.content, one.publishtime])).toEqual([
    ['<p>other words</p>', clock()],
    ['<p>words</p>', clock()],
    ['<p>words</p>', later()],
  ]);
});

test('[K5] a picture that cannot be had stays linked or is left out, with a remark, and is tried again', async () => {
  const html =
    '<img src="https://10.0.0.9/inner.png"><p>a</p><img src="http://away.example/gone.jpg"><p>b</p><img src="/text.jpg"><p>c</p><img src="/p.jpg">';
  world = { '/feed': feed(item('1', html)), '/text.jpg': 'a web page', '/p.jpg': 503 };
  // A name that is public but answers nothing.
  const dead: OpenPublic = (url, options) =>
    url.includes('away.example') ? Promise.reject(new Error('no route')) : fetch(url, options);
  const first = await run(`http://${site}/feed`, { fetch: dead });
  expect(first.remarks).toHaveLength(4);
  const [article] = articles();
  // The picture of our own host was linked, but not over an insecure address with a port.
  expect(article?.pictures?.map((one) => one.url)).toEqual(['https://away.example/gone.jpg']);
  expect(article?.content).toBe('<p>a</p><!--IMAGEARRAY#0--><p>b</p><p>c</p>');
  world['/p.jpg'] = photo;
  const second = await run(`http://${site}/feed`);
  expect(second.changed).toBe(1);
  expect(articles()[0]?.content).toBe('<p>a</p><p>b</p><p>c</p><!--IMAGEARRAY#0-->');
});

test('[K5] with link pictures stay where they are and nothing but the source is fetched', async () => {
  const html = '<img src="http://img.example/1.png" width="640" height="480">';
  world = { '/feed': feed(item('1', html)) };
  expect(await run(`http://${site}/feed`, { link: true })).toEqual({ ...none, new: 1 });
  expect(requests).toEqual(['/feed']);
  expect(articles()[0]?.pictures).toEqual([
    { url: 'https://img.example/1.png', summary: '', width: 640, height: 480 },
  ]);
});

test('[K5] a picture beside the text leads the article, video and files are linked', async () => {
  const more =
    '<enclosure url="https://m.example/v.mp4" type="video/mp4" length="1"/><enclosure url="https://m.example/a%20b.pdf" type="application/pdf" length="7"/>' +
    '<enclosure url="/p.jpg" type="image/jpeg" length="1"/>';
  world = { '/feed': feed(item('1', 'words', more)), '/p.jpg': photo };
  await run(`http://${site}/feed`);
  expect(articles()[0]).toMatchObject({
    content: '<!--IMAGEARRAY#0--><p>words</p><!--VIDEOARRAY#0-->',
    videos: [{ url: 'https://m.example/v.mp4', cover: '', duration: 0 }],
    files: [{ name: 'a b.pdf', url: 'https://m.example/a%20b.pdf', size: 7 }],
  });
});

test('[K5] a headline repeated in the text is shown once', async () => {
  const source = await file('a.xml', feed(item('1', '<h1>Title 1</h1><p>words</p>')));
  await run(source);
  expect(articles()[0]?.content).toBe('<p>words</p>');
});

test('[K5] the name of a file is no caption', async () => {
  const html =
    '<img src="https://a.example/1.jpg" alt="DSC_20240724-152.jpg"><img src="https://a.example/2.jpg" alt="桥 2024">';
  await run(await file('a.xml', feed(item('1', html))), { link: true });
  expect(articles()[0]?.pictures?.map((one) => one.summary)).toEqual(['', '桥 2024']);
});

test('[K5] a text without end is refused', async () => {
  const source = await file('a.xml', feed(item('1', 'x'.repeat(16_000_000)), item('2')));
  expect(await run(source)).toMatchObject({
    new: 1,
    refused: [{ reason: expect.stringContaining('longer than') }],
  });
});

test('[K5] a broken item never stops the rest', async () => {
  const source = await file('a.xml', feed(item('1'), '<guid>2</guid>', item('3'), item('4')));
  const { store } = place;
  const failing = {
    ...store,
    saveDraft: async (...given: Parameters<typeof store.saveDraft>) => {
      if (given[0].title === 'Title 3') {
        throw new Error('too long for its column');
      }
      return store.saveDraft(...given);
    },
  };
  const summary = await run(source, { target: failing });
  expect(summary).toMatchObject({ new: 2, readable: true });
  expect(summary.refused.map((one) => one.reason)).toEqual([
    'neither a title nor a text',
    'too long for its column',
  ]);
});

test('[K5] a store that is gone ends the import instead of refusing everything', async () => {
  const source = await file('a.xml', feed(...Array.from({ length: 50 }, (_, k) => item(String(k)))));
  const gone = {
    ...place.store,
    saveDraft: async () => {
      throw new Error('connection lost');
    },
  };
  await expect(run(source, { target: gone })).rejects.toThrow('connection lost');
});

test('[K5] a dry run saves nothing, creates no column, fetches no picture and says the same', async () => {
  world = { '/feed': feed(item('1', '<img src="/p.jpg">'), item('2')), '/p.jpg': photo };
  expect(await run(`http://${site}/feed`, { dryRun: true })).toEqual({ ...none, new: 2 });
  expect([await place.published(), await place.columns(), requests]).toEqual([0, [], ['/feed']]);
  await run(`http://${site}/feed`);
  world['/feed'] = feed(item('1', '<img src="/p.jpg">'), item('2', 'other'));
  expect(await run(`http://${site}/feed`, { dryRun: true })).toEqual({ ...none, changed: 1, unchanged: 1 });
});

test('[K5] with a column everything goes into it', async () => {
  await place.addColumn(42);
  await run(await file('a.xml', feed(item('1'))), { columnID: 42 });
  expect(articles()[0]?.columnID).toBe(42);
  expect(await place.columns()).toEqual(['one']);
});

test('[K5] an item its source takes back is taken down', async () => {
  const news = { uri: 'urn:a:1', headline: 'Ice', body_text: 'words' };
  await run(await file('a.json', JSON.stringify(news)));
  expect(await place.published()).toBe(1);
  const canceled = JSON.stringify({ ...news, pubstatus: 'canceled' });
  const summary = await run(await file('b.json', canceled));
  expect(summary).toMatchObject({
    withdrawn: 1,
    refused: [{ where: 'urn:a:1', reason: 'its source says canceled' }],
  });
  expect(await place.published()).toBe(0);
  expect(await run(await file('b.json', canceled))).toMatchObject({ withdrawn: 0 });
});

test('[K5] the set of a picture item is an image article', async () => {
  const picture = (n: number) => ({
    type: 'picture',
    headline: `No ${n}`,
    renditions: [{ href: `https://a.example/${n}.jpg`, contenttype: 'image/jpeg' }],
  });
  const set = {
    uri: 'urn:a:2',
    type: 'picture',
    headline: 'Races',
    description_text: 'Horses',
    associations: [1, 2, 3].map(picture),
  };
  await run(await file('a.json', JSON.stringify(set)), { link: true });
  expect(articles()[0]).toMatchObject({ articleType: 1, content: '<p>Horses</p>', picType: 3 });
  expect(articles()[0]?.pictures?.map((one) => one.summary)).toEqual(['No 1', 'No 2', 'No 3']);
  expect(articles()[0]?.cover).toHaveLength(3);
});

test('[K5] progress is told at most once a second', async () => {
  const source = await file('a.xml', feed(...Array.from({ length: 30 }, (_, k) => item(String(k)))));
  let now = 0;
  const lines: string[] = [];
  const ticking = () => {
    now += 100;
    return new Date(now);
  };
  await run(source, { clock: ticking, log: (line) => lines.push(line) });
  const seconds = now / 1000;
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThanOrEqual(seconds);
  expect(lines[0]).toMatch(/^\d+ new, 0 changed/);
});

test.each([
  ['a web page', '<!DOCTYPE html><html><head></head></html>', 'a web page, not a feed'],
  ['nothing', '', 'empty'],
  ['plain text', 'hello', 'neither XML nor JSON'],
  ['a picture', '\u0089PNG', 'neither XML nor JSON'],
])('[K5] %s is refused as a whole', async (_, text, reason) => {
  const source = await file('a.txt', text);
  expect(await run(source)).toEqual({ ...none, readable: false, refused: [{ where: source, reason }] });
});

test('[K5] a source that is not there or leads inside is refused as a whole', async () => {
  expect(await run(join(folder, 'none.xml'))).toMatchObject({
    readable: false,
    refused: [{ reason: expect.stringContaining('cannot be opened: ENOENT') }],
  });
  expect(await run('http://inner.example/feed')).toMatchObject({
    readable: false,
    refused: [{ reason: expect.stringContaining('10.0.0.1') }],
  });
});
