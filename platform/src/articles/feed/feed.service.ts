import type { Queries } from '@platform/db/connection';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';
import { siteTime } from '@platform/wire/wireDate';
import type { StoredItem } from '../documents/articles.document';
import { type FeedRow, feedRows, feedRowsSince, sitemapExtent, sitemapPart } from './feed.store';

/** An article as it goes out to readers of feeds. */
export interface FeedEntry {
  /** Stays the same whatever happens to its title, date or column. */
  readonly id: string;
  readonly url: string;
  /** Plain text, as all texts here. */
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly published: Date;
  readonly updated: Date;
  /** BCP 47, '' where it is the site's own. */
  readonly language: string;
  readonly tags: readonly string[];
  readonly media: readonly { url: string; seconds: number }[];
}

function entryOf(row: FeedRow, site: Site, origin: string): FeedEntry {
  // our own document, written by `itemOf`
  const item: StoredItem = JSON.parse(fillAddresses(row.item, origin, site));
  const film = item.videoUrl ? [{ url: item.videoUrl, seconds: item.duration ?? 0 }] : [];
  return {
    id: item.urlPad,
    url: item.shareUrl,
    title: item.textTitle,
    summary: item.textAbstract,
    author: item.arthorName || item.source,
    published: row.published_at,
    updated: new Date(Math.max(row.changed_at.getTime(), row.published_at.getTime())),
    language: item.language ?? '',
    tags: (item.tags ?? []).map(({ name }) => name),
    media: [...film, ...item.pic_list_title.slice(0, 1).map((url) => ({ url, seconds: 0 }))],
  };
}

/** The newest articles of a column and those below it, newest first. @param column 0 = all. */
export async function columnEntries(
  db: Queries,
  site: Site,
  origin: string,
  column: number,
  limit: number,
): Promise<FeedEntry[]> {
  return (await feedRows(db, site.id, column, limit)).map((row) => entryOf(row, site, origin));
}

export async function entriesSince(
  db: Queries,
  site: Site,
  origin: string,
  since: Date,
  limit: number,
): Promise<FeedEntry[]> {
  return (await feedRowsSince(db, site.id, since, limit)).map((row) => entryOf(row, site, origin));
}

/** Public addresses of published articles in the order of their numbers, with their last change. */
export async function articlePlaces(
  db: Queries,
  site: number,
  origin: string,
  limit: number,
  offset: number,
): Promise<{ url: string; changed: Date }[]> {
  return (await sitemapPart(db, site, limit, offset)).map(({ id, published_at, changed_at }) => {
    const [year, month, day] = siteTime(published_at).date.split('-');
    return { url: `${origin}/content/${year}-${month}/${day}/content_${id}.html`, changed: changed_at };
  });
}

/** Number of published articles and the time of their last change. */
export async function articleExtent(
  db: Queries,
  site: number,
): Promise<{ total: number; changed: Date | undefined }> {
  const extent = await sitemapExtent(db, site);
  return { total: extent?.total ?? 0, changed: extent?.changed_at ?? undefined };
}
