import { readItems } from '@testing/importSources';
import { expect, test } from 'vitest';
import { readNinjs } from './ninjs.reader';

const read = (value: unknown) => readItems(readNinjs, value);

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

test('[K5] a text that is not JSON – read as ninjs – is refused', async () => {
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
