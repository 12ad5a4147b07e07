import { cleanHtml } from './cleanHtml';
import { escapeAttribute } from './tokens';

/**
 * HTML the newsroom keeps beside its articles (about us, terms, notices), cleaned on its way out: whoever wrote it, and
 * however it came into the database, it runs nothing. Pictures stay where they stand.
 */
export function shownHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { html: clean, pictures } = cleanHtml(html);
  return clean.replace(/<!--(IMAGE|VIDEO)ARRAY#(\d+)-->/g, (_, kind: string, number: string) => {
    const picture = kind === 'IMAGE' ? pictures[Number(number)] : undefined;
    if (!picture) return '';
    return `<img src="${escapeAttribute(picture.src)}" alt="${escapeAttribute(picture.alt || picture.caption)}">`;
  });
}
