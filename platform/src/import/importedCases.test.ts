import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainText } from '@platform/html/plainText';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportJob, importSource } from './import.service';

const clock = () => new Date('2026-03-05T00:00:00Z');
let folder = '';
let fixture: OpenedImportFixture;
let place: ImportFixture;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-test-'));
  fixture = await openImportFixture();
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  place = await fixture.place(() => clock().getTime());
});

async function run(content: string | Uint8Array, more: Partial<ImportJob> = {}) {
  const source = join(folder, 'source.xml');
  await writeFile(source, content);
  return importSource({ source, link: true, target: place.store, media: place.media, clock, ...more });
}

const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>River</title><link>https://river.example/</link>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`;
const titles = () => place.articles().map(({ title }) => title);

describe('bytes that are not of the encoding', () => {
  /** The item of that number has the byte 0xff in its text. */
  const withBadByte = (text: string) =>
    Buffer.concat(
      text.split('¤').flatMap((part, index) => [...(index > 0 ? [Buffer.of(0xff)] : []), Buffer.from(part)]),
    );

  test('[K5] one wrong byte – in one item of three – leaves the others, and names the item', async () => {
    const items = [1, 2, 3].map(
      (n) =>
        `<title>第${n}篇</title><link>https://river.example/${n}</link><description>沿线${n === 2 ? '¤' : ''}村民</description>`,
    );
    const summary = await run(withBadByte(rss(...items)));
    expect(titles()).toEqual(['第1篇', '第3篇']);
    expect(summary.refused).toEqual([
      { where: 'https://river.example/2', reason: expect.stringContaining('沿线\ufffd村民”') },
    ]);
  });

  test('[K5] one wrong byte – in a JSON feed or in the title of an item – leaves the others too', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'River',
      items: [
        { id: 'a:1', title: 'One ¤', content_text: 'x' },
        { id: 'a:2', title: 'Two', content_text: 'x' },
      ],
    };
    const summary = await run(withBadByte(JSON.stringify(feed)));
    expect(titles()).toEqual(['Two']);
    expect(summary.refused).toHaveLength(1);
  });

  test('[K5] a feed in GBK – which it does not declare – is read where its encoding is named, else refused with the option', async () => {
    const item = [...Array(12)].flatMap(() => [0xd6, 0xd0, 0xce, 0xc4]);
    const [before = '', after = ''] = rss(
      '<title>¤</title><guid>a:1</guid><description>x</description>',
    ).split('¤');
    const gbk = Buffer.concat([Buffer.from(before), Buffer.from(item), Buffer.from(after)]);
    const refused = await run(gbk);
    expect(refused).toMatchObject({
      readable: false,
      refused: [{ reason: expect.stringContaining('--encoding') }],
    });
    await run(gbk, { encoding: 'gbk' });
    expect(titles()).toEqual(['中文'.repeat(12)]);
  });
});

test('[K5] a packed file – zip, gzip or tar – is refused with what to do', async () => {
  const tar = Buffer.alloc(512);
  tar.write('feed.xml');
  tar.write('ustar', 257);
  for (const [kind, bytes] of [
    ['zip', Buffer.from('PK\u0003\u0004feed.xml')],
    ['gzip', gzipSync(rss())],
    ['tar', tar],
  ] as const) {
    expect((await run(bytes)).refused).toEqual([
      { where: expect.anything(), reason: `a ${kind} file: unpack it first` },
    ]);
  }
});

describe('items that share a key', () => {
  const notice = (n: number) =>
    `<title>公告${n}</title><link>https://river.example/list</link><description>${n}</description><pubDate>Wed, 0${n} May 2024 10:00:00 +0800</pubDate>`;

  test('[K5] items of one page – without ids – are articles of their own, with a remark, and unchanged the next time', async () => {
    const first = await run(rss(notice(1), notice(2)));
    expect(first).toMatchObject({ new: 2, changed: 0, refused: [] });
    expect(first.remarks.map(({ reason }) => reason)).toEqual(
      Array(2).fill('another item of this feed has the same page; it is kept as an article of its own'),
    );
    expect(await run(rss(notice(2), notice(1)))).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect(await run(rss(notice(3), notice(2), notice(1)))).toMatchObject({
      new: 1,
      changed: 0,
      unchanged: 2,
    });
  });

  test('[K5] items of one id – on the same page – are one article, the newest, and unchanged the next time', async () => {
    const version = (n: number) => `<guid>https://river.example/1</guid>${notice(n).replace('/list', '/1')}`;
    const feed = rss(version(1), version(2));
    expect(await run(feed)).toMatchObject({
      new: 1,
      changed: 0,
      refused: [{ reason: 'another item of this feed has the same id' }],
    });
    expect(titles()).toEqual(['公告2']);
    expect(await run(feed)).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  });

  test('[K5] items of one id – on different pages – are articles of their own', async () => {
    const item = (n: number) => `<guid isPermaLink="false">0</guid>${notice(n).replace('/list', `/${n}`)}`;
    expect(await run(rss(item(1), item(2)))).toMatchObject({ new: 2, changed: 0 });
    expect(await run(rss(item(1), item(2)))).toMatchObject({ unchanged: 2 });
  });

  test('[K5] the same item – twice in a feed, without an id – is one article; with another text it is another', async () => {
    const undated = (text: string) =>
      `<title>公告</title><link>https://river.example/list</link><description>${text}</description>`;
    expect(await run(rss(undated('一'), undated('一')))).toMatchObject({ new: 1, refused: [{}] });
    expect(await run(rss(undated('甲'), undated('乙')))).toMatchObject({ new: 2, refused: [] });
  });
});

describe('fields of a feed', () => {
  test('[K5] a date without a zone – is site time; one that cannot be read – is a remark', async () => {
    const item = (n: number, date: string) =>
      `<title>${n}</title><guid>a:${n}</guid><description>t</description><pubDate>${date}</pubDate>`;
    const summary = await run(rss(item(1, '2024/5/1 8:30:00'), item(2, 'dom, 02 ott 2022 18:55:00 GMT')));
    expect(place.articles()[0]?.publishtime.toISOString()).toBe('2024-05-01T00:30:00.000Z');
    expect(summary).toMatchObject({
      new: 2,
      remarks: [
        {
          where: 'a:2',
          reason: expect.stringContaining('its date “dom, 02 ott 2022 18:55:00 GMT” cannot be read'),
        },
      ],
    });
  });

  test('[K5] an item without a text – with its title alone, with a picture or with a file – is a remark where its title stands alone', async () => {
    const item = (n: number, more = '') => `<title>${n}</title><guid>a:${n}</guid>${more}`;
    const picture = '<description><![CDATA[<img src="https://river.example/a.jpg">]]></description>';
    const file = '<enclosure url="https://river.example/a.pdf" type="application/pdf" length="9"/>';
    const summary = await run(
      rss(item(1), item(2, '<description> </description>'), item(3, picture), item(4, file)),
    );
    expect(summary.new).toBe(4);
    const reason = 'it has no text: its title stands alone';
    expect(summary.remarks).toEqual(['a:1', 'a:2'].map((where) => ({ where, reason })));
  });

  test('[K5] plain text – with angle brackets and ampersands – is all of the title, the summary and the headline of the page', async () => {
    const title = 'Using <details> & <summary>';
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'River',
      items: [
        { id: 'a:1', title, summary: 'Why <b>?', content_text: 'x' },
        { id: 'a:2', title: 'AT&T < 3 > 2', content_text: 'x' },
      ],
    };
    await run(JSON.stringify(feed));
    const [marked, plain] = place.articles();
    expect(marked).toMatchObject({
      title: 'Using &lt;details&gt; &amp; &lt;summary&gt;',
      attAbstract: 'Why &lt;b&gt;?',
    });
    expect(plain?.title).toBe('AT&T < 3 > 2');
    expect(plainText(marked?.title ?? '')).toBe(title);
  });

  test.each([
    ['1:02:03', 3723],
    ['62:03', 3723],
    ['3723', 3723],
    ['01:02:03.4', 3723],
    ['PT1H2M3S', 3723],
    ['1h 2m 3s', 3723],
    ['45 min', 2700],
    ['soon', 0],
  ])(
    '[K5] a podcast – its duration %s – has %i seconds, its cover and its summary',
    async (duration, seconds) => {
      const namespace = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';
      const item = `<title>早新闻</title><guid>a:1</guid><itunes:duration>${duration}</itunes:duration><itunes:image href="https://river.example/c.jpg"/><itunes:summary>今天的三条新闻。</itunes:summary><itunes:author>周牧野</itunes:author><enclosure url="https://river.example/c.mp3" length="0" type="audio/mpeg"/>`;
      await run(rss(item).replace('<rss', `<rss ${namespace}`));
      expect(place.articles()[0]).toMatchObject({
        attAbstract: '今天的三条新闻。',
        credits: { author: '周牧野' },
        cover: [{ url: 'https://river.example/c.jpg' }],
        videos: [
          { url: 'https://river.example/c.mp3', duration: seconds, cover: 'https://river.example/c.jpg' },
        ],
      });
      expect(place.articles()[0]?.content).toContain('今天的三条新闻。');
    },
  );
});

describe('WordPress', () => {
  const wxr = (...items: string[]) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>River</title><wp:base_blog_url>https://river.example</wp:base_blog_url>${items.join('')}</channel></rss>`;
  const item = (id: number, type: string, content: string, more = '') =>
    `<item><title>${type} ${id}</title><guid>https://river.example/?p=${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 00:30:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

  test('[K5] records of a type of their own – are named with their reason, and taken where the type is named', async () => {
    const source = wxr(item(2, 'news', '正文'), item(3, 'nav_menu_item', ''), item(4, 'nav_menu_item', ''));
    expect(await run(source)).toMatchObject({
      new: 0,
      refused: [
        { reason: 'of type news, which was not asked for (--types news)' },
        { where: 'nav_menu_item', reason: '2 of this type are no articles' },
      ],
    });
    expect(await run(source, { types: ['news'] })).toMatchObject({ new: 1 });
    expect(place.articles()[0]?.publishtime.toISOString()).toBe('2024-05-01T00:30:00.000Z');
  });

  test('[K5] a synced block – also one in another – stands in its post; one that the export lacks is a remark', async () => {
    const block = (id: number) => `<!-- wp:block {"ref":${id}} /-->`;
    const summary = await run(
      wxr(
        item(1, 'post', `<!-- wp:paragraph --><p>前</p><!-- /wp:paragraph -->${block(7)}${block(404)}`),
        item(7, 'wp_block', `<p>共用</p>${block(8)}${block(7)}`),
        item(8, 'wp_block', '<p>内层</p>'),
      ),
    );
    expect(place.articles()[0]?.content).toMatch(/^<p>前<\/p><p>共用<\/p><p>内层<\/p>/);
    expect(summary.remarks).toMatchObject([{ reason: 'its synced blocks 404 are not in the export' }]);
  });

  test('[K5] footnotes – stored beside the post – stand where their block does, else at its end', async () => {
    const notes = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"a","content":"注 <em>一</em>"},{"id":"b","content":"注二"}]]]></wp:meta_value></wp:postmeta>`;
    const text =
      '<!-- wp:paragraph --><p>说<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup></p><!-- /wp:paragraph -->';
    await run(
      wxr(item(1, 'post', `${text}<!-- wp:footnotes /--><p>尾</p>`, notes), item(2, 'post', text, notes)),
    );
    const list = '<ol><li>注 <em>一</em></li><li>注二</li></ol>';
    expect(place.articles().map(({ content }) => content)).toEqual([
      `<p>说<sup>1</sup></p>${list}<p>尾</p>`,
      `<p>说<sup>1</sup></p>${list}`,
    ]);
  });
});

describe('Ghost', () => {
  const ghost = (post: object) =>
    JSON.stringify({
      db: [
        {
          data: {
            posts: [
              {
                id: '1',
                uuid: 'u',
                slug: 's',
                title: 'Post',
                html: '<p>x</p>',
                type: 'post',
                status: 'published',
                visibility: 'public',
                ...post,
              },
            ],
          },
        },
      ],
    });

  test('[K5] a date of Ghost – without a zone – is UTC; one that cannot be read is a remark', async () => {
    await run(ghost({ published_at: '2024-05-01 00:30:00' }));
    expect(place.articles()[0]?.publishtime.toISOString()).toBe('2024-05-01T00:30:00.000Z');
    expect((await run(ghost({ uuid: 'v', published_at: 'soon' }))).remarks).toMatchObject([
      { reason: expect.stringContaining('“soon” cannot be read') },
    ]);
  });
});
