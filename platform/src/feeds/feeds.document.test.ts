import { expect, test } from 'vitest';
import { atom, type Feed, jsonFeed, rss } from './feeds.document';
import { newsSitemap, robots, sitemap, sitemapIndex } from './sitemaps.document';

const published = new Date('2031-03-05T01:30:00Z');
const updated = new Date('2031-03-06T02:40:00Z');
const full = {
  ...{
    id: 'id1',
    url: 'u1',
    title: '一<',
    summary: '摘一',
    author: '者一',
    published,
    updated,
    language: 'bo',
  },
  ...{
    isAiGenerated: false,
    tags: ['春', '耕'],
    media: [
      { url: 'a.mp4', seconds: 9 },
      { url: 'b.jpg', seconds: 0 },
    ],
  },
};
const bare = { ...full, id: 'id2', url: 'u2', title: '二', summary: '', language: '', tags: [], media: [] };
const feed: Feed = {
  ...{ title: '报', description: '述', home: 'home', self: 'self', language: 'zh-CN', icon: 'icon' },
  ...{ updated: new Date('2031-03-07T00:00:00Z'), entries: [full, bare] },
};

test('[K13] a feed as RSS – with media, tags and a language, and without – has each value in its own element', () => {
  const text = rss(feed);
  for (const part of [
    '<title>报</title><link>home</link><description>述</description><language>zh-CN</language>',
    '<lastBuildDate>Fri, 07 Mar 2031 00:00:00 GMT</lastBuildDate><atom:link href="self" rel="self" type="application/rss+xml"/>',
    '<item><title>一&lt;</title><link>u1</link><guid isPermaLink="true">id1</guid><description>摘一</description>',
    '<pubDate>Wed, 05 Mar 2031 01:30:00 GMT</pubDate><dc:creator>者一</dc:creator><dc:language>bo</dc:language>',
    '<category>春</category><category>耕</category><enclosure url="a.mp4" length="0" type="video/mp4"/></item>',
    '<item><title>二</title><link>u2</link>',
  ])
    expect(text).toContain(part);
  expect([text.match(/<enclosure/g)?.length, text.match(/dc:language/g)?.length]).toEqual([1, 2]);
});

test('[K13] a feed as Atom – with media, tags and a language, and without – has each value in its own element', () => {
  const text = atom(feed);
  for (const part of [
    'xml:lang="zh-CN"><id>self</id><title>报</title><subtitle>述</subtitle><updated>2031-03-07T00:00:00.000Z</updated>',
    '<link rel="self" type="application/atom+xml" href="self"/><link rel="alternate" type="text/html" href="home"/><icon>icon</icon>',
    '<entry xml:lang="bo"><id>id1</id><title>一&lt;</title><link rel="alternate" type="text/html" href="u1"/>',
    '<published>2031-03-05T01:30:00.000Z</published><updated>2031-03-06T02:40:00.000Z</updated><author><name>者一</name></author><summary>摘一</summary>',
    '<category term="春"/><category term="耕"/><link rel="enclosure" type="video/mp4" href="a.mp4"/><link rel="enclosure" type="image/jpeg" href="b.jpg"/></entry>',
    '<entry><id>id2</id>',
  ])
    expect(text).toContain(part);
  expect(atom({ ...feed, icon: '' })).not.toContain('<icon>');
});

test('[K13] a feed as JSON – with media, tags and a language, and without – has each value in its own field', () => {
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title: '报',
    description: '述',
    home_page_url: 'home',
  };
  const dates = {
    date_published: published.toISOString(),
    date_modified: updated.toISOString(),
    authors: [{ name: '者一' }],
  };
  expect(JSON.parse(jsonFeed(feed))).toEqual({
    ...{ ...head, feed_url: 'self', language: 'zh-CN', icon: 'icon' },
    items: [
      {
        ...{
          id: 'id1',
          url: 'u1',
          title: '一<',
          content_text: '摘一',
          summary: '摘一',
          ...dates,
          tags: ['春', '耕'],
          language: 'bo',
        },
        attachments: [
          { url: 'a.mp4', mime_type: 'video/mp4', duration_in_seconds: 9 },
          { url: 'b.jpg', mime_type: 'image/jpeg' },
        ],
      },
      {
        id: 'id2',
        url: 'u2',
        title: '二',
        content_text: '二',
        summary: '',
        ...dates,
        tags: [],
        attachments: [],
      },
    ],
  });
  expect(JSON.parse(jsonFeed({ ...feed, icon: '' }))).not.toHaveProperty('icon');
});

test('[K24] feeds – with a generated article and others – give its kind of source alone', () => {
  const mixed = { ...feed, entries: [full, { ...bare, isAiGenerated: true }] };
  const kind = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
  const tag = `<Iptc4xmpExt:DigitalSourceType>${kind}</Iptc4xmpExt:DigitalSourceType>`;
  const lastOf = (text: string) => text.slice(text.search(/<(?:item|entry)>(?:<id>id2|<title>二)/));
  for (const write of [rss, atom]) {
    const text = write(mixed);
    expect([text.split(tag).length, lastOf(text).split(tag).length]).toEqual([2, 2]);
    expect(text).toContain('xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"');
  }
  const { items } = JSON.parse(jsonFeed(mixed));
  expect(items.map(({ _iptc }: { _iptc?: object }) => _iptc)).toEqual([
    undefined,
    { digital_source_type: kind },
  ]);
});

test('[K13] sitemaps – of parts, of pages, of news in three languages – have each address with its own date', () => {
  expect(sitemapIndex(['a', 'b'])).toContain(
    '<sitemap><loc>a</loc></sitemap><sitemap><loc>b</loc></sitemap></sitemapindex>',
  );
  expect(
    sitemap([
      { url: 'a', changed: updated },
      { url: 'b', changed: published },
    ]),
  ).toContain(
    '<url><loc>a</loc><lastmod>2031-03-06T02:40:00.000Z</lastmod></url><url><loc>b</loc><lastmod>2031-03-05T01:30:00.000Z</lastmod></url>',
  );
  const news = newsSitemap('澜川', 'zh-CN', [full, bare, { ...bare, language: 'en-GB' }]);
  expect(news).toContain(
    '<url><loc>u1</loc><news:news><news:publication><news:name>澜川</news:name><news:language>bo</news:language></news:publication><news:publication_date>2031-03-05T01:30:00.000Z</news:publication_date><news:title>一&lt;</news:title></news:news></url>',
  );
  expect([...news.matchAll(/<news:language>([^<]+)/g)].map(([, language]) => language)).toEqual([
    'bo',
    'zh-cn',
    'en',
  ]);
});

test('[K13] robots – of two sites of a host – are kept from copies and led to both sitemaps of each', () => {
  const lines = robots('http://a', ['', '?siteId=2']).split('\n');
  expect(lines.filter((line) => line.startsWith('Sitemap'))).toEqual([
    'Sitemap: http://a/sitemap.xml',
    'Sitemap: http://a/news-sitemap.xml',
    'Sitemap: http://a/sitemap.xml?siteId=2',
    'Sitemap: http://a/news-sitemap.xml?siteId=2',
  ]);
  for (const flag of ['isPreview', 'yl', 'isView', 'ck', 'cms', 'inCmsPage', 'ticket'])
    expect(lines).toEqual(expect.arrayContaining([`Disallow: /*?${flag}=`, `Disallow: /*&${flag}=`]));
  expect(lines).toContain('Disallow: /desk/');
});
