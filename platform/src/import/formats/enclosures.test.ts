import { expect, test } from 'vitest';
import { fileName, mediaEnclosures, mediumOf, sized, sortEnclosures, thumbnails } from './enclosures.rules';

test.each([
  ['/a', 'image/jpeg', 'image'],
  ['/a', 'VIDEO/mp4', 'video'],
  ['/a', 'audio', 'audio'],
  ['/a', 'application/x-mpegURL', 'video'],
  ['/a', 'application/vnd.apple.mpegurl', 'video'],
  ['/a.jpg', 'x-image', 'file'],
  ['/a.JPG?b=c.mp3#d', '', 'image'],
  ['/a#b.mp3', '', 'file'],
  ['/a.jpeg', '', 'image'],
  ['/a.opus', 'application/octet-stream', 'audio'],
  ['/a.m3u8', '', 'video'],
  ['/a.mp4.txt', '', 'file'],
  ['/amp4', '', 'file'],
  ['/a.webp', 'application/pdf', 'file'],
])('[K5] a file %s – of the type “%s” – is of the kind %s', (url, type, medium) => {
  expect(mediumOf(url, type)).toBe(medium);
});

test.each([
  ['https://a.example/b/%E6%A1%A5.pdf?c=/d#/e', '桥.pdf'],
  ['https://a.example/', 'https://a.example/'],
  ['https://a.example/%E6', '%E6'],
])('[K5] the name of a file at %s – is %s', (url, name) => {
  expect(fileName(url)).toBe(name);
});

test('[K5] a size – of which a part is unknown – has the other alone', () => {
  expect([sized(1, 2), sized(1, undefined), sized(undefined, 2)]).toEqual([
    { width: 1, height: 2 },
    { width: 1 },
    { height: 2 },
  ]);
});

test('[K5] media of an item – in groups and alone – are one of each group, and all others', () => {
  const media = {
    description: { value: 'Item' },
    groups: [
      { contents: [{ url: '/1' }, { url: '/2', isDefault: true }] },
      { contents: [{ url: '/3', isDefault: false }, { url: '/4' }] },
      { contents: [] },
      {},
    ],
    contents: [
      { url: '/5', type: 'video/mp4', medium: 'audio', fileSize: 5, duration: 6, title: { value: 'Title' } },
      { medium: 'image' },
      { url: '/6', medium: 'image', width: 7, description: { value: 'Own' }, title: { value: 'Title' } },
    ],
  };
  const unknown = { type: '', size: 0, duration: 0 };
  expect(mediaEnclosures(media)).toEqual([
    { ...unknown, url: '/2', title: 'Item' },
    { ...unknown, url: '/3', title: 'Item' },
    { url: '/5', type: 'video/mp4', size: 5, duration: 6, title: 'Title' },
    { ...unknown, url: '/6', type: 'image', title: 'Own', width: 7 },
  ]);
  expect(mediaEnclosures({ contents: [{ url: '/1' }] })).toEqual([{ ...unknown, url: '/1', title: '' }]);
  expect([mediaEnclosures(undefined), mediaEnclosures({})]).toEqual([[], []]);
});

test('[K5] thumbnails of an item – its own, of its groups and contents – are in this order', () => {
  const media = {
    contents: [{ thumbnails: [{ url: '/3' }] }, {}],
    groups: [{ thumbnails: [{ url: '/2', height: 2 }] }, {}],
    thumbnails: [{ url: '/1', width: 1 }, { width: 3 }],
  };
  expect(thumbnails(media)).toEqual([
    { src: '/1', caption: '', width: 1 },
    { src: '/2', caption: '', height: 2 },
    { src: '/3', caption: '' },
  ]);
  expect([thumbnails(undefined), thumbnails({})]).toEqual([[], []]);
});

const one = (url: string, type: string, title = '') => ({ url, type, size: 3, duration: 4, title });

test('[K5] enclosures of an item – sorted – are pictures, files and media, each once', () => {
  const film = { ...one('/v', 'video'), width: 5, height: 6 };
  const given = [
    one('/p', 'image', 'Boats'),
    one('/p', 'image'),
    film,
    one('/a/f', 'x', 'Paper'),
    one('/a/g', 'x'),
  ];
  expect(sortEnclosures(given, [{ src: '/t', caption: '' }])).toEqual({
    pictures: [{ src: '/p', caption: 'Boats' }],
    media: [{ kind: 'video', src: '/v', cover: '/t', duration: 4, width: 5, height: 6 }],
    files: [
      { src: '/a/f', name: 'Paper', size: 3 },
      { src: '/a/g', name: 'g', size: 3 },
    ],
  });
});

test.each([
  [[], [{ src: '/t', caption: '' }]],
  [[one('/f', 'x')], [{ src: '/t', caption: '' }]],
  [[one('/s', 'audio')], []],
])('[K5] a thumbnail – beside %j – is a picture where there is nothing else to see', (given, pictures) => {
  expect(sortEnclosures(given, [{ src: '/t', caption: '' }]).pictures).toEqual(pictures);
  expect(sortEnclosures(given, []).pictures).toEqual([]);
  expect(
    sortEnclosures(given, [])
      .media.map(({ cover }) => cover)
      .join(),
  ).toBe('');
});
