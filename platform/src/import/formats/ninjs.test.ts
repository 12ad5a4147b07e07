import { expect, test } from 'vitest';
import type { ReadItem } from '../reader.types';
import { readNinjs } from './ninjs.reader';

async function read(value: unknown): Promise<ReadItem[]> {
  async function* parts() {
    yield typeof value === 'string' ? value : JSON.stringify(value);
  }
  const items: ReadItem[] = [];
  const context = { address: undefined, now: new Date('2026-03-05T00:00:00Z'), pages: false };
  for await (const item of readNinjs(parts, context)) {
    items.push(item);
  }
  return items;
}

const text = { uri: 'urn:agency:1', headlines: [{ role: 'main', value: 'Ice on the pass' }] };

test('[K5] HTML is preferred to plain text, text for machines is left', async () => {
  const bodies = [
    { role: 'text', contenttype: 'text/plain', value: 'plain' },
    { role: 'html', contentType: 'text/html', value: '<p>html</p>' },
    { role: 'nitf', contentType: 'application/xml', value: '<NITF/>' },
  ];
  expect(await read({ ...text, bodies })).toMatchObject([
    { draft: { title: 'Ice on the pass', html: '<p>html</p>' } },
  ]);
  expect(await read({ ...text, bodies: bodies.slice(0, 1) })).toMatchObject([
    { draft: { html: '<p>plain</p>' } },
  ]);
});

test('[K5] the names of version 1 are read too', async () => {
  const item = {
    uri: 'urn:agency:1',
    headline: 'Old',
    body_html: '<p>b</p>',
    byline: 'Su Man',
    associations: {
      photo: {
        type: 'picture',
        renditions: { main: { href: 'https://a.example/1.jpg', mimetype: 'image/jpeg' } },
      },
    },
  };
  expect(await read(item)).toMatchObject([
    {
      draft: {
        title: 'Old',
        html: '<p>b</p>',
        author: 'Su Man',
        pictures: [{ src: 'https://a.example/1.jpg' }],
      },
    },
  ]);
});

test.each(['canceled', 'withheld'])('[K5] an item that is %s is taken back', async (pubStatus) => {
  expect(await read({ ...text, pubStatus })).toMatchObject([{ kind: 'withdrawn', key: 'urn:agency:1' }]);
});

test.each([
  ['no uri', { headlines: [] }, 'uri is missing'],
  ['an empty uri', { uri: ' ' }, 'uri is missing'],
  ['no headline', { uri: 'a' }, 'no headline'],
  ['nothing to show', text, 'neither a text nor a picture'],
  ['an event', { ...text, type: 'event' }, 'of type event'],
  ['bodies of a wrong kind', { ...text, bodies: 7 }, 'not ninjs: bodies'],
  [
    'an embargo',
    { ...text, body_text: 'b', embargoed: '2026-03-06T00:00:00Z' },
    'embargoed until 2026-03-06',
  ],
  ['no object', 7, 'not ninjs'],
])('[K5] an item with %s is refused', async (_, item, reason) => {
  expect(await read([item, { ...text, body_text: 'b' }])).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining(reason) },
    { kind: 'draft' },
  ]);
});

test('[K5] an embargo that is over holds nothing back', async () => {
  expect(await read({ ...text, body_text: 'b', embargoed: '2026-03-04T00:00:00Z' })).toMatchObject([
    { kind: 'draft' },
  ]);
});

test('[K5] without a headline the first sentence is the title', async () => {
  expect(await read({ uri: 'a', body_text: '隘口结冰。车辆绕行。' })).toMatchObject([
    { draft: { title: '隘口结冰。' } },
  ]);
});

test('[K5] of several sizes the largest that is not too large is taken', async () => {
  const rendition = (width: number) => ({
    href: `https://a.example/${width}`,
    contentType: 'image/jpeg',
    width,
    height: 9,
  });
  const renditions = [120, 3000, 9000].map(rendition);
  expect(await read({ ...text, type: 'picture', renditions })).toMatchObject([
    { draft: { kind: 'images', pictures: [{ src: 'https://a.example/3000', width: 3000 }] } },
  ]);
});

test('[K5] what is no JSON is refused', async () => {
  await expect(read('{"uri":')).rejects.toThrow('not JSON');
});

test('[K5] nesting without end does not end the import', async () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const item = JSON.stringify({ ...text, body_text: 'b' });
  expect(await read(`[${deep},${item}]`)).toMatchObject([{ kind: 'refused' }, { kind: 'draft' }]);
});

test('[K5] a list under `item`, an item with `guid` for `uri` – is read', async () => {
  const { uri, ...unnamed } = { ...text, body_text: 'b' };
  expect(await read({ item: [{ ...unnamed, guid: 'urn:newsml:a.example:7' }] })).toMatchObject([
    { kind: 'draft', where: 'urn:newsml:a.example:7', draft: { key: 'urn:newsml:a.example:7' } },
  ]);
});

test.each([[{ name: 'no news' }], [[{ id: 1 }, { id: 2 }]], [{ dependencies: {} }]])(
  '[K5] JSON of another kind, %j – is refused as a whole',
  async (value) => {
    await expect(read(value)).rejects.toThrow('JSON, but neither ninjs');
  },
);

const rendition = (href: string, contenttype: string, more: object = {}) => ({ href, contenttype, ...more });
const film = rendition('https://a.example/f.mp4', 'video/mp4', { duration: 95_400, width: 640, height: 360 });
const still = rendition('https://a.example/f.jpg', 'image/jpeg', { width: 320 });

test('[K5] an item – with all it may say – brings date, link, author, source, language and tags', async () => {
  const item = {
    ...text,
    uri: 'https://a.example/7',
    headlines: [
      { role: 'short', value: 'Ice' },
      { role: 'main', value: 'Ice on\n\nthe pass' },
    ],
    descriptions: [
      { role: 'credit', value: 'Su Man' },
      { role: 'summary', value: 'In <short>' },
    ],
    bodies: [
      { contenttype: 'text/html', role: 'enriched', value: '<p>web</p>' },
      { role: 'rich', value: '<p>rich</p>' },
      { contenttype: 'text/html', value: '<p>last</p>' },
    ],
    by: 'Zhou Muye',
    language: 'en-US',
    contentcreated: '2026-03-01T08:00:00Z',
    versioncreated: '2026-03-02T08:00:00Z',
    infosources: [{ name: 'Agency' }],
    subjects: [{ name: ' traffic ' }, { name: '' }, { name: 'ice' }],
    subject: ['ice', ...'abcdefghi'].map((name) => ({ name })),
    associations: [{ type: 'video', renditions: [film, still] }],
  };
  expect(await read(item)).toMatchObject([
    {
      where: 'https://a.example/7',
      draft: {
        title: 'Ice on the pass',
        html: '<p>rich</p>',
        abstract: 'In <short>',
        publishtime: new Date('2026-03-01T08:00:00Z'),
        link: 'https://a.example/7',
        author: 'Zhou Muye',
        source: 'Agency',
        language: 'en-US',
        tags: ['traffic', 'ice', ...'abcdefgh'],
        columnPath: ['Agency'],
        pictures: [],
        media: [{ src: film.href }],
        kind: 'news',
      },
    },
  ]);
});

test.each([
  ['urn:newsml:agency.example:2026:1', ['agency.example']],
  ['https://a.example:8080/1', ['a.example:8080']],
  ['http://a.example/1', ['a.example']],
  ['tag:1', []],
  ['x urn:newsml:agency.example:1', []],
])('[K5] an item without a source, %s – is filed under its provider %j', async (uri, columnPath) => {
  const link = uri.startsWith('http') ? uri : '';
  const [item] = await read({ ...text, uri, body_text: 'b' });
  expect(item).toMatchObject({ draft: { source: '', columnPath, link } });
});

test('[K5] an item with a copyright holder – names them as its source before others', async () => {
  const item = { ...text, body_text: 'b', copyrightholder: 'Holder', infosources: [{ name: 'Agency' }] };
  expect(await read(item)).toMatchObject([{ draft: { source: 'Holder', columnPath: ['Holder'] } }]);
});

test('[K5] a film – with a still and a length in milliseconds – is a video with its cover in seconds', async () => {
  const video = {
    ...text,
    type: 'video',
    renditions: [{ ...film, href: '' }, still, { ...film, duration: 95_400 }],
  };
  expect(await read(video)).toMatchObject([
    {
      draft: {
        kind: 'video',
        pictures: [],
        media: [{ kind: 'video', src: film.href, cover: still.href, duration: 95, width: 640, height: 360 }],
      },
    },
  ]);
  const sound = rendition('https://a.example/f.mp3', 'audio/mpeg', { duration: 86_400 });
  expect(await read({ ...text, type: 'audio', body_text: 'b', renditions: [sound, still] })).toMatchObject([
    {
      draft: {
        kind: 'news',
        pictures: [],
        media: [{ kind: 'audio', src: sound.href, cover: still.href, duration: 86_400 }],
      },
    },
  ]);
  expect(await read({ ...text, renditions: [film] })).toMatchObject([
    { draft: { kind: 'video', media: [{ cover: '' }] } },
  ]);
});

test.each([
  ['a graphic alone', { type: 'graphic', renditions: [still] }, 'images', 'Ice on the pass'],
  [
    'a picture with a text',
    { type: 'picture', body_text: 'b', renditions: [still] },
    'news',
    'Ice on the pass',
  ],
  ['a picture of no kind', { renditions: [still] }, 'news', 'Ice on the pass'],
  ['a picture with a film', { type: 'picture', renditions: [film, still] }, 'video', 'Ice on the pass'],
  [
    'a picture with a description',
    { type: 'picture', renditions: [still], description_text: 'Cars\n\nwait' },
    'images',
    'Cars wait',
  ],
])('[K5] %s – is read as its own kind, with a caption', async (_, more, kind, caption) => {
  const usable = [rendition('', 'image/png'), rendition('https://a.example/x.pdf', 'application/pdf')];
  const renditions = [...usable, ...more.renditions];
  expect(await read({ ...text, ...more, renditions })).toMatchObject([
    { draft: { kind, pictures: [{ src: still.href, caption }] } },
  ]);
});

test.each([
  [[4000, 4001], 4000],
  [[4001, 5000], 5000],
  [[undefined, 7], 7],
])('[K5] of pictures %j wide – the one of %j is taken', async (widths, width) => {
  const renditions = widths.map((wide) => rendition('https://a.example/p', 'image/png', { width: wide }));
  expect(await read({ ...text, renditions })).toMatchObject([{ draft: { pictures: [{ width }] } }]);
});

test.each([
  [
    'a text that is HTML and does not say so',
    { bodies: [{ value: '<p class="a">b</p>' }] },
    '<p class="a">b</p>',
  ],
  ['a heading', { bodies: [{ contenttype: 'text/plain', value: '<h2>b</h2>' }] }, '<h2>b</h2>'],
  ['a comparison', { bodies: [{ value: '1 <p 2' }] }, '<p>1 &lt;p 2</p>'],
  [
    'text for machines alone',
    { bodies: [{ contenttype: 'application/xml', value: '<a/>' }] },
    '<p>In short</p>',
  ],
  ['XHTML of version 1', { body_xhtml: '<p>x</p>' }, '<p>x</p>'],
])('[K5] a body of %s – becomes HTML', async (_, body, html) => {
  expect(await read({ ...text, ...body, description_text: 'In short' })).toMatchObject([
    { draft: { html, abstract: html === '<p>In short</p>' ? '' : 'In short' } },
  ]);
});

test.each([
  ['One. Two', 'One.'],
  ['one\ntwo', 'one'],
  ['字'.repeat(80), '字'.repeat(60)],
])('[K5] without a headline – of %j – the title is %j', async (body, title) => {
  expect(await read({ uri: 'a', body_text: body })).toMatchObject([{ draft: { title } }]);
});

test('[K5] an item without a name, or with marks alone for a text – is refused with its place', async () => {
  const items = [{ ...text, body_text: 'b' }, { uri: '' }, { uri: 'a', body_text: '…' }, { uri: 7 }];
  expect(await read(items)).toMatchObject([
    { kind: 'draft' },
    { kind: 'refused', where: 'item 2', reason: 'not ninjs: item: uri is missing' },
    { kind: 'refused', where: 'a', reason: 'no headline' },
    { kind: 'refused', where: 'item 4', reason: expect.stringContaining('not ninjs: uri') },
  ]);
  expect(await read([])).toEqual([]);
});

test('[K5] an embargo – that ends now – holds nothing back, and one taken back says by whom', async () => {
  const now = { ...text, body_text: 'b', embargoed: '2026-03-05T00:00:00Z' };
  expect(await read([now, { ...text, pubStatus: 'Canceled' }])).toMatchObject([
    { kind: 'draft' },
    { kind: 'withdrawn', reason: 'its source says canceled' },
  ]);
});
