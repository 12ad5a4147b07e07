import { decodeEntities, withoutMarkup } from '../markup';
import { isCleanBody } from './bodyGuard';
import { insideBody, replaceComments } from './bodyText';
import { checkBody } from './checkBody';
import { escapeHtml } from './escapeHtml';

/** The text alone, in paragraphs: what is left of HTML that was refused. */
export const plainBody = (html: string): string =>
  html
    .split(/<\/(?:p|div|h\d|li|tr)>|<br\s*\/?>/i)
    .map((part) => decodeEntities(withoutMarkup(part)).trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

/** Standing HTML from the wire as a page may hold it (K8): reduced to the allow-list in a browser, whole or as its text on the server. */
export function cleanHtml(html: string): string {
  if (typeof DOMParser !== 'undefined') return checkBody(html);
  const inside = replaceComments(insideBody(html), () => '');
  return isCleanBody(inside) ? inside : plainBody(inside);
}
