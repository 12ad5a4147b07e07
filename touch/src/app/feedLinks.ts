import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import type { Head } from '@touch/outside/screen';
import { idOf } from '@touch/screens/columnDetail/idOf';
import type { Match } from './match';

const formats = [
  ['rss', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
] as const;

/** Number of the column whose feeds belong to a page: 0 = the whole paper's, on home. */
function columnOf({ screen, params }: Match): number | undefined {
  if (screen === 'home') return 0;
  return (screen === 'columnDetail' && idOf(params)) || undefined;
}

/**
 * The feeds of a page, for readers that look for them in its head (K13); none of a page that is not for machines.
 * @param siteQuery what tells the site from others on its host
 */
export function feedLinks(match: Match, head: Head, siteQuery: string): string {
  const column = columnOf(match);
  if (column === undefined || head.gone || head.noIndex) return '';
  return formats
    .map(
      ([ending, type]) =>
        `<link rel="alternate" type="${type}" href="/feeds/${column}.${ending}${siteQuery}" title="${escapeHtml(head.title)}">`,
    )
    .join('');
}

const EMBEDDED = ['newsDetail', 'imageDetail', 'videoDetail', 'liveDetail', 'minVideoDetail', 'mvodShare'];

/** Where other sites learn how to show this page (oEmbed); none of a page that is not for machines. @param url the page's canonical address */
export function oEmbedLink({ screen }: Match, head: Head, url: string): string {
  if (!EMBEDDED.includes(screen) || head.gone || head.noIndex) return '';
  const href = `/oembed?url=${encodeURIComponent(url)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" title="${escapeHtml(head.title)}">`;
}
