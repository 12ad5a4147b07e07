import { readItems } from '@testing/importSources';
import { expect, test } from 'vitest';
import { readNinjs } from './ninjs.reader';

const read = (value: unknown) => readItems(readNinjs, value);

const text = { uri: 'urn:agency:1', headlines: [{ role: 'main', value: 'Ice on the pass' }] };

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
