import { expect, test } from 'vitest';
import type { ReadItem } from '../reader.types';
import { readWxr } from './wxr.reader';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>River Paper</title><link>https://wp.example</link><language>en-US</language><wp:base_blog_url>https://wp.example</wp:base_blog_url>
<wp:author><wp:author_login>drolma</wp:author_login><wp:author_display_name><![CDATA[Drolma Yangjin]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[News]]></wp:cat_name></wp:category>
<wp:category><wp:category_nicename>town</wp:category_nicename><wp:category_parent>news</wp:category_parent><wp:cat_name><![CDATA[Town]]></wp:cat_name></wp:category>`;

interface Post {
  id: number;
  title?: string;
  content?: string;
  status?: string;
  type?: string;
  more?: string;
  guid?: string;
}

const post = ({
  id,
  title = `Post ${id}`,
  content = 'words',
  status = 'publish',
  type = 'post',
  more = '',
  guid = `https://wp.example/?p=${id}`,
}: Post) =>
  `<item><title>${title}</title><link>https://wp.example/?p=${id}</link><guid isPermaLink="false">${guid}</guid><dc:creator><![CDATA[drolma]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2026-03-05 08:00:00</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

async function read(text: string, pages = false): Promise<ReadItem[]> {
  // Small pieces, so that tags and characters are parted.
  async function* parts() {
    for (let from = 0; from < text.length; from += 97) {
      yield text.slice(from, from + 97);
    }
  }
  const items: ReadItem[] = [];
  for await (const item of readWxr(parts, { address: undefined, now: new Date(0), pages })) {
    items.push(item);
  }
  return items;
}

const wxr = (...posts: Post[]) => `${HEAD}${posts.map(post).join('')}</channel></rss>`;

test('[K5] a post brings its place, tags, author, date and the number of its comments', async () => {
  const comment = (id: number, parent: number) =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_content><![CDATA[so]]></wp:comment_content></wp:comment>`;
  const more = `<category domain="category" nicename="town"><![CDATA[Town]]></category><category domain="category" nicename="sport">Sport</category><category domain="post_tag" nicename="bridge">Bridge</category>${comment(1, 0)}${comment(2, 1)}`;
  expect(await read(wxr({ id: 5, title: 'A &amp;amp; B', more }))).toMatchObject([
    {
      kind: 'draft',
      draft: {
        key: 'wp:wp.example:https://wp.example/?p=5',
        title: 'A & B',
        link: 'https://wp.example/?p=5',
        author: 'Drolma Yangjin',
        source: 'River Paper',
        language: 'en-US',
        columnPath: ['News', 'Town'],
        tags: ['Bridge', 'Sport'],
        comments: 2,
        publishtime: new Date('2026-03-05T08:00:00Z'),
      },
    },
  ]);
});

test('[K5] what is not published is refused with its reason, and so is a page that was not asked for', async () => {
  const posts: Post[] = [
    { id: 1, status: 'draft' },
    { id: 2, status: 'private' },
    { id: 3, status: 'future' },
    { id: 4, more: '<wp:post_password>open sesame</wp:post_password>' },
    { id: 5, type: 'page' },
    { id: 6, title: '', content: '' },
    { id: 7, type: 'nav_menu_item' },
    { id: 8 },
  ];
  const items = await read(wxr(...posts));
  expect(items.map((item) => (item.kind === 'refused' ? item.reason : item.kind))).toEqual([
    'a draft',
    'private',
    'scheduled, not yet published',
    'protected by a password',
    'a page, and pages were not asked for',
    'neither a title nor a text',
    'draft',
  ]);
  const withPages = await read(wxr(...posts), true);
  expect(withPages.filter((item) => item.kind === 'draft')).toHaveLength(2);
});

test('[K5] pictures that come after their post are found', async () => {
  const attachment = (id: number, parent: number) => ({
    id,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>https://wp.example/${id}.jpg</wp:attachment_url>`,
  });
  const cover =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[22]]></wp:meta_value></wp:postmeta>';
  const [item] = await read(
    wxr({ id: 5, content: '[gallery]', more: cover }, attachment(21, 5), attachment(22, 0)),
  );
  expect(item).toMatchObject({ draft: { pictures: [{ src: 'https://wp.example/22.jpg' }] } });
  expect(item).toMatchObject({ draft: { html: expect.stringContaining('https://wp.example/21.jpg') } });
});

test('[K5] an export that breaks off gives what stood before and says where it broke', async () => {
  const items = await read(`${HEAD}${post({ id: 1 })}${post({ id: 2 })}<item><title>x</tilte></item>`);
  expect(items.map((item) => item.kind)).toEqual(['draft', 'draft', 'refused']);
  expect(items[2]).toMatchObject({
    where: 'rest of the file',
    reason: expect.stringMatching(/not well-formed from line 4/),
  });
});

test('[K5] entities of its own are not expanded', async () => {
  const text = wxr({ id: 1, title: '&grow;' }).replace(
    '<rss',
    '<!DOCTYPE rss [<!ENTITY grow "xxxxxxxxxx">]><rss',
  );
  const items = await read(text);
  expect(JSON.stringify(items)).not.toContain('xxxxxxxxxx');
});

test('[K5] posts of one number – from two exports of one address – are told apart by their guid', async () => {
  const [first] = await read(wxr({ id: 5, guid: 'https://old.example/?p=5' }));
  const [second] = await read(wxr({ id: 5, guid: 'https://new.example/?p=5' }));
  expect(first).toMatchObject({ draft: { key: 'wp:wp.example:https://old.example/?p=5' } });
  expect(second).toMatchObject({ draft: { key: 'wp:wp.example:https://new.example/?p=5' } });
});

test('[K5] posts without a guid – are known by the site’s address and their number', async () => {
  expect(await read(wxr({ id: 5, guid: '' }))).toMatchObject([{ draft: { key: 'wp:wp.example:5' } }]);
});

test('[K5] two posts of one guid – both stay, and the second is reported', async () => {
  const posts: Post[] = [
    { id: 5, guid: 'a', title: 'One' },
    { id: 6, guid: 'a', title: 'Two' },
  ];
  const [first, second] = await read(wxr(...posts));
  expect(first).not.toHaveProperty('remark');
  expect(second).toMatchObject({
    draft: { title: 'Two', key: expect.stringMatching(/^wp:wp\.example:a#[0-9a-f]{16}$/) },
    remark: expect.stringContaining('same guid'),
  });
});
