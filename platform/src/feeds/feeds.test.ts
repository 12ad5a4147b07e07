import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { ConfigChange } from '@platform/sites/defaultConfig';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { anArticle } from '@testing/anArticle';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let picture: string;
beforeAll(async () => {
  platform = await startPlatform();
  ({ picture } = await seedNewsroom(platform));
  await platform.writer.saveDraft(
    anArticle({
      key: 'odd',
      title: 'A < B & "C" ]]> \u0007',
      attAbstract: '<b>x</b> & y',
      publishtime: new Date('2031-03-01T08:00:00+08:00'),
    }),
    200,
  );
});
afterAll(() => platform.close());

const ORIGIN = 'http://paper.test';
const { news, draft, tibetan } = seeded.articles;
const idOf = (id: number) => `${ORIGIN}/pad/content/content_${id}.html`;

describe('[K13] a column as a feed', () => {
  test('[K13] RSS: full ids, dates, absolute addresses, media, language', async () => {
    const answer = await platform.get('/feeds/1.rss');
    expect(answer.headers['content-type']).toBe('application/rss+xml;charset=UTF-8');
    const feed = parseRssFeed(answer.text);
    expect(feed).toMatchObject({ title: '要闻 – 澜川', language: 'zh-CN' });
    const item = feed.items?.find(({ guid }) => guid?.value === idOf(news));
    expect(item).toMatchObject({
      title: '清水进了柳湾',
      description: '柳湾村的苹果园用上了水库的水。',
      link: expect.stringMatching(/^http:\/\/paper\.test\/content\/2031-03\/05\/content_101\.html$/),
      enclosures: [{ url: `${ORIGIN}/media/00/film.mp4`, type: 'video/mp4' }],
      categories: [{ name: '水利' }],
    });
    expect(Number.isNaN(Date.parse(String(item?.pubDate)))).toBe(false);
    expect(feed.items?.some(({ guid }) => guid?.value === idOf(draft))).toBe(false);
  });

  test('[K13] Atom: the same articles, each with its own language where it has one', async () => {
    const answer = await platform.get('/feeds/1.atom');
    const feed = parseAtomFeed(answer.text);
    expect(feed.entries?.find(({ id }) => id === idOf(news))?.links).toContainEqual({
      rel: 'enclosure',
      type: 'image/jpeg',
      href: ORIGIN + picture,
    });
    expect(answer.text).toContain(`<entry xml:lang="bo"><id>${idOf(tibetan)}</id>`);
  });

  test('[K13] JSON Feed 1.1', async () => {
    const answer = await platform.get('/feeds/1.json');
    expect(answer.headers['content-type']).toBe('application/feed+json;charset=UTF-8');
    const feed = parseJsonFeed(answer.json());
    expect(feed.feed_url).toBe(`${ORIGIN}/feeds/1.json`);
    expect(feed.items?.find(({ id }) => id === idOf(news))).toMatchObject({
      authors: [{ name: '林晚舟' }],
      attachments: [
        { url: `${ORIGIN}/media/00/film.mp4`, mime_type: 'video/mp4', duration_in_seconds: 83 },
        { url: ORIGIN + picture, mime_type: 'image/jpeg' },
      ],
    });
  });

  test('[K13] an edited article – keeps its date and has the time of its change', async () => {
    const publishtime = new Date('2031-03-02T08:00:00+08:00');
    const edited = (title: string) => anArticle({ key: 'edited', title, publishtime });
    await platform.writer.saveDraft(edited('渡口停航'), 202);
    platform.clock.forward(3_600_000);
    const changed = new Date(platform.clock.now());
    await platform.writer.saveDraft(edited('渡口停航三天'));
    platform.clock.forward(600_000);
    const json = parseJsonFeed((await platform.get('/feeds/1.json')).json());
    expect(json.items?.find(({ id }) => id === idOf(202))).toMatchObject({
      title: '渡口停航三天',
      date_published: publishtime.toISOString(),
      date_modified: changed.toISOString(),
    });
    const atom = parseAtomFeed((await platform.get('/feeds/1.atom')).text);
    const entry = atom.entries?.find(({ id }) => id === idOf(202));
    expect([entry?.published, entry?.updated].map((date) => Date.parse(String(date)))).toEqual([
      publishtime.getTime(),
      changed.getTime(),
    ]);
  });

  test('[K8] markup in a title – in RSS and Atom – is escaped as text', async () => {
    const plain = {
      rss: 'A &lt; B &amp; &quot;C&quot; ]]&gt; ',
      atom: 'A &lt; B &amp; &quot;C&quot; ]]&gt; ',
    };
    for (const [ending, title] of Object.entries(plain)) {
      const { text } = await platform.get(`/feeds/1.${ending}`);
      expect(text).toContain(title.trimEnd());
      expect(text).not.toContain('\u0007');
    }
    expect(parseRssFeed((await platform.get('/feeds/1.rss')).text).items?.at(-1)?.description).toBe('x & y');
  });

  test('[K13] column 0 is the whole site; a column holds those below it; an empty one is an empty feed', async () => {
    const titles = async (path: string) => parseRssFeed((await platform.get(path)).text).items?.length ?? 0;
    const [all, first, child, none] = [
      await titles('/feeds/0.rss'),
      await titles('/feeds/1.rss'),
      await titles('/feeds/2.rss'),
      await titles('/feeds/5.rss'),
    ];
    expect([all > first, first > child, child, none]).toEqual([true, true, 1, 0]);
  });

  test.each(['/feeds/99.rss', '/feeds/1.xml', '/feeds/x.rss', '/feeds/1', '/feeds/1.rss.atom'])(
    '[A3] %s is 404',
    async (path) => {
      expect((await platform.get(path)).status).toBe(404);
    },
  );

  test('[K13] a reader that has it is told so, by tag and by date', async () => {
    const { headers } = await platform.get('/feeds/1.rss');
    const again = (more: Record<string, string>) => platform.get('/feeds/1.rss', more);
    expect((await again({ 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await again({ 'if-none-match': `W/${headers.etag}` })).status).toBe(304);
    expect((await again({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await again({ 'if-modified-since': String(headers['last-modified']) })).status).toBe(304);
    expect((await again({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  });
});

describe('[K13] sitemaps', () => {
  test('[K13] the index leads to its parts, which hold every published article once', async () => {
    const index = await platform.get('/sitemap.xml');
    expect(index.text.match(/<loc>[^<]+<\/loc>/g)).toEqual([`<loc>${ORIGIN}/sitemap-1.xml</loc>`]);
    const { text } = await platform.get('/sitemap-1.xml');
    const ids = [...text.matchAll(/content_(\d+)\.html<\/loc><lastmod>/g)].map(([, id]) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(news);
    expect(ids).not.toContain(draft);
    expect((await platform.get('/sitemap-2.xml')).status).toBe(404);
    expect((await platform.get('/sitemap-0.xml')).status).toBe(404);
  });

  test('[K13][wire W13] an article of a day’s first hours – while Greenwich has the day before – has the address of the site’s day', async () => {
    const publishtime = new Date('2031-02-01T03:00:00+08:00');
    await platform.writer.saveDraft(anArticle({ key: 'early', title: '早班船', publishtime }), 201);
    platform.clock.forward(600_000);
    expect((await platform.get('/sitemap-1.xml')).text).toContain('/content/2031-02/01/content_201.html');
    expect((await platform.get('/feeds/1.json')).text).toContain('/content/2031-02/01/content_201.html');
  });

  test('[K13] the news sitemap has the last two days only', async () => {
    const { text } = await platform.get('/news-sitemap.xml');
    expect(text).toContain('content_101.html');
    expect(text).toContain('<news:language>zh-cn</news:language>');
    expect(text).toContain('<news:language>bo</news:language>');
    expect(text).toContain('<news:publication_date>2031-03-0');
    expect(text).not.toContain('content_200.html');
  });

  test('[K13] robots.txt keeps machines off the copies and names the sitemaps', async () => {
    const { text, headers } = await platform.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
    for (const line of [
      'Disallow: /*?isPreview=',
      'Disallow: /*&ck=',
      'Disallow: /*?cms=',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      `Sitemap: ${ORIGIN}/news-sitemap.xml`,
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });
});

describe('[G3][A19] a site that is not for everybody', () => {
  const files = ['/feeds/0.rss', '/feeds/1.atom', '/feeds/1.json', '/sitemap.xml', '/sitemap-1.xml'];

  test.each<[string, ConfigChange]>([
    ['xyAuth 2', { xyApi: { xyAuth: 2 } }],
    ['a closed paper', { canUse: false }],
  ])('[G3] %s: programs, which bring no token, get nothing of it', async (_, change) => {
    await platform.configure(change);
    for (const file of [...files, '/news-sitemap.xml']) {
      const { status, text } = await platform.get(file);
      expect([file, status]).toEqual([file, 404]);
      expect(text).not.toMatch(/清水|content_/);
    }
    expect((await platform.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    await platform.configure({ xyApi: { xyAuth: 1 } });
    for (const file of files) expect((await platform.get(file)).status).toBe(200);
    await platform.configure({});
  });
});

describe('[A17][K13] several sites on one host', () => {
  let both: TestPlatform;
  beforeAll(async () => {
    both = await startPlatform();
    await seedNewsroom(both);
    const config = { appName: '邻县', templatePath: '/neighbour' };
    await saveSite(both.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config, version: 1 });
    await saveColumn(both.db, {
      ...{ site: 2, id: 1, parent: 0, name: '邻县要闻', style: '101', order: 1, topCount: 0, topic: false },
      doc: {},
    });
    const sites = await createSiteFinder(both.db, both.clock.now, '').all();
    const second = sites.find(({ id }) => id === 2);
    if (!second) throw new Error('no second site');
    const writer = createArticleWriter(both.db, second, both.clock.now);
    await writer.saveDraft(anArticle({ key: 'n', columnID: 1, title: '邻县修路' }), 101);
    both.clock.forward(61_000);
  });
  afterAll(() => both.close());
  const text = async (path: string) => (await both.get(path)).text;

  test.each(['/feeds/1.rss', '/feeds/0.atom', '/feeds/1.json', '/sitemap-1.xml', '/news-sitemap.xml'])(
    '[A17] %s: the second one’s own where it is named, the first one’s else',
    async (path) => {
      const [first, second] = [await text(path), await text(`${path}?siteId=2`)];
      const own = path.startsWith('/sitemap') ? 'siteId=2|/neighbour/|content_101' : '邻县';
      expect(second).toMatch(new RegExp(own));
      expect(second).not.toContain('清水');
      expect(first).not.toContain('邻县');
      expect(first).not.toBe(second);
    },
  );

  test('[A17] it names itself with its own address; robots lead to the sitemaps of both', async () => {
    const feed = parseJsonFeed(await text('/feeds/1.json?siteId=2'));
    expect(feed.feed_url).toBe(`${ORIGIN}/feeds/1.json?siteId=2`);
    expect(await text('/sitemap.xml?siteId=2')).toContain(`${ORIGIN}/sitemap-1.xml?siteId=2`);
    const robots = await text('/robots.txt');
    for (const query of ['', '?siteId=2']) {
      expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml${query}\n`);
      expect(robots).toContain(`Sitemap: ${ORIGIN}/news-sitemap.xml${query}\n`);
    }
  });

  test('[wire W10] of a number that is nobody’s there is nothing', async () => {
    expect((await both.get('/feeds/1.rss?siteId=7')).status).toBe(404);
    expect(await text('/feeds/0.rss?siteId=7')).not.toMatch(/清水|邻县/);
  });
});
