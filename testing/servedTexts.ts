export interface ServedText {
  readonly text: string;
  /** Of the nearest element that names one; '' where none does. */
  readonly lang: string;
  /** Names of the elements around it, outermost first. */
  readonly path: readonly string[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const UNSEEN = new Set(['script', 'style', 'title', 'noscript']);

/** Texts of a page that React rendered, with the language each is read in. */
export function servedTexts(html: string): ServedText[] {
  const texts: ServedText[] = [];
  const open: { readonly name: string; readonly lang: string }[] = [];
  const parts = html.replace(/<!--.*?-->/gs, '').matchAll(/<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/gi);
  for (const [, slash, name = '', attributes = '', text] of parts) {
    const around = open.at(-1);
    if (text !== undefined) {
      if (text.trim() !== '' && !UNSEEN.has(around?.name ?? ''))
        texts.push({ text: text.trim(), lang: around?.lang ?? '', path: open.map((one) => one.name) });
    } else if (slash) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
    } else if (!VOID.has(name) && !attributes.endsWith('/')) {
      const lang = / lang="([^"]*)"/.exec(attributes)?.[1] ?? around?.lang ?? '';
      open.push({ name, lang });
    }
  }
  return texts;
}
