import type { ArticleContent } from '@touch/api/articleContent';
import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import { safeUrl } from '@touch/lib/safeUrl';
import { type BodyOptions, bodyHtml, pictureLink } from './bodyHtml';

const downloadIcon =
  '<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11M6.5 10l5.500 5.500L17.500 10M4 20h16" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** A set as pages of one picture each, side by side, with caption, place and download; its text follows (F5). */
export function imageSetHtml(
  article: Pick<ArticleContent, 'content' | 'pictures' | 'videos'>,
  how: BodyOptions,
): string {
  const total = article.pictures.length;
  const pages = article.pictures.map((picture, index) => {
    const url = safeUrl(picture.imageUrl);
    if (!url) return '';
    const download = `<a class="download" href="${escapeHtml(url)}" download aria-label="${escapeHtml(how.downloadPicture)}">${downloadIcon}</a>`;
    const place = `<b>${index + 1}<small> / ${total}</small></b>`;
    const caption = `<figcaption>${place}<span>${escapeHtml(picture.summary)}</span>${download}</figcaption>`;
    return `<li><figure>${pictureLink(picture, url, index, how)}${caption}</figure></li>`;
  });
  // pictures have their pages; the text keeps no places for them
  const text = bodyHtml({ ...article, pictures: [] }, how);
  return `<ol class="set" tabindex="0">${pages.join('')}</ol>${text}`;
}
