import { safeUrl } from './safeUrl';

/**
 * A newsroom's own face (C4), where its configuration names a font file: the rules that bring and use it; none for anything else.
 * @param origin of the platform, where the page is not its own
 */
export function fontRules(fontFile: string, origin = ''): readonly string[] {
  // a safe address has no quotes left
  const url = safeUrl(fontFile);
  if (!url) return [];
  const source = url.startsWith('/') ? origin + url : url;
  return [
    `@font-face{font-family:site;src:url("${source}");font-display:swap}`,
    ':root{--text-face:site,var(--sans)}',
  ];
}
