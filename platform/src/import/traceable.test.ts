import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { slope } from '@testing/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportJob, importSource } from './import.service';

let fixture: OpenedImportFixture;
let folder: string;
const clock = () => new Date('2026-03-05T00:00:00Z');
beforeAll(async () => {
  fixture = await openImportFixture();
  folder = await mkdtemp(join(tmpdir(), 'traceable-test-'));
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

let files = 0;
/** Imports the text as a file into a site of its own. */
async function imported(text: string, config: object = {}, more: Partial<ImportJob> = {}) {
  const place = await fixture.place(() => clock().getTime(), config);
  files += 1;
  const source = join(folder, `${files}.xml`);
  await writeFile(source, text);
  const run = (again: Partial<ImportJob> = {}) =>
    importSource({
      source,
      link: true,
      target: place.store,
      media: place.media,
      clock,
      ...more,
      ...again,
    });
  return { place, run, summary: await run() };
}

const rss = (...items: string[]) =>
  `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>山报</title>${items
    .map(
      (inside, at) =>
        `<item><guid>${at}</guid><title>${at}</title><description>水</description>${inside}</item>`,
    )
    .join('')}</channel></rss>`;
const atom = (...entries: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><title>山报</title>${entries
    .map(
      (inside, at) => `<entry><id>urn:${at}</id><title>${at}</title><content>水</content>${inside}</entry>`,
    )
    .join('')}</feed>`;
const rdf = (inside: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>山报</title></channel><item rdf:about="https://a.example/1"><title>一</title><description>水</description>${inside}</item></rdf:RDF>`;

test.each([
  [
    'RSS',
    rss(
      '<source url="https://river.example/feed">河报</source><dc:source>湖报</dc:source>',
      '<dc:source>湖报</dc:source>',
      '<dc:source>https://lake.example/a/1</dc:source>',
      '<source url="https://river.example/feed"></source>',
      '',
    ),
    ['河报', '湖报', 'lake.example', '山报', '山报'],
  ],
  [
    'Atom',
    atom(
      '<source><title>河报</title></source>',
      '<source><title type="html">&lt;b&gt;河&lt;/b&gt;报</title></source>',
      '<dc:source>湖报</dc:source>',
      '',
    ),
    ['河报', '河报', '湖报', '山报'],
  ],
  ['RDF', rdf('<dc:source>湖报</dc:source>'), ['湖报']],
])(
  '[K24][K5] an item of %s – with a source of its own – names it, others the feed',
  async (_, text, sources) => {
    const { place } = await imported(text);
    expect(place.articles().map(({ source }) => source)).toEqual(sources);
  },
);

test('[K24][K12] a source list – with an item of a listed feed whose own source is on no list – refuses that one alone', async () => {
  const { place, summary } = await imported(
    rss(
      '<source url="https://x.example/f">河报</source>',
      '',
      '<source url="https://x.example/f">湖报</source>',
    ),
    { sources: ['山报', '湖报'] },
  );
  expect(summary.refused).toEqual([
    { where: expect.anything(), reason: 'its source 河报 is not on the source list of the site' },
  ]);
  expect(place.articles().map(({ source }) => source)).toEqual(['山报', '湖报']);
});

test('[K24] an article – imported – has its title and author at the source, whatever its length', async () => {
  const long = '长'.repeat(300);
  const { place } = await imported(
    `<rss version="2.0"><channel><title>山报</title><item><guid>1</guid><title>${long}</title><author>周 a@b.example</author><description>水</description></item></channel></rss>`,
  );
  const [one] = place.articles();
  expect([one?.originalTitle, one?.title.length]).toEqual([long, 200]);
});

test.each([
  ['of a county, without a word about it', {}, true],
  ['that asks for one', { editorRequired: 1 }, true],
  ['that asks for one with another word', { editorRequired: true, region: 'other' }, true],
  ['elsewhere, without a word about it', { region: 'other' }, false],
  ['that asks for none', { editorRequired: 0 }, false],
  ['that asks for none with another word', { editorRequired: false }, false],
])(
  '[K24][K12] an article without an editor – on a site %s – is refused where one is required',
  async (_, config, isRequired) => {
    const { place, run, summary } = await imported(rss('', ''), { editorRequired: undefined, ...config });
    const reason = 'it names no editor: --editor does';
    expect(summary.refused.map((one) => one.reason)).toEqual(isRequired ? [reason, reason] : []);
    expect(place.articles()).toHaveLength(isRequired ? 0 : 2);
    expect((await run({ editor: ' ' })).refused).toHaveLength(isRequired ? 2 : 0);
    expect(await run({ editor: '王岩' })).toMatchObject({ refused: [], [isRequired ? 'new' : 'changed']: 2 });
    expect(place.articles().map(({ credits }) => credits?.editor)).toEqual(['王岩', '王岩']);
  },
);

test('[K24][K12] an article with a picture that says it was generated – imported – has the label; others have none', async () => {
  const aigc = '{&quot;Label&quot;:&quot;1&quot;}';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:T="http://www.tc260.org.cn/ns/AIGC/1.0/" T:AIGC="${aigc}"/></rdf:RDF></x:xmpmeta>`;
  const generated = await slope(80, 60).withXmp(xmp).jpeg().toBuffer();
  const taken = await slope(60, 80).jpeg().toBuffer();
  const fetch: OpenPublic = async (url) => {
    async function* body() {
      yield url.endsWith('generated.jpg') ? generated : taken;
    }
    return { url, contentType: 'image/jpeg', body: body() };
  };
  const picture = (name: string) =>
    `<enclosure url="https://a.example/${name}.jpg" type="image/jpeg" length="1"/>`;
  const { place } = await imported(
    rss(picture('generated'), picture('taken'), ''),
    {},
    { link: false, fetch },
  );
  expect(place.articles().map(({ aiGenerated }) => aiGenerated)).toEqual([true, undefined, undefined]);
});
