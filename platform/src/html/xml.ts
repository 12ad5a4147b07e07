/** Characters that XML 1.0 cannot hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `<name a="…">text</name>`, escaped. */
export function element(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  return `${opening(name, attributes)}>${escapeXml(text)}</${name}>`;
}

/** `<name a="…"/>`, escaped. */
export const empty = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `${opening(name, attributes)}/>`;

const opening = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}`;
