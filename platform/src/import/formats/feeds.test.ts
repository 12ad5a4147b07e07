import { describe, expect, test } from 'vitest';
import type { ReadItem, SourceDraft } from '../reader.types';
import { readFeed } from './feeds.reader';

const context = {
  address: 'https://paper.example/feeds/all.xml',
  now: new Date('2026-01-01T00:00:00Z'),
  pages: false,
};

async function items(text: string): Promise<ReadItem[]> {
  async function* parts() {
    yield text;
  }
  const read: ReadItem[] = [];
  for await (const item of readFeed(parts, context)) {
    read.push(item);
  }
  return read;
}

async function drafts(text: string): Promise<SourceDraft[]> {
  return (await items(text)).flatMap((item) => (item.kind === 'draft' ? item.draft : []));
}

const rss = (
  item: string,
  channel = '<title>岷阳日报</title><link>https://paper.example/</link><language>zh-CN</language>',
) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"><channel>${channel}${item}</channel></rss>`;

describe('RSS', () => {
  test('[K5] the full text, its summary, author, tags, date and language are read', async () => {
    const [draft] = await drafts(
      rss(`<item><title>Bridge &amp;amp; road &lt;b&gt;open&lt;/b&gt;</title><link>/a/1</link><guid isPermaLink="false">n-1</guid>
        <description>&lt;p&gt;In short&lt;/p&gt;</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded>
        <dc:creator>周牧野</dc:creator><category>交通</category><category>交通</category><slash:comments>4</slash:comments>
        <pubDate>Thu, 05 Mar 2026 08:00:00 +0800</pubDate></item>`),
    );
    expect(draft).toMatchObject({
      key: 'https://paper.example/#n-1',
      title: 'Bridge & road open',
      link: 'https://paper.example/a/1',
      baseUrl: 'https://paper.example/a/1',
      html: '<p>Long</p>',
      abstract: 'In short',
      author: '周牧野',
      source: '岷阳日报',
      language: 'zh-CN',
      tags: ['交通'],
      columnPath: ['岷阳日报'],
      comments: 4,
      publishtime: new Date('2026-03-05T00:00:00Z'),
    });
  });

  test('[K5] a time without a zone is home time, one that cannot be read is none', async () => {
    const read = await drafts(
      rss(`<item><guid>a:1</guid><title>a</title><pubDate>2026-03-05 08:00:00</pubDate></item>
        <item><guid>a:2</guid><title>b</title><pubDate>yesterday</pubDate></item>`),
    );
    expect(read.map((one) => one.publishtime)).toEqual([new Date('2026-03-05T00:00:00Z'), undefined]);
  });

  test('[K5] media and enclosures become pictures, video and files', async () => {
    const [draft] = await drafts(
      rss(`<item><guid>a:1</guid><title>a</title><enclosure url="https://m.example/r.pdf" type="application/pdf" length="9"/>
        <enclosure url="https://m.example/s.mp3" length="1" type="audio/mpeg"/>
        <media:group><media:content url="https://m.example/low.mp4" type="video/mp4"/>
        <media:content url="https://m.example/high.mp4" type="video/mp4" isDefault="true" duration="61"/></media:group>
        <media:content url="https://m.example/p.jpg" medium="image" width="640" height="480"><media:description>Boats</media:description></media:content>
        <media:thumbnail url="https://m.example/t.jpg"/></item>`),
    );
    expect(draft).toMatchObject({
      pictures: [{ src: 'https://m.example/p.jpg', caption: 'Boats', width: 640, height: 480 }],
      media: [
        { kind: 'audio', src: 'https://m.example/s.mp3', duration: 0 },
        { kind: 'video', src: 'https://m.example/high.mp4', duration: 61, cover: 'https://m.example/t.jpg' },
      ],
      files: [{ src: 'https://m.example/r.pdf', name: 'r.pdf', size: 9 }],
    });
  });

  test('[K5] without an id the page is its name, without either its title and date within this feed are', async () => {
    const text = rss(
      '<item><title>a</title><link>https://paper.example/1</link></item><item><title>b</title></item>',
    );
    const [first, second] = await drafts(text);
    expect(first?.key).toBe('https://paper.example/1');
    expect(second?.key).toMatch(/^https:\/\/paper\.example\/#[0-9a-f]{24}$/);
    expect((await drafts(text))[1]?.key).toBe(second?.key);
  });

  test('[K5] an empty item is refused and the rest is read', async () => {
    const read = await items(
      rss('<item><guid>a:1</guid></item><item><guid>a:2</guid><title>b</title></item>'),
    );
    expect(read).toMatchObject([
      { kind: 'refused', where: 'a:1', reason: 'neither a title nor a text' },
      { kind: 'draft', where: 'a:2' },
    ]);
  });

  test('[K5] an entity declared in the text of one item – refuses that item alone', async () => {
    const read = await items(
      rss(`<item><guid>a:1</guid><title>a</title><description><![CDATA[<!DOCTYPE x [<!ENTITY a "b">]>]]></description></item>
        <item><guid>a:2</guid><title>b</title></item>`),
    );
    expect(read).toMatchObject([
      { kind: 'refused', where: 'a:1', reason: 'it declares entities' },
      { kind: 'draft', where: 'a:2' },
    ]);
  });

  test('[K5] an address of the kind javascript: is no page', async () => {
    const [draft] = await drafts(
      rss('<item><guid>a:1</guid><title>a</title><link>javascript:alert(1)</link></item>'),
    );
    expect(draft?.link).toBe('');
  });
});

describe('Atom', () => {
  test('[K5] content in base64 – a media type, or a whole text of it – is decoded', async () => {
    const packed = (text: string) => Buffer.from(text).toString('base64');
    const read = await drafts(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>u:f</id><entry><id>a:1</id><title>a</title>
        <content type="text/html" mode="base64">${packed('<p>隘口结冰，车辆绕行，明早七点再看。</p>')}</content></entry>
        <entry><id>a:2</id><title>b</title><content type="application/xhtml+xml">${packed('<p>Ice on the pass. Drivers go round by the river.</p>')}</content></entry></feed>`,
    );
    expect(read.map(({ html }) => html)).toEqual([
      '<p>隘口结冰，车辆绕行，明早七点再看。</p>',
      '<p>Ice on the pass. Drivers go round by the river.</p>',
    ]);
  });

  test('[K5] plain text stays plain, relative addresses follow xml:base', async () => {
    const [draft] = await drafts(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://atom.example/b/"><title>T</title><id>u:f</id><entry>
        <id>tag:atom.example,2026:1</id><title>1 &lt; 2</title><link rel="self" href="self"/><link href="c/d"/>
        <content type="text">a &lt;b&gt;\n\nc</content><published>2026-03-05T08:00:00Z</published><updated>2026-03-06T08:00:00Z</updated></entry></feed>`,
    );
    expect(draft).toMatchObject({
      key: 'tag:atom.example,2026:1',
      title: '1 < 2',
      link: 'https://atom.example/b/c/d',
      html: '<p>a &lt;b&gt;</p><p>c</p>',
      publishtime: new Date('2026-03-05T08:00:00Z'),
    });
  });
});

test('[K5] a JSON feed is read', async () => {
  const [draft] = await drafts(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      home_page_url: 'https://json.example/',
      items: [
        {
          id: '7',
          url: 'https://json.example/7',
          title: 'A & B',
          content_text: 'one\ntwo',
          image: 'https://json.example/7.png',
        },
      ],
    }),
  );
  expect(draft).toMatchObject({
    key: 'https://json.example/#7',
    title: 'A & B',
    html: '<p>one</p><p>two</p>',
    pictures: [{ src: 'https://json.example/7.png' }],
  });
});

test.each([
  ['text that is no feed', '<html><p>x</p></html>', 'not a feed'],
  ['markup that ends in the middle of a tag', '<rss version="2.0"><channel><item><title>a</ti', 'not a feed'],
  [
    'entities of its own',
    '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel/></rss>',
    'entities of its own',
  ],
])('[K5] %s is refused', async (_, text, reason) => {
  await expect(items(text)).rejects.toThrow(reason);
});
