import { at, type TwoSites } from './twoSites';

/**
 * Adds a published article and its counts to one of two sites. Its contents, its key and its counts tell site and number: of
 * article 3 on site 1 the clicks are 1003.
 */
export async function addArticle(
  sites: TwoSites,
  site: number,
  id: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const own = `${site}-${id}`;
  await sites.add('articles', {
    ...{
      site_id: site,
      id,
      key: `k${id}`,
      draft_hash: `hash ${own}`,
      column_id: 1,
      article_type: 0,
      status: 1,
    },
    ...{ title: `title ${own}`, item: `item ${own}`, content: `content ${own}` },
    ...{ published_at: at(0), changed_at: at(0), ...more },
  });
  await sites.add('article_counts', { site_id: site, article_id: id, click_initial: site * 1000 + id });
}
