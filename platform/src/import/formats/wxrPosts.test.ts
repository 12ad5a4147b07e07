import { readItems, WXR_HEAD, type WxrPost, wxr, wxrItem } from '@testing/importSources';
import { expect, test } from 'vitest';
import { readWxr } from './wxr.reader';

const read = (text: string, pages = false) => readItems(readWxr, text, { pages });

const meta = (key: string, words: string) =>
  `<wp:postmeta><wp:meta_key> ${key} </wp:meta_key><wp:meta_value>${words}</wp:meta_value></wp:postmeta>`;
const file = (id: number, url: string, more: string): WxrPost => ({
  ...{ id, type: 'attachment', status: 'inherit' },
  more: `<wp:attachment_url> ${url} </wp:attachment_url>${more}`,
});

test('[K5] a post – with a cover and a gallery – has the words of its own pictures alone', async () => {
  const cover = meta('_thumbnail_id', ' 21 ');
  const alt = meta('_wp_attachment_image_alt', 'Boats');
  const children = [
    file(21, '/21.jpg', `<wp:post_parent>5</wp:post_parent>${alt}`),
    file(22, '/22.mp3', '<wp:post_parent>5</wp:post_parent>'),
    file(23, '/23.png', '<wp:post_parent>5</wp:post_parent>'),
    file(24, '/24.png', '<wp:post_parent>6</wp:post_parent>'),
  ];
  const [first, ...others] = await read(wxr({ id: 5, content: '[gallery]', more: cover }, ...children));
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    where: 'https://wp.example/?p=5',
    draft: {
      html: '<figure><img src="/21.jpg" alt="Boats"><figcaption></figcaption></figure><figure><img src="/23.png" alt=""><figcaption></figcaption></figure>',
      pictures: [{ src: '/21.jpg', caption: 'Boats' }],
    },
  });
});

test('[K5] a cover’s caption – goes before its description for those who do not see it', async () => {
  const words = meta('_wp_attachment_image_alt', 'Boats');
  const [item] = await read(
    wxr({ id: 5, more: meta('_thumbnail_id', '21') }, file(21, '/21.jpg', words)).replace(
      /(<title>Post 21.*?)<excerpt:encoded><!\[CDATA\[/,
      '$1<excerpt:encoded><![CDATA[<b>At</b> noon',
    ),
  );
  expect(item).toMatchObject({ draft: { pictures: [{ src: '/21.jpg', caption: 'At noon' }] } });
});

const category = (nicename: string, name: string, domain = 'category') =>
  `<category domain="${domain}" nicename="${nicename}">${name}</category>`;

test.each([
  ['of none', '', ['River Paper'], []],
  ['of the unnamed one', category('uncategorized', 'Uncategorized'), ['River Paper'], []],
  ['of one that is not listed', category('sport', ' Sport '), ['Sport'], []],
  [
    'of two, and twice tagged',
    category('news', 'News') +
      category('town', 'Town') +
      category('a', 'A', 'post_tag') +
      category('a', 'A', 'post_tag'),
    ['News'],
    ['A', 'Town'],
  ],
  ['of a ring', category('hen', 'Hen'), ['Egg', 'Hen'], []],
  ['under one that is not listed', category('leaf', 'Leaf'), ['branch', 'Leaf'], []],
  [
    'of a kind of its own, without a name',
    `<category>Old</category>${category('', '', 'post_tag')}${category('x', 'X', 'post_format')}`,
    ['Old'],
    [],
  ],
])('[K5] a post %s – stands under the right categories', async (_, more, columnPath, tags) => {
  const listed = (nicename: string, parent: string, name: string) =>
    `<wp:category><wp:category_nicename>${nicename}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${name}</wp:cat_name></wp:category>`;
  const text = wxr({ id: 1, more }).replace(
    '<item>',
    `${listed('hen', 'egg', 'Hen')}${listed('egg', 'hen', 'Egg')}${listed('leaf', 'branch', 'Leaf')}<item>`,
  );
  expect(await read(text)).toMatchObject([{ draft: { columnPath, tags } }]);
});

const bare = (fields: string, channel = '') =>
  `<rss xmlns:wp="w" xmlns:dc="d" xmlns:content="c" xmlns:excerpt="e"><channel>${channel}<item>${fields}<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

test('[K5] an export that says little – is read with what there is', async () => {
  const fields =
    '<title> A\n\nB </title><wp:post_id> 7 </wp:post_id><dc:creator>su</dc:creator><excerpt:encoded>In &lt;b&gt;short&lt;/b&gt;</excerpt:encoded><title>C</title>';
  expect(await read(bare(fields))).toMatchObject([
    {
      where: 'post 7',
      draft: {
        ...{
          key: expect.stringMatching(/^wp::7#/),
          title: 'A B',
          html: '',
          abstract: 'In short',
          link: '',
          baseUrl: undefined,
        },
        ...{ author: 'su', source: '', language: '', columnPath: [], tags: [], pictures: [], comments: 0 },
        publishtime: undefined,
      },
    },
  ]);
});

test.each([
  ['<wp:post_date_gmt>2026-03-05 08:00:00</wp:post_date_gmt><pubDate>2026-03-06T08:00:00Z</pubDate>', 5],
  ['<pubDate>Fri, 06 Mar 2026 08:00:00 +0000</pubDate><wp:post_date>2026-03-07 16:00:00</wp:post_date>', 6],
  ['<wp:post_date>2026-03-07 16:00:00</wp:post_date>', 7],
])('[K5] dates %s – the surest is taken, of 8 o’clock on March %i', async (dates, day) => {
  expect(await read(bare(`<title>A</title>${dates}`))).toMatchObject([
    { draft: { publishtime: new Date(`2026-03-0${day}T08:00:00Z`) } },
  ]);
});

test.each([
  [
    '<wp:base_blog_url>http://blog.example/x//</wp:base_blog_url><link>https://wp.example</link>',
    'blog.example/x',
    'http://blog.example/1',
  ],
  ['<link>https://wp.example/</link>', 'wp.example', 'https://wp.example/1'],
  ['<link></link><image><link>https://other.example</link></image>', '', undefined],
])(
  '[K5] the site of a channel %s – is the source of its posts’ keys, and their pages are addresses of it',
  async (channel, source, page) => {
    expect(await read(bare('<title>A</title><link>/1</link>', channel))).toMatchObject([
      { where: '/1', draft: { key: expect.stringMatching(`^wp:${source}:/1(#|$)`), baseUrl: page } },
    ]);
  },
);

test('[K5] a post without a link – on a site with an address – is read from there', async () => {
  const channel = '<link>https://wp.example</link>';
  expect(await read(bare('<title>A</title>', channel))).toMatchObject([
    { draft: { baseUrl: 'https://wp.example' } },
  ]);
});

test.each([
  ['auto-draft', 'a draft'],
  ['pending', 'not yet approved'],
  ['trash', 'in the trash'],
  ['inherit', 'an earlier version'],
  ['archived', 'its status is archived'],
  ['', 'its status is missing'],
])('[K5] a post of the status “%s” – is refused as %s', async (status, reason) => {
  expect(await read(wxr({ id: 1, status }))).toMatchObject([{ where: 'https://wp.example/?p=1', reason }]);
});

test('[K5] a post – with a title or a text alone – is read', async () => {
  const items = await read(wxr({ id: 1, title: '' }, { id: 2, content: '' }));
  expect(items.map(({ kind }) => kind)).toEqual(['draft', 'draft']);
});

test('[K5] text that is no export, or ends in the middle – is refused as a whole, or from there', async () => {
  await expect(read('words')).rejects.toThrow('not well-formed from line 1');
  await expect(read('<rss><channel>')).rejects.toThrow('not well-formed at its end');
  const items = await read(`${WXR_HEAD}${wxrItem({ id: 1 })}`);
  expect(items).toMatchObject([
    { kind: 'draft' },
    { where: 'rest of the file', reason: expect.stringContaining('not well-formed at its end: ') },
  ]);
});
