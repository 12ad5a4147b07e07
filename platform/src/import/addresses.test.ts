import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { wxr } from '@testing/importSources';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importSource } from './import.service';

const clock = () => new Date('2026-03-05T00:00:00Z');
let folder = '';
let fixture: OpenedImportFixture;
let place: ImportFixture;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-addresses-'));
  fixture = await openImportFixture();
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  place = await fixture.place(() => clock().getTime());
});

/** Each says one address to a check and another one to a browser, or runs a script. */
const UNSAFE = [
  ...['/\\evil.example/x.jpg', '\\\\evil.example/x.jpg', '/\t/evil.example/x.jpg', '/\n/evil.example/x.jpg'],
  ...['https://river.example\\@evil.example/x.jpg', 'https://user:pw@evil.example/x.jpg'],
  ...['javascript:evil(1)', 'java\tscript:evil(1)', 'data:text/html,evil', 'vbscript:evil', 'file:///evil'],
];
/** Names its host, and becomes an address that names its scheme too. */
const OPEN = '//open.example/x.jpg';

const escaped = (text: string) => text.replace(/[<&"\t\n]/g, (character) => `&#${character.codePointAt(0)};`);
/** An address wherever a body may have one. */
const body = (raw: string) => {
  const url = escaped(raw);
  return `<p>河边<a href="${url}">桥</a></p><img src="${url}">${/\s/.test(raw) ? '' : `<img srcset="${url} 800w">`}
    <video src="${url}" poster="${url}"><track kind="captions" src="${url}"></video><audio src="${url}"></audio>
    <video><source src="${url}" type="video/mp4"></video><iframe src="${url}"></iframe>
    <figure><a href="${url}"><img src="https://good.example/p.jpg"></a></figure>`;
};

/** A feed or export of one item, in which the address stands in every field that keeps one. */
const sources: Readonly<Record<string, (url: string) => string>> = {
  'RSS feed': (raw) => {
    const url = escaped(raw);
    return `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
      xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>River</title>
      <link>https://river.example/</link><item><title>桥</title><link>${url}</link><guid>${url}</guid>
      <description><![CDATA[${body(raw)}]]></description><enclosure url="${url}" type="image/jpeg" length="1"/>
      <enclosure url="${url}" type="video/mp4" length="1"/><enclosure url="${url}" type="application/pdf" length="1"/>
      <media:content url="${url}" medium="image"/><media:thumbnail url="${url}"/><itunes:image href="${url}"/>
      </item></channel></rss>`;
  },
  'Atom feed': (raw) => {
    const url = escaped(raw);
    return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>River</title><id>urn:river</id>
      <link href="https://river.example/"/><entry><id>urn:river:1</id><title>桥</title><link href="${url}"/>
      <link rel="enclosure" href="${url}" type="image/jpeg"/><link rel="enclosure" href="${url}" type="video/mp4"/>
      <content type="html"><![CDATA[${body(raw)}]]></content></entry></feed>`;
  },
  'JSON feed': (url) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'River',
      home_page_url: 'https://river.example/',
      items: [
        {
          ...{ id: 'urn:river:1', title: '桥', url, external_url: url, image: url, banner_image: url },
          content_html: body(url),
          attachments: ['image/jpeg', 'video/mp4', 'application/pdf'].map((mime_type) => ({
            url,
            mime_type,
          })),
        },
      ],
    }),
  'WordPress export': (raw) => {
    const attachment = `<wp:attachment_url>${escaped(raw)}</wp:attachment_url>`;
    const cover =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta>';
    return wxr(
      { id: 2, type: 'attachment', status: 'inherit', guid: escaped(raw), more: attachment },
      { id: 1, title: '桥', content: body(raw), more: cover },
    ).replace('<link>https://wp.example/?p=1</link>', `<link>${escaped(raw)}</link>`);
  },
  'Ghost export': (url) =>
    JSON.stringify({
      data: {
        posts: [
          {
            ...{ id: '1', title: '桥', slug: url, html: body(url), feature_image: url, status: 'published' },
            published_at: '2026-03-05T08:00:00.000Z',
          },
        ],
      },
    }),
  'ninjs item': (url) =>
    JSON.stringify({
      ...{ uri: 'urn:river:1', type: 'text', headline: '桥', body_html: body(url) },
      renditions: {
        picture: { href: url, mimetype: 'image/jpeg' },
        film: { href: url, mimetype: 'video/mp4' },
      },
    }),
};

const STORED = {
  name: 'import addresses stored',
  text: `select string_agg(concat(a.item, ' ', a.content), ' ') as texts, count(*)::int as count from articles a
    where a.site_id = (select max(id) from sites)`,
};
async function storedFrom(text: string) {
  const source = join(folder, 'source');
  await writeFile(source, text);
  const { store: target, media, db } = place;
  const base = 'https://river.example/';
  const summary = await importSource({ source, base, link: true, target, media, clock });
  expect(summary).toMatchObject({ readable: true, new: 1 });
  return (await db.one<{ texts: string; count: number }>(STORED)) ?? { texts: '', count: 0 };
}

const cases = Object.entries(sources).flatMap(([name, source]) =>
  UNSAFE.map((url) => [name, url, source] as const),
);
test.each(cases)(
  '[K5][G10] %s – %j in every field that keeps an address – is imported without it',
  async (_, url, source) => {
    const { texts, count } = await storedFrom(source(url));
    expect(count).toBe(1);
    expect(texts.includes('https://good.example/p.jpg')).toBe(true);
    expect(texts.match(/.{0,60}(?:evil|script:).{0,20}/g)).toBeNull();
  },
);

test.each(Object.entries(sources))(
  '[K5][G10] %s – an address that begins with its host – keeps it with its scheme',
  async (_, source) => {
    const { texts } = await storedFrom(source(OPEN));
    expect(texts.includes('https://open.example/x.jpg')).toBe(true);
    expect(texts.match(/.{0,60}(?<!https:)\/\/open.{0,20}/g)).toBeNull();
  },
);
