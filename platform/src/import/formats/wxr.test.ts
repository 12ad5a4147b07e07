import { readItems, WXR_HEAD, type WxrPost, wxr, wxrItem } from '@testing/importSources';
import { expect, test } from 'vitest';
import { readWxr } from './wxr.reader';

const read = (text: string, pages = false) => readItems(readWxr, text, { pages });

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

test('[K5] posts that are not published, and pages without --pages – are refused with their reason', async () => {
  const posts: WxrPost[] = [
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
    '1 of this type are no articles',
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
  const items = await read(
    `${WXR_HEAD}${wxrItem({ id: 1 })}${wxrItem({ id: 2 })}<item><title>x</tilte></item>`,
  );
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
  const posts: WxrPost[] = [
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

/** An export whose site says no address; its post no guid, unless it is given. */
const nameless = (title: string, { guid = '', link = '' } = {}) =>
  wxr({ id: 5, guid, title })
    .replace('<link>https://wp.example</link>', '')
    .replace('<wp:base_blog_url>https://wp.example</wp:base_blog_url>', '')
    .replace('<link>https://wp.example/?p=5</link>', link);

test('[K5] posts of one number – of exports without address and guid – are known by their page’s host', async () => {
  const [one] = await read(nameless('One', { link: '<link>https://one.example/a</link>' }));
  const [two] = await read(nameless('Two', { link: '<link>https://two.example/b</link>' }));
  expect([one, two]).toMatchObject([
    { draft: { key: 'wp:one.example:5' } },
    { draft: { key: 'wp:two.example:5' } },
  ]);
});

test.each(['', '5'])(
  '[K5] posts of one number – of exports without any address, guid “%s” – stay apart and are reported',
  async (guid) => {
    const keyOf = async (title: string) => {
      const [item] = await read(nameless(title, { guid }));
      expect(item).toMatchObject({ remark: expect.stringContaining('known by its title and date') });
      return item?.kind === 'draft' ? item.draft.key : '';
    };
    expect(await keyOf('One')).toBe(await keyOf('One'));
    expect(await keyOf('One')).not.toBe(await keyOf('Two'));
  },
);

test('[K5] a guid of the whole world – of an export without address – is enough', async () => {
  const [item] = await read(nameless('One', { guid: 'https://one.example/?p=5' }));
  expect(item).toMatchObject({ draft: { key: 'wp::https://one.example/?p=5' } });
  expect(item).not.toHaveProperty('remark');
});
