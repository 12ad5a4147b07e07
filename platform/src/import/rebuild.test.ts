import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildDocuments } from '@platform/articles/rebuild/rebuild.service';
import { importError } from '@platform/fetching/refused';
import { type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { wxr } from '@testing/importSources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importSource } from './import.service';

const clock = () => new Date('2026-03-05T00:00:00Z');
const PICTURE = 'https://wp.example/river.jpg';

/** A source of each family, with what its items may have: pictures, sound, film, tags, authors, an abstract, a language. */
const sources = {
  'export.xml': wxr({
    id: 1,
    content: `<p>One <b>word</b></p><img src="${PICTURE}" alt="River"><p>གཙང་པོ།</p>`,
    more:
      '<category domain="category" nicename="town">Town</category>' +
      '<category domain="post_tag" nicename="river">River</category>',
  }),
  'feed.xml': `<rss version="2.0"><channel><title>River</title><link>https://feed.example/</link><language>de</language>
    <item><guid isPermaLink="false">a</guid><title>Fluss</title><author>a@feed.example (Anna Zhu)</author><category>Wasser</category>
      <pubDate>Thu, 05 Mar 2026 08:00:00 +0800</pubDate><description><![CDATA[<p>Wasser</p><table><tr><td>1</td></tr></table>]]></description>
      <enclosure url="https://feed.example/a.mp3" type="audio/mpeg" length="1"/></item>
    <item><guid isPermaLink="false">b</guid><title>Film</title><description>Text</description>
      <enclosure url="https://feed.example/b.mp4" type="video/mp4" length="1"/></item></channel></rss>`,
  'feed.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'River',
    items: [
      { id: 'c', title: 'Lake', content_text: 'words', image: PICTURE, tags: ['lake'], summary: 'Water' },
    ],
  }),
  'item.json': JSON.stringify({
    uri: 'urn:agency:1',
    standard: { name: 'ninjs', version: '2.1' },
    type: 'text',
    firstcreated: '2026-03-05T00:00:00Z',
    headlines: [{ value: 'Bridge' }],
    bodies: [{ contenttype: 'text/html', value: '<p>Closed</p>' }],
    by: 'Bo Lin',
  }),
};

let fixture: OpenedImportFixture;
let folder: string;
beforeAll(async () => {
  fixture = await openImportFixture();
  folder = await mkdtemp(join(tmpdir(), 'import-rebuild-'));
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

test('[decision 006] imported articles – their documents rebuilt – have the documents that the import made', async () => {
  const { db, store, media, published } = await fixture.place(() => clock().getTime());
  const fetch = async (url: unknown) => {
    throw importError(`${url} is not fetched here`);
  };
  for (const [name, text] of Object.entries(sources)) {
    const source = join(folder, name);
    await writeFile(source, text);
    const done = await importSource({ source, link: true, target: store, media, fetch, clock });
    expect([name, done]).toMatchObject([name, { refused: [], readable: true }]);
  }
  expect(await published()).toBe(5);
  const documents = async () => {
    const text = 'select id, item, content from articles order by id';
    const rows = await db.query<{ item: string; content: string }>({ name: 'test imported', text });
    return rows.map(({ item, content }) => [JSON.parse(item), JSON.parse(content)]);
  };
  const before = await documents();
  await db.script(
    `update articles set content = (content::jsonb - 'wordCount')::text, item = (item::jsonb - 'textTitle')::text, document_version = 3`,
  );
  expect(await documents()).not.toEqual(before);
  const failed = (error: unknown) => {
    throw error;
  };
  await rebuildDocuments(db, { log: () => undefined, failed });
  expect(await documents()).toEqual(before);
});
