import type { Reader, ReadItem, ReadingContext } from '@platform/import/reader.types';

/** The items of a source, read in pieces so small that tags and characters are parted. */
export async function readItems(
  reader: Reader,
  value: unknown,
  { pages = false, address, now = new Date('2026-03-05T00:00:00Z') }: Partial<ReadingContext> = {},
): Promise<ReadItem[]> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  async function* parts() {
    for (let from = 0; from < text.length; from += 97) yield text.slice(from, from + 97);
  }
  const items: ReadItem[] = [];
  for await (const item of reader(parts, { address, now, pages })) items.push(item);
  return items;
}

/** A WordPress export up to its first item. */
export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>River Paper</title><link>https://wp.example</link><language>en-US</language><wp:base_blog_url>https://wp.example</wp:base_blog_url>
<wp:author><wp:author_login>drolma</wp:author_login><wp:author_display_name><![CDATA[Drolma Yangjin]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[News]]></wp:cat_name></wp:category>
<wp:category><wp:category_nicename>town</wp:category_nicename><wp:category_parent>news</wp:category_parent><wp:cat_name><![CDATA[Town]]></wp:cat_name></wp:category>`;

/** A post of an export; what is left out has a plain value. */
export interface WxrPost {
  id: number;
  title?: string;
  content?: string;
  status?: string;
  type?: string;
  more?: string;
  guid?: string;
}

/** The item of a post. */
export const wxrItem = ({
  id,
  title = `Post ${id}`,
  content = 'words',
  status = 'publish',
  type = 'post',
  more = '',
  guid = `https://wp.example/?p=${id}`,
}: WxrPost) =>
  `<item><title>${title}</title><link>https://wp.example/?p=${id}</link><guid isPermaLink="false">${guid}</guid><dc:creator><![CDATA[drolma]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2026-03-05 08:00:00</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

/** A whole WordPress export. */
export const wxr = (...posts: WxrPost[]) => `${WXR_HEAD}${posts.map(wxrItem).join('')}</channel></rss>`;
